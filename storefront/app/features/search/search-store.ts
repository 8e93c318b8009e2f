export const searchId = 'site-search'

let isOpen = false
const listeners = new Set<() => void>()

export const searchStore = {
  read: () => isOpen,
  readOnServer: () => false,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function showSearch(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}
