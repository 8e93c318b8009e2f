import { ownPath } from '@fitout/contract/storefront-paths.ts'

/** What the home page says after coming in: the page that asked for it, and whether one has just become a member. */
export type Arrival = { path?: string; isNew?: boolean }

let arrival: Arrival = {}
const none: Arrival = {}
const listeners = new Set<() => void>()

/** The page that sent the visitor to sign in. Signing in leads home, and there it is offered. */
export const wayBackStore = {
  read: () => arrival,
  readOnServer: () => none,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Takes the way back from the address of the page, if it is one of ours. */
export function keepWayBack(search: string): void {
  const path = ownPath(new URLSearchParams(search).get('return_to'))
  become(path === undefined ? {} : { path })
}

/** From here on the home page welcomes a new member. */
export function welcomeNewMember(): void {
  become({ ...arrival, isNew: true })
}

export function dropWayBack(): void {
  become({})
}

function become(next: Arrival): void {
  arrival = next
  for (const listener of listeners) listener()
}
