import { ownPath } from '@fitout/contract/storefront-paths.ts'

/** What the home page shows after signing in: a link to the page that required it, and whether the member is new. */
export type Arrival = { path?: string; isNew?: boolean }

let arrival: Arrival = {}
const none: Arrival = {}
const listeners = new Set<() => void>()

/** The page that required signing in. Signing in leads home, where this page is offered. */
export const wayBackStore = {
  read: () => arrival,
  readOnServer: () => none,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Takes the return path from the query string, if it belongs to this site. */
export function keepWayBack(search: string): void {
  const path = ownPath(new URLSearchParams(search).get('return_to'))
  become(path === undefined ? {} : { path })
}

/** Makes the home page welcome a new member. */
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
