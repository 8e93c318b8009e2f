import { Alert, Link as TextLink } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BackupAlert } from '../../shared/backup-alert.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { useFigures } from './use-figures.ts'

/** Problems of the shop. */
export function Warnings() {
  const t = useTranslate()
  const data = useFigures()
  if (!data) return null
  const stopped = data.late_jobs
    .filter(({ name }) => name !== 'backup')
    .map(({ name, last_at }) =>
      t('waiting.stoppedSince', { job: t(`jobNames.${name}`, { _: name }), time: showTime(last_at) }),
    )
  return (
    <>
      {data.backup.is_late && <BackupAlert backup={data.backup} />}
      {stopped.length > 0 && (
        <LeadingWarning severity="error" to="/health">
          {t('waiting.stopped', { jobs: stopped.join(t('waiting.stoppedSeparator')) })}
        </LeadingWarning>
      )}
      {data.wrong_guesses.map(({ purpose, count, since, until }) => (
        <Alert key={purpose} severity="warning">
          {t('waiting.guessed', {
            what: t(`waiting.guesses.${purpose}`),
            count,
            since: showTime(since),
            until: showTime(until),
          })}
        </Alert>
      ))}
      {data.late_proofs.count > 0 && (
        <LeadingWarning severity="warning" to="/proofs">
          {t('waiting.lateProofs', data.late_proofs)}
        </LeadingWarning>
      )}
      {data.visits_on_closed_days > 0 && (
        <LeadingWarning severity="warning" to="/appointments/list?status=UNCONFIRMED">
          {t('waiting.closedDays', { count: data.visits_on_closed_days })}
        </LeadingWarning>
      )}
      {data.late_enquiries > 0 && (
        <LeadingWarning severity="warning" to="/enquiries?is_late=true">
          {t('waiting.late', { count: data.late_enquiries })}
        </LeadingWarning>
      )}
    </>
  )
}

type LeadingWarningProps = { severity: 'error' | 'warning'; to: string; children: ReactNode }

/** Leads to where the problem is dealt with. */
function LeadingWarning({ severity, to, children }: LeadingWarningProps) {
  return (
    <Alert severity={severity}>
      <TextLink color="inherit" component={Link} to={to}>
        {children}
      </TextLink>
    </Alert>
  )
}
