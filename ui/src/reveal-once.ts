let observer: IntersectionObserver | undefined

/**
 * A ref that fades in elements below the fold when they first come into view. Elements already visible are not affected.
 */
export function revealOnce(element: Element | null): (() => void) | undefined {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  if (element.getBoundingClientRect().top < innerHeight) return undefined
  observer ??= new IntersectionObserver(show, { rootMargin: '0px 0px -8% 0px' })
  element.setAttribute('data-veiled', '')
  observer.observe(element)
  return () => observer?.unobserve(element)
}

function show(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    target.removeAttribute('data-veiled')
    observer?.unobserve(target)
  }
}
