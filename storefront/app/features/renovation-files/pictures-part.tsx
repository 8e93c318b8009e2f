import { Lightbox } from '@fitout/ui/lightbox.tsx'
import { Picture, type PictureView } from '@fitout/ui/picture.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { MoreButton } from '../../shared/account/more-button.tsx'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { useGalleryWords } from '../../shared/catalogue/use-gallery-words.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { fileUrl, newestOf, type RoomFile, useFiles } from './use-files.ts'

/** The longest side of the thumbnail. */
const smallSide = 480

/** A shared picture in its stored sizes. */
export function pictureOf(roomId: string, file: RoomFile): PictureView {
  const { width = 4, height = 3 } = newestOf(file) ?? {}
  const url = fileUrl(roomId, file)
  const scale = Math.min(1, smallSide / Math.max(width, height))
  const forms = [
    { url: `${url}&size=small`, width: Math.round(width * scale) },
    { url, width },
  ]
  return { url, forms, width, height, widths: [], colour: 'var(--color-sand)', alt: file.title }
}

/** The shared pictures as a grid with a lightbox. */
export function PicturesPart({ room }: { room: Room }) {
  const t = useTranslations('renovationFiles')
  const files = useFiles(room._id, 'IMAGE')
  return (
    <TabPart title={t('kinds.IMAGE')}>
      <Awaited query={files} rows={2}>
        {({ items }) => (
          <>
            <PictureGrid title={room.title} pictures={items.map((file) => pictureOf(room._id, file))} />
            <MoreButton list={files} />
          </>
        )}
      </Awaited>
    </TabPart>
  )
}

function PictureGrid({ title, pictures }: { title: string; pictures: PictureView[] }) {
  const t = useTranslations('renovationFiles')
  const words = useGalleryWords(title)
  const [at, setAt] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {pictures.map((picture, index) => (
          <li key={picture.url} className="min-w-0">
            <button
              type="button"
              aria-label={t('enlarge', { title: picture.alt })}
              onClick={() => {
                setAt(index)
                setIsOpen(true)
              }}
              className="group block w-full text-start"
            >
              <span className="block overflow-hidden">
                <Picture
                  picture={picture}
                  sizes="(min-width: 1024px) 240px, 45vw"
                  ratio="room"
                  isDecorative
                  imageClassName="transition-transform duration-300 group-hover:scale-[1.02]"
                />
              </span>
              <span className="mt-1.5 block text-caption wrap-anywhere text-muted">{picture.alt}</span>
            </button>
          </li>
        ))}
      </ul>
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
