import { Alert } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'

/** Says that what is on the screen was read earlier. */
export function CachedNotice({ at }: { at: string | undefined }) {
  const t = useTranslate()
  return at === undefined ? null : (
    <Alert role="status" severity="info">
      {t('siteReports.sites.kept', { time: showTime(at) })}
    </Alert>
  )
}
