import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  screens: {
    '/renovations/:id/instalments': async () => (await import('./instalments-page.tsx')).InstalmentsPage,
  },
}
