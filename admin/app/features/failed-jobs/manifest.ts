import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  screens: { '/jobs': async () => (await import('./failed-jobs-page.tsx')).FailedJobsPage },
}
