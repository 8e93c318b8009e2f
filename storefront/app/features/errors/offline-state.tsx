import { Button } from '@fitout/ui/button.tsx'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { PageState } from '../../shared/page-states/page-state.tsx'
import { ReadingCorner } from '../../shared/page-states/reading-corner.tsx'

const load = () => location.reload()

/** Replaces a page that could not be fetched offline. The page loads by itself once the network is back. */
export function OfflineState() {
  const t = useTranslations('errors')
  const shell = useTranslations('shell')

  useEffect(() => {
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [])

  return (
    <PageState drawing={<ReadingCorner lamp="unplugged" />} title={t('offline')} text={t('offlineText')}>
      <Button variant="main" onClick={load}>
        {shell('tryAgain')}
      </Button>
    </PageState>
  )
}
