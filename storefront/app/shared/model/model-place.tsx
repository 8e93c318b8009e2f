import { assetUrl } from '@fitout/ui/asset-url.ts'
import { classNames } from '@fitout/ui/class-names.ts'
import { Picture, type PictureView } from '@fitout/ui/picture.tsx'
import { ProgressBar } from '@fitout/ui/progress-bar.tsx'
import Rotate3d from 'lucide-react/icons/rotate-3d'
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

const ModelView = lazy(() => import('./model-view.tsx'))

type Props = {
  title: string
  modelUrl: string
  poster?: PictureView | undefined
  ratio?: 'square' | 'room'
  /** Describes what the viewer can do, before it is opened. */
  text: string
  /** Shown if 3D is not supported: what is known without the model. */
  unable: ReactNode
}

/** A product or room in 3D. A picture and a button until requested, since viewer and model weigh a megabyte. */
export function ModelPlace({ title, modelUrl, poster, ratio = 'square', text, unable }: Props) {
  const t = useTranslations('model')
  const [state, setState] = useState<'asked' | 'shown' | 'unable' | 'failed'>('asked')
  const download = useRef<HTMLAnchorElement>(null)
  const showFailure = useCallback(() => setState('failed'), [])

  function show() {
    if (canShow()) return setState('shown')
    setState('unable')
    // The button is removed, and would take the focus with it.
    download.current?.focus()
  }

  return (
    <section aria-labelledby="model" className="grid gap-y-4 lg:columns-12 lg:grid-rows-[auto_1fr]">
      <div className="lg:col-span-4">
        <h2 id="model" className="font-display text-heading">
          {t('title')}
        </h2>
        <p className="mt-4 max-w-phrase text-small text-muted">{state === 'shown' ? t('help') : text}</p>
        <div role="status" className="max-w-phrase text-small not-empty:mt-4">
          {state === 'unable' && unable}
          {state === 'failed' && t('failed')}
        </div>
      </div>
      <p className="text-small max-lg:order-last lg:col-span-4">
        <a ref={download} href={assetUrl(modelUrl)} download className="line-link">
          {t('download')}
        </a>
      </p>
      <div
        className={classNames(
          'relative bg-sand lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:self-start',
          ratio === 'room' ? 'aspect-room' : 'aspect-square',
        )}
      >
        {state === 'shown' ? (
          <Suspense fallback={<Waiting label={t('loading')} poster={poster} />}>
            <ModelView title={title} modelUrl={assetUrl(modelUrl)} onFailed={showFailure} />
          </Suspense>
        ) : (
          <>
            <Poster poster={poster} />
            {state !== 'unable' && (
              <button
                type="button"
                onClick={show}
                className="group absolute inset-0 grid place-items-end justify-items-center pb-8"
              >
                <span
                  className="inline-flex min-h-control items-center gap-2.5 rounded-sm bg-paper px-6 text-small font-medium
                  shadow-float transition-colors group-hover:bg-ink group-hover:text-paper"
                >
                  <Rotate3d aria-hidden="true" size={20} strokeWidth={1.5} />
                  {t('show')}
                </span>
              </button>
            )}
          </>
        )}
      </div>
    </section>
  )
}

function Poster({ poster }: { poster: PictureView | undefined }) {
  return (
    poster && (
      <Picture
        picture={poster}
        sizes="(min-width: 1400px) 780px, (min-width: 992px) 57vw, 100vw"
        fitting={[320, 1600]}
        ratio="fill"
        isDecorative
      />
    )
  )
}

function Waiting({ label, poster }: { label: string; poster: PictureView | undefined }) {
  return (
    <div role="status" className="absolute inset-0">
      <Poster poster={poster} />
      <p className="absolute inset-x-0 bottom-6 text-center text-small">{label}</p>
      <div className="absolute inset-x-0 bottom-0">
        <ProgressBar label={label} value={5} />
      </div>
    </div>
  )
}

/** Without this check the viewer would wait forever, and the download would be wasted. */
function canShow(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
