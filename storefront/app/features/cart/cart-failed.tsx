import { Button } from '@fitout/ui/button.tsx'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { useTranslations } from 'use-intl'

/** The booking form could not be loaded; nothing is lost. */
export function CartFailed({ onTryAgain, level }: { onTryAgain: () => void; level: 2 | 3 }) {
  const t = useTranslations('cart')
  const shell = useTranslations('shell')
  return (
    <div role="alert">
      <EmptyState
        title={t('loadFailed')}
        text={t('loadFailedText')}
        level={level}
        action={<Button onClick={onTryAgain}>{shell('tryAgain')}</Button>}
      />
    </div>
  )
}
