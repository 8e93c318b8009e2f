import type { Manifest } from '../../shared/manifest.ts'

/** Below a renovation for the office, below a site for foremen, who cannot open renovations. */
export const manifest: Manifest = {
  screens: {
    '/renovations/:id/defects': async () => (await import('./defects-page.tsx')).OfficeDefectsPage,
    '/sites/:id/defects': async () => (await import('./defects-page.tsx')).SiteDefectsPage,
  },
}
