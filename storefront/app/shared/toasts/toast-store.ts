export type Toast = {
  id: number
  kind: 'success' | 'failure' | 'server-error'
  /** If omitted, the toast says 'Success' or 'Error' in the visitor's language. */
  text?: string
  /** The failed call, whose message is used if there is no text. */
  error?: unknown
  /** The path to navigate to after a moment. */
  to?: string
}

const visibleMilliseconds = 2000
// An error takes longer to read than a confirmation.
const serverErrorMilliseconds = 6000

let toasts: readonly Toast[] = []
let nextId = 1
const none: readonly Toast[] = []
const listeners = new Set<() => void>()

export const toastStore = {
  read: () => toasts,
  readOnServer: () => none,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Shows a toast: at the bottom for 2 s, or top right if a call failed. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const id = nextId
  nextId += 1
  change([...toasts.filter(({ kind, text }) => kind !== toast.kind || text !== toast.text), { ...toast, id }])
  setTimeout(() => closeToast(id), toast.kind === 'server-error' ? serverErrorMilliseconds : visibleMilliseconds)
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
