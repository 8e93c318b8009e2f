import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  screens: {
    '/renovations/:id/portfolio': async () => (await import('./portfolio-page.tsx')).PortfolioPage,
  },
}
