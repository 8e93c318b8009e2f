import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  commands: [{ name: 'officeSearch.commands.jobs', to: '/jobs', permission: 'jobs.read' }],
  screens: { '/jobs': async () => (await import('./failed-jobs-page.tsx')).FailedJobsPage },
}
