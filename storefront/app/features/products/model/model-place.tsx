import { Picture, type PictureView } from '@fitout/ui/picture.tsx'
import { ProgressBar } from '@fitout/ui/progress-bar.tsx'
import Rotate3d from 'lucide-react/icons/rotate-3d'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

const ModelView = lazy(() => import('./model-view.tsx'))

type Props = { title: string; modelUrl: string; poster: PictureView }

/** The piece in 3D. Until someone asks for it, this is a picture and a button: viewer and model weigh a megabyte. */
export function ModelPlace({ title, modelUrl, poster }: Props) {
  const t = useTranslations('product')
  const [isWanted, setIsWanted] = useState(false)
  return (
    <section aria-labelledby="model" className="grid gap-y-6 lg:columns-12">
      <div className="lg:col-span-4">
        <h2 id="model" className="font-display text-heading">
          {t('modelTitle')}
        </h2>
        <p className="mt-4 max-w-phrase text-small text-muted">{isWanted ? t('modelHelp') : t('modelText')}</p>
        <p className="mt-4 text-small">
          <a href={modelUrl} download className="line-link">
            {t('model')}
          </a>
        </p>
      </div>
      <div className="relative aspect-square bg-sand lg:col-span-7 lg:col-start-6">
        {isWanted ? (
          <Suspense fallback={<Waiting label={t('modelLoading')} poster={poster} />}>
            <ModelView title={title} modelUrl={modelUrl} />
          </Suspense>
        ) : (
          <>
            <Poster poster={poster} />
            <button
              type="button"
              onClick={() => setIsWanted(true)}
              className="group absolute inset-0 grid place-items-end justify-items-center pb-8"
            >
              <span
                className="inline-flex min-h-control items-center gap-2.5 rounded-sm bg-paper px-6 text-small font-medium
                  shadow-float transition-colors group-hover:bg-ink group-hover:text-paper"
              >
                <Rotate3d aria-hidden="true" size={20} strokeWidth={1.5} />
                {t('modelShow')}
              </span>
            </button>
          </>
        )}
      </div>
    </section>
  )
}

function Poster({ poster }: { poster: PictureView }) {
  return (
    <Picture
      picture={poster}
      sizes="(min-width: 1400px) 780px, (min-width: 992px) 57vw, 100vw"
      fitting={[320, 1600]}
      ratio="fill"
      isDecorative
    />
  )
}

function Waiting({ label, poster }: { label: string; poster: PictureView }) {
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
