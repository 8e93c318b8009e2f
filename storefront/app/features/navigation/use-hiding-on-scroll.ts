import { useEffect, useRef } from 'react'

const thresholdPixels = 8

/** Scrolling down hides the header, scrolling up shows it again. It stays while it is in use. */
export function useHidingOnScroll() {
  const header = useRef<HTMLElement>(null)
  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < thresholdPixels) return
      last = scrollY
      const element = header.current
      if (!element) return
      const isInUse = element.matches(':focus-within') || element.querySelector(':popover-open') !== null
      element.toggleAttribute('data-hidden', moved > 0 && scrollY > element.offsetHeight && !isInUse)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return header
}
