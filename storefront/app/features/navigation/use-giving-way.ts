import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const pressed = 'button, input, select, textarea, summary, label, [role=button]'
/** Links that are text or buttons; a card or a picture is larger. */
const tallestLink = 64
const pauseMilliseconds = 100
/** Finer than the smallest control. */
const step = 12

/** Whether a floating button would cover a control, a field or a price at its position. */
export function useGivingWay(place: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setIsInTheWay] = useState(false)
  const { key } = useLocation()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        if (place.current) setIsInTheWay(liesOnSomething(place.current))
      }, pauseMilliseconds)
    }
    const growth = new ResizeObserver(look)
    growth.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      clearTimeout(timer)
      growth.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [place, key])
  return isInTheWay
}

function liesOnSomething(place: HTMLElement): boolean {
  const { left, right, top, bottom } = place.getBoundingClientRect()
  for (const x of pointsFrom(left, right)) {
    for (const y of pointsFrom(top, bottom)) {
      const below = document.elementsFromPoint(x, y).filter((element) => !place.contains(element))
      if (below.some(isWanted)) return true
    }
  }
  return false
}

/** The last one is on the far edge: an overlap of one pixel counts too. */
function pointsFrom(start: number, end: number): number[] {
  return [...Array.from({ length: Math.ceil((end - start) / step) }, (_, at) => start + at * step), end - 1]
}

function isWanted(element: Element): boolean {
  if (element.closest(pressed)) return true
  const link = element.closest('a')
  if (link && link.getBoundingClientRect().height <= tallestLink) return true
  const text = element.textContent ?? ''
  return text.length < 60 && text.includes('$')
}
