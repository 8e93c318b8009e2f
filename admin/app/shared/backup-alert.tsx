import { Alert, Link as TextLink } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from './i18n.ts'
import { longAgo } from './long-ago.ts'

type Backup = { last_at: string | null; is_late: boolean }

/** What is wrong with the backups, what it means, and the page of the handbook that says what to do. */
export function BackupAlert({ backup: { last_at: lastAt, is_late: isLate } }: { backup: Backup }) {
  const t = useTranslate()
  if (lastAt && !isLate) return null
  return (
    <Alert severity={isLate ? 'error' : 'warning'}>
      {lastAt ? t('health.backupLate', { ago: longAgo(lastAt) }) : t('health.backupNever')}{' '}
      <TextLink component={Link} to="/handbook/health">
        {t('health.whatToDo')}
      </TextLink>
    </Alert>
  )
}
