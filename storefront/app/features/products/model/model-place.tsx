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
    <section aria-label={t('modelTitle')} className="grid gap-4">
      <div className="relative aspect-square md:aspect-room" style={{ backgroundColor: poster.colour }}>
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
              className="group absolute inset-0 grid place-items-center"
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
      <p className="max-w-measure text-caption text-muted">
        {isWanted ? t('modelHelp') : t('modelText')}{' '}
        <a href={modelUrl} download className="line-link">
          {t('model')}
        </a>
      </p>
    </section>
  )
}

/** On wide screens the square picture fades out into its own colour at both sides. */
function Poster({ poster }: { poster: PictureView }) {
  return (
    <Picture
      picture={poster}
      sizes="(min-width: 1400px) 1400px, 100vw"
      fitting={[320, 1280]}
      ratio="fill"
      fit="contain"
      isDecorative
      className="opacity-60 md:mask-[linear-gradient(90deg,transparent_17%,black_32%,black_68%,transparent_83%)]"
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
