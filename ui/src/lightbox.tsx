import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type MouseEvent, type TouchEvent, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Picture, type PictureView } from './picture.tsx'
import { useModal } from './use-modal.ts'

export type LightboxWords = {
  label: string
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  place: (at: number, of: number) => string
}

type Props = {
  /** Shown with its caption, or else with its alternative text. */
  pictures: (PictureView & { caption?: string; langs?: { alt?: string; caption?: string } })[]
  at: number
  onMove: (at: number) => void
  isOpen: boolean
  onClose: () => void
  words: LightboxWords
}

/** A point in a picture, as fractions of its width and height. */
type Point = { x: number; y: number }

/** CSS pixels. */
const swipeLength = 48

export function Lightbox({ pictures, at, onMove, isOpen, onClose, words }: Props) {
  const modal = useModal(isOpen, onClose)
  const [zoomed, setZoomed] = useState<Point>()
  const isZoomed = zoomed !== undefined
  const picture = pictures[at]
  const canTurn = !isZoomed && pictures.length > 1
  const swipe = useSwipe((step) => canTurn && move(step))

  function move(step: number) {
    setZoomed(undefined)
    onMove((at + step + pictures.length) % pictures.length)
  }

  return (
    <dialog
      {...modal}
      aria-label={words.label}
      onKeyDown={(event) => {
        if (!canTurn) return
        if (event.key === 'ArrowLeft') move(-1)
        if (event.key === 'ArrowRight') move(1)
      }}
      className="fades m-auto h-dvh max-h-dvh w-full max-w-lightbox flex-col bg-paper open:flex xl:h-auto xl:rounded-sm"
    >
      {isOpen && picture && (
        <>
          <Bar
            place={words.place(at + 1, pictures.length)}
            isZoomed={isZoomed}
            onZoom={() => setZoomed(isZoomed ? undefined : { x: 0.5, y: 0.5 })}
            onClose={onClose}
            words={words}
          />
          <div className="relative min-h-0 flex-1" {...swipe}>
            <ZoomFrame picture={picture} zoomed={zoomed} onZoom={setZoomed} />
            {pictures.length > 1 && <TurnButtons onMove={move} words={words} />}
          </div>
          <p
            lang={picture.caption === undefined ? picture.langs?.alt : picture.langs?.caption}
            className="px-5 py-3 text-caption text-muted"
          >
            {picture.caption ?? picture.alt}
          </p>
        </>
      )}
    </dialog>
  )
}

/** A horizontal swipe turns to the next picture. */
function useSwipe(onSwipe: (step: number) => void) {
  const touched = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const first = touches.length === 1 ? touches.item(0) : null
      touched.current = first ? { x: first.clientX, y: first.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches.item(0)
      const start = touched.current
      touched.current = undefined
      if (!start || !end) return
      const [across, along] = [end.clientX - start.x, end.clientY - start.y]
      if (Math.abs(across) > swipeLength && Math.abs(across) > 2 * Math.abs(along)) onSwipe(across < 0 ? 1 : -1)
    },
  }
}

type BarProps = { place: string; isZoomed: boolean; onZoom: () => void; onClose: () => void; words: LightboxWords }

function Bar({ place, isZoomed, onZoom, onClose, words }: BarProps) {
  return (
    <div className="flex items-center justify-between gap-2 ps-5 pe-2 py-1">
      <p aria-live="polite" className="text-caption text-muted tabular-nums">
        {place}
      </p>
      <div className="flex">
        <IconButton
          label={isZoomed ? words.zoomOut : words.zoomIn}
          onClick={onZoom}
          icon={
            isZoomed ? (
              <ZoomOut aria-hidden="true" size={20} strokeWidth={1.5} />
            ) : (
              <ZoomIn aria-hidden="true" size={20} strokeWidth={1.5} />
            )
          }
        />
        <IconButton label={words.close} onClick={onClose} icon={<X aria-hidden="true" size={20} strokeWidth={1.5} />} />
      </div>
    </div>
  )
}

type FrameProps = { picture: Props['pictures'][number]; zoomed: Point | undefined; onZoom: (at: Point) => void }

/** The picture at its largest size, or enlarged around a point. */
function ZoomFrame({ picture, zoomed, onZoom }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isZoomed = zoomed !== undefined

  useLayoutEffect(() => {
    const { current: box } = frame
    if (!box || !zoomed) return
    box.scrollTo({
      left: zoomed.x * box.scrollWidth - box.clientWidth / 2,
      top: zoomed.y * box.scrollHeight - box.clientHeight / 2,
      behavior: 'instant',
    })
  }, [zoomed])

  function zoomAt({ clientX, clientY }: MouseEvent) {
    const image = frame.current?.querySelector('img')
    if (!image) return
    // The picture is centred in its box with `object-fit: contain`.
    const { left, top, width, height } = image.getBoundingClientRect()
    const shown = Math.min(width / picture.width, height / picture.height)
    const part = (offset: number, length: number) => Math.min(1, Math.max(0, 0.5 + offset / (length * shown)))
    onZoom({
      x: part(clientX - left - width / 2, picture.width),
      y: part(clientY - top - height / 2, picture.height),
    })
  }

  return (
    <>
      <div
        ref={frame}
        tabIndex={isZoomed ? 0 : undefined}
        role={isZoomed ? 'group' : undefined}
        aria-label={isZoomed ? picture.alt : undefined}
        className={classNames('flex h-full max-h-[calc(100dvh-7rem)]', isZoomed ? 'overflow-auto' : 'overflow-hidden')}
      >
        <Picture
          picture={picture}
          sizes={isZoomed ? '2048px' : '(min-width: 1024px) 1024px, 100vw'}
          ratio="fill"
          fit="contain"
          className={isZoomed ? 'm-auto h-auto! w-[250%]! shrink-0 md:w-[200%]!' : 'xl:h-[calc(100dvh-7rem)]'}
        />
      </div>
      {/* For a pointer, which indicates a point of the picture; for keys there is the button above. */}
      {!isZoomed && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={zoomAt}
          className="absolute inset-0 cursor-zoom-in"
        />
      )}
    </>
  )
}

function TurnButtons({ onMove, words }: { onMove: (step: number) => void; words: LightboxWords }) {
  return (
    <>
      <IconButton
        label={words.previous}
        onClick={() => onMove(-1)}
        icon={<ChevronLeft aria-hidden="true" size={22} strokeWidth={1.5} />}
        className="absolute start-3 top-1/2 -translate-y-1/2 bg-paper"
      />
      <IconButton
        label={words.next}
        onClick={() => onMove(1)}
        icon={<ChevronRight aria-hidden="true" size={22} strokeWidth={1.5} />}
        className="absolute end-3 top-1/2 -translate-y-1/2 bg-paper"
      />
    </>
  )
}
