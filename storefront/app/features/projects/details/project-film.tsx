import { assetUrl } from '@fitout/ui/asset-url.ts'
import { Disclosure } from '@fitout/ui/disclosure.tsx'
import { Picture } from '@fitout/ui/picture.tsx'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ProjectView } from './project-view.ts'

/** A poster and a button; the film is not downloaded before it is played. */
export function ProjectFilm({ film }: { film: ProjectView['videos'][number] }) {
  const t = useTranslations('projects')
  const [isPlaying, setIsPlaying] = useState(false)
  const { title, seconds, poster, transcript, langs } = film
  const url = assetUrl(film.url)
  return (
    <section aria-labelledby="film" className="grid gap-y-6 pt-section lg:columns-12 lg:grid-rows-[auto_1fr]">
      <div className="lg:col-span-4">
        <h2 id="film" className="font-display text-heading">
          {t('film')}
        </h2>
        <p lang={langs?.title} className="mt-4 text-small text-muted">
          {title}
        </p>
        <noscript>
          <p className="mt-4 text-small">
            <a href={url} className="line-link">
              {t('filmOpen')}
            </a>
          </p>
        </noscript>
      </div>
      <div className="max-lg:order-last lg:col-span-4">
        <Disclosure title={t('transcript')}>
          <p lang={langs?.transcript} className="max-w-measure text-small text-muted">
            {transcript}
          </p>
        </Disclosure>
      </div>
      <div className="relative aspect-room bg-sand lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:self-start">
        {isPlaying ? (
          // A film without sound has no captions; the text beside it describes it.
          <video src={url} controls autoPlay muted playsInline aria-label={title} className="size-full object-cover" />
        ) : (
          <>
            <Picture
              picture={poster}
              sizes="(min-width: 1400px) 780px, (min-width: 992px) 57vw, 100vw"
              ratio="fill"
              isDecorative
            />
            <button
              type="button"
              onClick={() => setIsPlaying(true)}
              aria-label={t('filmPlay', { title, seconds })}
              className="group absolute inset-0 grid place-items-center"
            >
              <span
                className="grid size-16 place-items-center rounded-full bg-paper shadow-float transition-colors
                  group-hover:bg-ink group-hover:text-paper"
              >
                <Play aria-hidden="true" size={22} strokeWidth={1.5} className="ms-1" />
              </span>
            </button>
          </>
        )}
      </div>
    </section>
  )
}
