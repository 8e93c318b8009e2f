import { listFailedJobs, retryJob } from '@fitout/contract/staff/failed-jobs.ts'
import { route } from '../../http/route.ts'
import { retryByStaff, showFailedJobs } from './failed-jobs-service.ts'

export const failedJobsRoutes = [
  route(listFailedJobs, async ({ context, request, query }) => showFailedJobs(context, { request, query })),
  route(retryJob, async ({ context, staff, params }) => retryByStaff(context, staff, params.id)),
]
