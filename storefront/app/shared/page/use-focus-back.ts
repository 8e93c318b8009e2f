import { type RefCallback, useEffect, useRef } from 'react'

/**
 * For parts of a page that buttons open: returns the `ref` of the button of a part, which gets the focus back when that part
 * closes, even if the button was not shown meanwhile.
 */
export function useFocusBack(open: string | undefined): (part: string) => RefCallback<HTMLButtonElement> {
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const before = useRef(open)
  useEffect(() => {
    const closed = before.current
    before.current = open
    // What has taken the focus meanwhile keeps it.
    if (closed && !open && document.activeElement === document.body) buttons.current.get(closed)?.focus()
  }, [open])
  return (part) => (button) => {
    if (button) buttons.current.set(part, button)
  }
}
