import { Alert, Button, Stack } from '@mui/material'
import { pauseJobs, retryAllJobs } from '@fitout/contract/staff/failed-jobs.ts'
import type { showHealth } from '@fitout/contract/staff/health.ts'
import { useState } from 'react'
import { Confirm } from '../../shared/confirm.tsx'
import { linkedCount } from './linked-count.tsx'
import { Facts } from '../../shared/facts.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { secondsAgo } from '../../shared/long-ago.ts'
import { Part } from '../../shared/part.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import type { DataOf } from '../../shared/use-read.ts'

type Health = DataOf<typeof showHealth>

/** Jobs and messages: how many wait and for how long; they can be retried, paused and resumed. */
export function JobsHealth({ health: { jobs, messages } }: { health: Health }) {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const [isAsking, setAsking] = useState(false)
  const pause = async (is_paused: boolean) =>
    run(() => staffCall(pauseJobs, { body: { is_paused } }), is_paused ? 'done.jobsPaused' : 'done.jobsGoOn')
  const rowsOf = ({ waiting, failed, oldest_seconds: seconds }: Health['messages']) =>
    [
      [t('health.waiting'), waiting],
      [t('health.oldest'), waiting > 0 ? secondsAgo(seconds) : t('health.none')],
      [t('health.failed'), linkedCount(failed, '/jobs')],
    ] as const
  const late = jobs.late.map((name) => t(`jobNames.${name}`, { _: name })).join(' · ')
  return (
    <>
      {jobs.paused_at && <Alert severity="warning">{t('health.paused', { time: showTime(jobs.paused_at) })}</Alert>}
      <Part heading={t('health.jobs')}>
        <Facts rows={[...rowsOf(jobs), [t('health.late'), late || t('health.none')]]} />
        <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
          {may('jobs.retry') && jobs.failed > 0 && (
            <Button
              disabled={isRunning}
              onClick={() => void run(() => staffCall(retryAllJobs, {}), 'done.jobsRetried')}
              variant="outlined"
            >
              {t('health.retryAll')}
            </Button>
          )}
          {may('jobs.pause') && (
            <Button
              disabled={isRunning}
              onClick={() => (jobs.paused_at ? void pause(false) : setAsking(true))}
              variant="outlined"
            >
              {t(jobs.paused_at ? 'health.goOn' : 'health.pause')}
            </Button>
          )}
        </Stack>
      </Part>
      <Part heading={t('health.messages')}>
        <Facts rows={rowsOf(messages)} />
      </Part>
      <Confirm
        confirm={t('health.pause')}
        content={t('health.pauseLead')}
        isOpen={isAsking}
        loading={isRunning}
        onClose={() => setAsking(false)}
        onConfirm={() => void pause(true).then((isDone) => isDone && setAsking(false))}
        title={t('health.pauseTitle')}
      />
    </>
  )
}
