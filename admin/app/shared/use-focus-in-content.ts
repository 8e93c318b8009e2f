import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Puts the focus into the content when what had it went with the screen before: Tab goes on there, not at the bar. */
export function useFocusInContent(contentId: string): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // After a dialog or a menu has given the focus back, or a screen has taken it.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>(`#${contentId}`)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [contentId, pathname])
}
