import { Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { listFailedJobs, retryJob } from '@fitout/contract/staff/failed-jobs.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { QueueScreen } from '../../shared/queue-screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import type { RowOf } from '../../shared/use-read.ts'

type Job = RowOf<typeof listFailedJobs>

/** Mails and other jobs that keep failing, to be retried when the cause is fixed. */
export function FailedJobsPage() {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const queue = useQueue(listFailedJobs, {})
  const retry = async (id: string) => staffCall(retryJob, { params: { id } })
  const nameOf = ({ name }: Job) => t(`jobNames.${name}`, { _: name })
  const again = { label: t('jobs.retry'), isFor: () => true, run: async ({ _id: id }: Job) => retry(id) }
  return (
    <QueueScreen
      bulk={{ nameOf, acts: may('jobs.retry') ? [again] : [] }}
      heading={t('resources.jobs.name')}
      lead={t('jobs.lead')}
      none={t('jobs.none')}
      queue={queue}
    >
      {(job, tick) => (
        <Card>
          <CardContent>
            <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
              <div>
                <Typography component="h3" variant="subtitle1">
                  {tick}
                  {nameOf(job)}
                </Typography>
                <Typography color="text.secondary" variant="body2">
                  {t('jobs.tries', { count: job.tries })} · {showTime(job.created_at)} · {t(`jobState.${job.state}`)}
                </Typography>
              </div>
              {may('jobs.retry') && (
                <Button
                  disabled={isRunning}
                  onClick={() => void run(() => retry(job._id), 'done.jobRetried')}
                  sx={{ flexShrink: 0 }}
                  variant="outlined"
                >
                  {t('jobs.retry')}
                </Button>
              )}
            </Stack>
          </CardContent>
        </Card>
      )}
    </QueueScreen>
  )
}
