import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  screens: {
    '/renovations/:id/handover': async () => (await import('./handover-page.tsx')).HandoverPage,
  },
}
