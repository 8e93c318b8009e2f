import { ProgressBar } from '@fitout/ui/progress-bar.tsx'
import { useTranslations } from 'use-intl'

/** The progress of an upload. */
export function Sending({ part }: { part: number }) {
  const t = useTranslations('uploads')
  const percent = Math.round(part * 100)
  return (
    <div>
      <ProgressBar label={t('sending', { percent })} value={percent} />
      <p className="mt-2 text-caption text-muted tabular-nums">{t('sending', { percent })}</p>
    </div>
  )
}
