export type CartPanelState = { isOpen: boolean; /** What has just happened, shown at its top. */ message: string }

const shut: CartPanelState = { isOpen: false, message: '' }
let state = shut
const listeners = new Set<() => void>()

export const cartPanelStore = {
  read: () => state,
  readOnServer: () => shut,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Opens the side panel: from the header, and after something was added. */
export function openCartPanel(message = ''): void {
  become({ isOpen: true, message })
}

export function closeCartPanel(): void {
  if (state.isOpen) become({ ...state, isOpen: false })
}

function become(next: CartPanelState): void {
  state = next
  for (const listener of listeners) listener()
}
