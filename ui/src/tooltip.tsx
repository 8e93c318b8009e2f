import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { anchored, anchorOf } from './anchor.ts'

// Time to move the pointer from the element to the tooltip.
const leaveMilliseconds = 150

type Props = { text: ReactNode; children: (attributes: { 'aria-describedby': string }) => ReactNode }

/** A short text about an element, shown on hover or focus; Escape hides it (WCAG 1.4.13). */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    bubble.current?.togglePopover(isShown)
    if (!isShown) return undefined
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsShown(false)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [isShown])
  useEffect(() => () => clearTimeout(timer.current), [])

  function hover(event: PointerEvent, isOver: boolean) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    if (isOver) setIsShown(true)
    else timer.current = setTimeout(() => setIsShown(false), leaveMilliseconds)
  }

  return (
    <span
      className="inline-flex"
      style={anchorOf(id)}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onFocus={({ target }) => setIsShown(target.matches(':focus-visible'))}
      onBlur={() => setIsShown(false)}
    >
      {children({ 'aria-describedby': id })}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        style={anchored(id)}
        className="floats-above fades max-w-phrase rounded-sm bg-ink px-3 py-1.5 text-caption text-paper"
      >
        {text}
      </span>
    </span>
  )
}
