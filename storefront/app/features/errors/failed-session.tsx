import { Button } from '@fitout/ui/button.tsx'
import { useTranslations } from 'use-intl'

/** The shop could not be reached to find out who is there. */
export function FailedSession({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useTranslations('errors')
  const shell = useTranslations('shell')
  return (
    <div role="alert" className="page grid min-h-[60svh] content-center justify-items-start gap-6 py-section">
      <h1 className="font-display text-heading">{t('serverError')}</h1>
      <p className="max-w-measure text-muted">{t('unreachable')}</p>
      <Button onClick={onTryAgain}>{shell('tryAgain')}</Button>
    </div>
  )
}
