import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  label: string
  slides: { key: string; content: ReactNode }[]
  words: {
    previous: string
    next: string
    /** "Pieces 2 to 4 of 8"; for a single slide, `from` and `to` are equal. */
    place: (from: number, to: number, of: number) => string
  }
  /** The width of a slide, as classes: `w-full md:w-1/3`. */
  slideClassName?: string
}

type Place = { from: number; to: number }

const step = [
  'flex size-target items-center justify-center rounded-full border border-stone transition-colors',
  'hover:border-ink active:bg-sand aria-disabled:cursor-default aria-disabled:border-stone aria-disabled:text-control',
].join(' ')

/** A row with scroll snapping: by finger, wheel, arrow keys or buttons; without scripts it scrolls. */
export function Carousel({ label, slides, words, slideClassName = 'w-full' }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place>({ from: 1, to: 1 })
  // Announced only once the user has operated it.
  const [isAsked, setIsAsked] = useState(false)
  const count = slides.length

  useEffect(() => {
    const list = row.current
    if (!list) return undefined
    const observer = new ResizeObserver(() => setPlace(placeOf(list)))
    observer.observe(list)
    return () => observer.disconnect()
  }, [])

  function bring(index: number) {
    setIsAsked(true)
    const slide = row.current?.children[Math.min(count - 1, Math.max(0, index))]
    if (slide instanceof HTMLElement) row.current?.scrollTo({ left: slide.offsetLeft })
  }

  const isAtStart = place.from <= 1
  const isAtEnd = place.to >= count
  const announcement = words.place(place.from, place.to, count)
  return (
    <div className="min-w-0" onFocus={() => setIsAsked(true)}>
      <div
        ref={row}
        role="group"
        // Scrollable content must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget }) => setPlace(placeOf(currentTarget))}
        className="scroll-row relative gap-gutter"
      >
        {slides.map(({ key, content }) => (
          <div key={key} className={classNames('shrink-0 snap-start', slideClassName)}>
            {content}
          </div>
        ))}
      </div>
      <div className="mt-4 flex items-center justify-between gap-4">
        <p aria-hidden="true" className="text-caption text-muted tabular-nums">
          {announcement}
        </p>
        <p aria-live="polite" className="sr-only">
          {isAsked && announcement}
        </p>
        <div className="flex gap-2">
          <button
            type="button"
            aria-label={words.previous}
            aria-disabled={isAtStart}
            onClick={() => !isAtStart && bring(place.from - 2)}
            className={step}
          >
            <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.5} />
          </button>
          <button
            type="button"
            aria-label={words.next}
            aria-disabled={isAtEnd}
            onClick={() => !isAtEnd && bring(place.from)}
            className={step}
          >
            <ArrowRight aria-hidden="true" size={18} strokeWidth={1.5} />
          </button>
        </div>
      </div>
    </div>
  )
}

/** The first and last slide in full view, counted from 1. */
function placeOf(list: HTMLDivElement): Place {
  const slides = [...list.children].filter((child) => child instanceof HTMLElement)
  const left = list.scrollLeft - 1
  const right = list.scrollLeft + list.clientWidth + 1
  const first = slides.findIndex(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 >= left)
  const last = slides.findLastIndex(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth <= right)
  return { from: first + 1, to: Math.max(first, last) + 1 }
}
