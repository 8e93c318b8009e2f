import { Link as TextLink, Typography } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { longAgo } from '../../shared/long-ago.ts'
import { showTime } from '../../shared/show-time.ts'
import { useFigures } from './use-figures.ts'

/** The age of the last good backup; one that is late is a warning above. */
export function LastBackup() {
  const t = useTranslate()
  const backup = useFigures()?.backup
  if (!backup) return null
  const at = backup.last_at
  return (
    <Typography color="text.secondary" sx={{ px: 2 }} variant="body2">
      {t('health.lastBackup')}
      {' · '}
      <TextLink color="inherit" component={Link} to="/health" {...(at && { title: showTime(at) })}>
        {at ? longAgo(at) : t('health.noBackup')}
      </TextLink>
    </Typography>
  )
}
