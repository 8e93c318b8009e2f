import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { MoreButton } from '../../shared/account/more-button.tsx'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { fileUrl, newestOf, type RoomFile, useFiles, useSize } from './use-files.ts'

/** Films. Nothing is downloaded before playing. */
export function FilmsPart({ id }: { id: string }) {
  const t = useTranslations('renovationFiles')
  const files = useFiles(id, 'VIDEO')
  return (
    <TabPart title={t('kinds.VIDEO')}>
      <Awaited query={files} rows={1}>
        {({ items }) => (
          <>
            <ul className="grid gap-6 md:grid-cols-2">
              {items.map((file) => (
                <li key={file._id} className="min-w-0">
                  <Film id={id} file={file} />
                </li>
              ))}
            </ul>
            <MoreButton list={files} />
          </>
        )}
      </Awaited>
    </TabPart>
  )
}

function Film({ id, file }: { id: string; file: RoomFile }) {
  const t = useTranslations('renovationFiles')
  const size = useSize()
  const [isPlaying, setIsPlaying] = useState(false)
  const { title } = file
  return (
    <figure>
      <div className="relative aspect-room bg-sand">
        {isPlaying ? (
          // Muted, since films from the site have no captions; the title describes them.
          <video src={fileUrl(id, file)} controls autoPlay muted playsInline aria-label={title} className="size-full" />
        ) : (
          <button
            type="button"
            onClick={() => setIsPlaying(true)}
            aria-label={t('play', { title })}
            className="group absolute inset-0 grid place-items-center"
          >
            <span
              className="grid size-16 place-items-center rounded-full bg-paper shadow-float transition-colors
                group-hover:bg-ink group-hover:text-paper"
            >
              <Play aria-hidden="true" size={22} strokeWidth={1.5} className="ms-1" />
            </span>
          </button>
        )}
      </div>
      <figcaption className="mt-2">
        <span className="block wrap-anywhere">{title}</span>
        <span className="block text-caption text-muted">
          {t('filmText', { size: size(newestOf(file)?.bytes ?? 0) })}
        </span>
      </figcaption>
    </figure>
  )
}
