import { Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { listFailedJobs, retryJob } from '@fitout/contract/staff/failed-jobs.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { Pages } from '../../shared/pages.tsx'
import { Screen } from '../../shared/screen.tsx'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'

/** Mails and other work that keep failing, to be tried again when the reason is mended. */
export function FailedJobsPage() {
  const t = useTranslate()
  const may = useMay()
  const { run, isRunning } = useAction()
  const { rows, total, error, pages } = useQueue(listFailedJobs, {})
  return (
    <Screen error={error} heading={t('resources.jobs.name')} lead={t(total === 0 ? 'jobs.none' : 'jobs.lead')}>
      {rows.map((job) => (
        <Card key={job._id}>
          <CardContent>
            <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
              <div>
                <Typography component="h3" variant="subtitle1">
                  {t(`jobNames.${job.name}`, { _: job.name })}
                </Typography>
                <Typography color="text.secondary" variant="body2">
                  {t('jobs.tries', { count: job.tries })} · {showTime(job.created_at)} · {t(`jobState.${job.state}`)}
                </Typography>
              </div>
              {may('jobs.retry') && (
                <Button
                  disabled={isRunning}
                  onClick={() =>
                    void run(() => staffCall(retryJob, { params: { id: job._id } }), 'kit.notification.updated')
                  }
                  sx={{ flexShrink: 0 }}
                  variant="outlined"
                >
                  {t('jobs.retry')}
                </Button>
              )}
            </Stack>
          </CardContent>
        </Card>
      ))}
      <Pages {...pages} />
    </Screen>
  )
}
