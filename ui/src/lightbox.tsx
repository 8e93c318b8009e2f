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
  /** Shown with its caption; without one, with its description. */
  pictures: (PictureView & { caption?: string; langs?: { alt?: string; caption?: string } })[]
  at: number
  onMove: (at: number) => void
  isOpen: boolean
  onClose: () => void
  words: LightboxWords
}

/** CSS pixels. */
const swipeLength = 48

export function Lightbox({ pictures, at, onMove, isOpen, onClose, words }: Props) {
  const modal = useModal(isOpen, onClose)
  const frame = useRef<HTMLDivElement>(null)
  // The place of the picture that was asked for, in parts of its width and height.
  const [zoomed, setZoomed] = useState<{ x: number; y: number }>()
  const isZoomed = zoomed !== undefined
  const touched = useRef<{ x: number; y: number }>(undefined)
  const picture = pictures[at]

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
    if (!image || !picture) return
    // The picture lies in the middle of its box, as large as fits.
    const { left, top, width, height } = image.getBoundingClientRect()
    const shown = Math.min(width / picture.width, height / picture.height)
    const part = (offset: number, length: number) => Math.min(1, Math.max(0, 0.5 + offset / (length * shown)))
    setZoomed({
      x: part(clientX - left - width / 2, picture.width),
      y: part(clientY - top - height / 2, picture.height),
    })
  }

  function move(step: number) {
    setZoomed(undefined)
    onMove((at + step + pictures.length) % pictures.length)
  }

  /** A finger that goes across, and not up or down, turns to the next picture. */
  function endTouch({ changedTouches }: TouchEvent) {
    const end = changedTouches.item(0)
    const start = touched.current
    touched.current = undefined
    if (!start || !end || isZoomed || pictures.length < 2) return
    const [across, along] = [end.clientX - start.x, end.clientY - start.y]
    if (Math.abs(across) > swipeLength && Math.abs(across) > 2 * Math.abs(along)) move(across < 0 ? 1 : -1)
  }

  return (
    <dialog
      {...modal}
      aria-label={words.label}
      onKeyDown={(event) => {
        if (isZoomed || pictures.length < 2) return
        if (event.key === 'ArrowLeft') move(-1)
        if (event.key === 'ArrowRight') move(1)
      }}
      className="fades m-auto h-dvh max-h-dvh w-full max-w-lightbox flex-col bg-paper open:flex xl:h-auto xl:rounded-sm"
    >
      {isOpen && picture && (
        <>
          <div className="flex items-center justify-between gap-2 ps-5 pe-2 py-1">
            <p aria-live="polite" className="text-caption text-muted tabular-nums">
              {words.place(at + 1, pictures.length)}
            </p>
            <div className="flex">
              <IconButton
                label={isZoomed ? words.zoomOut : words.zoomIn}
                onClick={() => setZoomed(isZoomed ? undefined : { x: 0.5, y: 0.5 })}
                icon={
                  isZoomed ? (
                    <ZoomOut aria-hidden="true" size={20} strokeWidth={1.5} />
                  ) : (
                    <ZoomIn aria-hidden="true" size={20} strokeWidth={1.5} />
                  )
                }
              />
              <IconButton
                label={words.close}
                onClick={onClose}
                icon={<X aria-hidden="true" size={20} strokeWidth={1.5} />}
              />
            </div>
          </div>
          <div
            className="relative min-h-0 flex-1"
            onTouchStart={({ touches }) => {
              const first = touches.length === 1 ? touches.item(0) : null
              touched.current = first ? { x: first.clientX, y: first.clientY } : undefined
            }}
            onTouchEnd={endTouch}
          >
            <div
              ref={frame}
              tabIndex={isZoomed ? 0 : undefined}
              role={isZoomed ? 'group' : undefined}
              aria-label={isZoomed ? picture.alt : undefined}
              className={classNames(
                'flex h-full max-h-[calc(100dvh-7rem)]',
                isZoomed ? 'overflow-auto' : 'overflow-hidden',
              )}
            >
              <Picture
                picture={picture}
                sizes={isZoomed ? '2048px' : '(min-width: 1024px) 1024px, 100vw'}
                ratio="fill"
                fit="contain"
                className={isZoomed ? 'm-auto h-auto! w-[250%]! shrink-0 md:w-[200%]!' : 'xl:h-[calc(100dvh-7rem)]'}
              />
            </div>
            {/* For a pointer, which names a place of the picture; keys have the button above. */}
            {!isZoomed && (
              <button
                type="button"
                tabIndex={-1}
                aria-hidden="true"
                onClick={zoomAt}
                className="absolute inset-0 cursor-zoom-in"
              />
            )}
            {pictures.length > 1 && (
              <>
                <IconButton
                  label={words.previous}
                  onClick={() => move(-1)}
                  icon={<ChevronLeft aria-hidden="true" size={22} strokeWidth={1.5} />}
                  className="absolute start-3 top-1/2 -translate-y-1/2 bg-paper"
                />
                <IconButton
                  label={words.next}
                  onClick={() => move(1)}
                  icon={<ChevronRight aria-hidden="true" size={22} strokeWidth={1.5} />}
                  className="absolute end-3 top-1/2 -translate-y-1/2 bg-paper"
                />
              </>
            )}
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
