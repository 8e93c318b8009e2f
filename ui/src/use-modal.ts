import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  closedby: 'any'
  onClose: (event: SyntheticEvent) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/** Controls a native `<dialog>` by state: the browser traps the focus, restores it and handles Escape. */
export function useModal(isOpen: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (isOpen && !dialog.open) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
  }, [isOpen])
  // Taken out of the page while open, it would take the focus along.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  return {
    ref,
    closedby: 'any',
    onClose: (event) => {
      // Close events of nested dialogs bubble in React; only our own count.
      if (event.target === ref.current) onClose()
    },
    // Safari does not support `closedby` yet: a click on the backdrop targets the dialog itself.
    onClick: (event) => {
      if (event.target !== ref.current) return
      const box = event.currentTarget.getBoundingClientRect()
      const isInside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom
      if (!isInside) ref.current.close()
    },
  }
}
