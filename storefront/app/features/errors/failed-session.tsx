import { Button } from '@fitout/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { PageState } from '../../shared/page-states/page-state.tsx'
import { ReadingCorner } from '../../shared/page-states/reading-corner.tsx'

/** Shown when the session could not be loaded because the shop is unreachable. */
export function FailedSession({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useTranslations('errors')
  const shell = useTranslations('shell')
  return (
    <PageState isAlert drawing={<ReadingCorner lamp="unplugged" />} title={t('serverError')} text={t('unreachable')}>
      <Button variant="main" onClick={onTryAgain}>
        {shell('tryAgain')}
      </Button>
    </PageState>
  )
}
