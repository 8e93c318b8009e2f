import { Alert, Stack } from '@mui/material'
import { showHealth } from '@fitout/contract/staff/health.ts'
import { BackupAlert } from '../../shared/backup-alert.tsx'
import { Facts } from '../../shared/facts.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { longAgo } from '../../shared/long-ago.ts'
import { Part } from '../../shared/part.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { type DataOf, useOne } from '../../shared/use-read.ts'
import { useMay } from '../../shared/use-may.ts'
import { linkedCount } from './linked-count.tsx'
import { JobsHealth } from './jobs-health.tsx'

type Health = DataOf<typeof showHealth>

const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1)

/** The health of the shop's background work, for non-technical staff. */
export function HealthPage() {
  const t = useTranslate()
  const { data: health, error } = useOne(showHealth)
  return (
    <Screen error={error} heading={t('resources.health.name')} lead={t('health.lead')}>
      {health && (
        <Stack spacing={2}>
          <JobsHealth health={health} />
          <Rest health={health} />
        </Stack>
      )}
    </Screen>
  )
}

function Rest({ health: { payments, mailbox, backup, disk, release } }: { health: Health }) {
  const t = useTranslate()
  const may = useMay()
  const room = disk && { free: gigabytes(disk.free_bytes), total: gigabytes(disk.total_bytes) }
  return (
    <>
      <Part heading={t('health.payments')}>
        <Facts
          rows={[
            [t('health.proofs'), linkedCount(payments.proofs_waiting, may('payments.decide') && '/proofs')],
            [t('health.trouble'), linkedCount(payments.in_trouble, may('payments.decide') && '/payments')],
            [t('health.refunds'), linkedCount(payments.refunds_waiting, may('refunds.read') && '/refunds')],
          ]}
        />
      </Part>
      {mailbox && (
        <Part heading={t('health.mailbox')}>
          <Stack spacing={1}>
            {mailbox.failing_since && (
              <Alert severity="error">{t('health.mailboxFails', { time: showTime(mailbox.failing_since) })}</Alert>
            )}
            <Facts
              rows={[
                [
                  t('health.mailboxRead'),
                  mailbox.read_at
                    ? `${showTime(mailbox.read_at)} · ${longAgo(mailbox.read_at)}`
                    : t('health.mailboxUnread'),
                ],
              ]}
            />
          </Stack>
        </Part>
      )}
      <Part heading={t('health.backup')}>
        <Stack spacing={1}>
          <BackupAlert backup={backup} />
          <Facts
            rows={[
              [
                t('health.lastBackup'),
                backup.last_at ? `${showTime(backup.last_at)} · ${longAgo(backup.last_at)}` : t('health.noBackup'),
              ],
            ]}
          />
        </Stack>
      </Part>
      {room && (
        <Part heading={t('health.disk')}>
          <Facts rows={[[t('health.free'), t('health.ofTotal', room)]]} />
        </Part>
      )}
      <Part heading={t('health.release')}>
        <Facts
          rows={[
            [t('health.version'), release.version],
            [t('health.migration'), `${release.migration} · ${showTime(release.migrated_at)}`],
          ]}
        />
      </Part>
    </>
  )
}
