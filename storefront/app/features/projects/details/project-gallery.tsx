import { Lightbox } from '@fitout/ui/lightbox.tsx'
import { Picture } from '@fitout/ui/picture.tsx'
import Expand from 'lucide-react/icons/expand'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGalleryWords } from '../../../shared/catalogue/use-gallery-words.ts'
import { Joined } from '../../../shared/text/joined.tsx'
import { Hotspots } from './hotspots.tsx'
import type { ProjectPicture } from './project-view.ts'

type Props = {
  title: string
  pictures: ProjectPicture[]
  /** Shown between the first picture and the others. */
  children: ReactNode
}

const wide = '(min-width: 1400px) 1400px, 100vw'
const large = '(min-width: 1400px) 800px, (min-width: 768px) 58vw, 100vw'
const small = '(min-width: 1400px) 560px, (min-width: 768px) 41vw, 100vw'
const rhythm = [
  { place: 'md:col-span-7', sizes: large },
  { place: 'md:col-span-5 md:mt-32', sizes: small },
  { place: 'md:col-span-5', sizes: small },
  { place: 'md:col-span-7 md:mt-32', sizes: large },
] as const
const alone = { place: 'md:col-span-12', sizes: wide }
/** The last picture of an odd number is centred. */
const last = {
  place: 'md:col-span-8 md:col-start-3',
  sizes: '(min-width: 1400px) 900px, (min-width: 768px) 66vw, 100vw',
}

/** The first picture at full width, the others in a grid of uneven sizes; each opens in the lightbox. */
export function ProjectGallery({ title, pictures, children }: Props) {
  const t = useTranslations('projects')
  const words = useGalleryWords(title)
  const [at, setAt] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const [first, ...others] = pictures

  function enlarge(index: number) {
    setAt(index)
    setIsOpen(true)
  }

  return (
    <>
      {first && (
        <div className="max-md:-mx-gutter max-md:[&_figcaption]:px-gutter">
          <Shown picture={first} sizes={wide} priority onEnlarge={() => enlarge(0)} />
        </div>
      )}
      {children}
      {others.length > 0 && (
        <section aria-label={t('pictures')} className="grid gap-y-8 pt-section md:columns-12 md:gap-y-14">
          {others.map((picture, index) => {
            const { place, sizes } = placeOf(index, others.length)
            return (
              <div key={picture.url} className={`min-w-0 ${place}`}>
                <Shown picture={picture} sizes={sizes} onEnlarge={() => enlarge(index + 1)} />
              </div>
            )
          })}
        </section>
      )}
      <Lightbox
        pictures={pictures}
        at={at}
        onMove={setAt}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        words={words}
      />
    </>
  )
}

function placeOf(index: number, count: number): { place: string; sizes: string } {
  if (count === 1) return alone
  const isLeftOver = index % 2 === 0 && index === count - 1
  return (isLeftOver ? undefined : rhythm[index % rhythm.length]) ?? last
}

type ShownProps = { picture: ProjectPicture; sizes: string; priority?: boolean; onEnlarge: () => void }

function Shown({ picture, sizes, priority, onEnlarge }: ShownProps) {
  const t = useTranslations('projects')
  const caption = [{ text: picture.room ?? '' }, { text: picture.caption, lang: picture.langs?.caption }]
  return (
    <figure>
      <div className="relative">
        <Picture picture={picture} sizes={sizes} ratio="room" priority={priority} reveals={!priority} />
        <button
          type="button"
          onClick={onEnlarge}
          aria-label={t('enlargePicture', { caption: picture.caption || picture.alt })}
          className="absolute end-3 bottom-3 grid size-target place-items-center rounded-full bg-paper transition-colors
            hover:bg-ink hover:text-paper"
        >
          <Expand aria-hidden="true" size={18} strokeWidth={1.5} />
        </button>
        <Hotspots hotspots={picture.hotspots} />
      </div>
      {caption.some(({ text }) => text) && (
        <figcaption className="mt-3 text-caption text-muted">
          <Joined parts={caption} />
        </figcaption>
      )}
    </figure>
  )
}
