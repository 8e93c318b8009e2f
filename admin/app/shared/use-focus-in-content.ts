import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const rowsMayTakeMilliseconds = 2000

/**
 * Focuses the content when the focused element disappeared with the previous screen: Tab continues there, not at the bar. On
 * the way back it focuses the link that was followed, such as that of a row.
 */
export function useFocusInContent(contentId: string): void {
  const { key, pathname } = useLocation()
  const isWayBack = useNavigationType() === 'POP'
  const before = useRef(pathname)
  const followed = useFollowedLinks(contentId, key)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const link = isWayBack ? followed.current.get(key) : undefined
    return focusOnce(contentId, link)
  }, [contentId, followed, isWayBack, key, pathname])
}

/** The addresses of the links last pressed or focused in the content, by history entry. */
function useFollowedLinks(contentId: string, key: string): RefObject<ReadonlyMap<string, string>> {
  const followed = useRef(new Map<string, string>())
  useEffect(() => {
    const content = document.querySelector(`#${contentId}`)
    function remember({ target }: Event): void {
      const part = target as Element
      // A press beside the links of a row opens it too.
      const link = part.closest('a[href]') ?? part.closest('[data-row]')?.querySelector('a[href]')
      const address = link?.getAttribute('href')
      if (address) followed.current.set(key, address)
    }
    for (const event of ['focusin', 'click']) content?.addEventListener(event, remember)
    return () => {
      for (const event of ['focusin', 'click']) content?.removeEventListener(event, remember)
    }
  }, [contentId, key])
  return followed
}

/** Waits for the rows of a list; anything else that has taken the focus meanwhile keeps it. */
function focusOnce(contentId: string, link: string | undefined): () => void {
  const until = performance.now() + rowsMayTakeMilliseconds
  let frame = requestAnimationFrame(look)
  // After a dialog or a menu has returned the focus, or a screen has taken it.
  function look(): void {
    const content = document.querySelector<HTMLElement>(`#${contentId}`)
    const isFree = document.activeElement === document.body || document.activeElement === content
    if (!content || !isFree) return
    const target = link && content.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`)
    if (target) {
      target.focus({ preventScroll: true })
      target.scrollIntoView({ block: 'nearest' })
      return
    }
    if (document.activeElement === document.body) content.focus({ preventScroll: true })
    if (link && performance.now() < until) frame = requestAnimationFrame(look)
  }
  return () => cancelAnimationFrame(frame)
}
