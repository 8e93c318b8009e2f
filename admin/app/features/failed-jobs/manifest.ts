import { listFailedJobs } from '@fitout/contract/staff/failed-jobs.ts'
import type { Manifest } from '../../shared/manifest.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { FailedJobsPage } from './failed-jobs-page.tsx'

export const manifest: Manifest = {
  screens: { '/jobs': FailedJobsPage },
  readers: { jobs: { list: (query) => staffCall(listFailedJobs, { query }) } },
}
