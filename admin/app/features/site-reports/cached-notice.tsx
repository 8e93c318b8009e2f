import { Alert } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'

/** Says that the screen shows cached data. */
export function CachedNotice({ at }: { at: string | undefined }) {
  const t = useTranslate()
  return at === undefined ? null : (
    <Alert role="status" severity="info">
      {t('siteReports.sites.kept', { time: showTime(at) })}
    </Alert>
  )
}
