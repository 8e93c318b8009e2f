import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  screens: {
    '/renovations/:id/variations': async () => (await import('./variations-page.tsx')).VariationsPage,
    '/renovations/:id/variations/:variation_id': async () => (await import('./variation-page.tsx')).VariationPage,
  },
}
