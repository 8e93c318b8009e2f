import Expand from 'lucide-react/icons/expand'
import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Lightbox, type LightboxWords } from './lightbox.tsx'
import { Picture, type PictureView } from './picture.tsx'

export type GalleryWords = LightboxWords & {
  /** The label of the gallery: "Pictures of the Kwai sofa". */
  label: string
  enlarge: string
  /** The label of a position: "Picture 2 of 5". */
  place: (at: number, of: number) => string
}

type Props = {
  pictures: PictureView[]
  /** The index of the picture to show, controlled from outside. */
  shown?: number
  words: GalleryWords
  ratio?: 'square' | 'room' | 'portrait'
  sizes: string
  /** On phones the pictures extend to the edges of the screen. */
  bleeds?: boolean
}

/** A row with scroll snapping, thumbnails and a lightbox. Swipes and scrolls without JavaScript. */
export function Gallery({ pictures, shown = 0, words, ratio = 'square', sizes, bleeds = false }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const isFirstTime = useRef(true)
  const [at, setAt] = useState(shown)
  const [isEnlarged, setIsEnlarged] = useState(false)

  function bring(index: number) {
    const slide = row.current?.children[index]
    if (slide instanceof HTMLElement) row.current?.scrollTo({ left: slide.offsetLeft })
  }

  useEffect(() => {
    if (!isFirstTime.current || shown > 0) bring(shown)
    isFirstTime.current = false
  }, [shown])

  return (
    <div className={classNames('min-w-0', bleeds && 'max-md:-mx-gutter')}>
      <div className="relative">
        <div
          ref={row}
          role="group"
          aria-label={words.label}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
          className="scroll-row"
        >
          {pictures.map((picture, index) => (
            <div key={picture.url} className="w-full shrink-0 snap-start">
              <Picture picture={picture} sizes={sizes} ratio={ratio} priority={index === 0} />
            </div>
          ))}
        </div>
        <button
          type="button"
          onClick={() => setIsEnlarged(true)}
          aria-label={words.enlarge}
          className="absolute end-3 bottom-3 flex size-target items-center justify-center rounded-full bg-paper
            transition-colors hover:bg-ink hover:text-paper"
        >
          <Expand aria-hidden="true" size={18} strokeWidth={1.5} />
        </button>
      </div>
      {pictures.length > 1 && (
        <ul className={classNames('mt-3 grid grid-cols-5 gap-2 md:gap-3', bleeds && 'max-md:px-gutter')}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                onClick={() => bring(index)}
                aria-label={words.place(index + 1, pictures.length)}
                aria-current={index === at || undefined}
                className="block w-full outline-offset-0 aria-current:outline aria-current:outline-ink
                  focus-visible:aria-current:outline-2 focus-visible:aria-current:outline-clay"
              >
                <Picture
                  picture={picture}
                  sizes="(min-width: 768px) 120px, 20vw"
                  fitting={[120, 360]}
                  ratio="square"
                  isDecorative
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Lightbox
        pictures={pictures}
        at={at}
        onMove={(index) => {
          setAt(index)
          bring(index)
        }}
        isOpen={isEnlarged}
        onClose={() => setIsEnlarged(false)}
        words={words}
      />
    </div>
  )
}
