import { ownPath } from '@fitout/contract/storefront-paths.ts'

let path: string | undefined
const listeners = new Set<() => void>()

/** The page that sent the visitor to sign in. Signing in leads home, and there it is offered. */
export const wayBackStore = {
  read: () => path,
  readOnServer: () => undefined,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Takes the way back from the address of the page, if it is one of ours. */
export function keepWayBack(search: string): void {
  become(ownPath(new URLSearchParams(search).get('return_to')))
}

export function dropWayBack(): void {
  become(undefined)
}

function become(next: string | undefined): void {
  path = next
  for (const listener of listeners) listener()
}
