import { listFailedJobs, pauseJobs, retryAllJobs, retryJob } from '@fitout/contract/staff/failed-jobs.ts'
import { route } from '../../http/route.ts'
import { pauseByStaff, retryAllByStaff, retryByStaff, showFailedJobs } from './failed-jobs-service.ts'

export const failedJobsRoutes = [
  route(listFailedJobs, async ({ context, request, query }) => showFailedJobs(context, { request, query })),
  route(retryAllJobs, async ({ context, staff }) => retryAllByStaff(context, staff)),
  route(pauseJobs, async ({ context, staff, body }) => pauseByStaff(context, staff, body.is_paused)),
  route(retryJob, async ({ context, staff, params }) => retryByStaff(context, staff, params.id)),
]
