import type { Manifest } from '../../shared/manifest.ts'
import { FailedJobsPage } from './failed-jobs-page.tsx'

export const manifest: Manifest = {
  screens: { '/jobs': FailedJobsPage },
}
