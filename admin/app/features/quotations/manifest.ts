import type { Manifest } from '../../shared/manifest.ts'

export const manifest: Manifest = {
  screens: {
    '/renovations/:id/quotations': async () => (await import('./quotations-page.tsx')).QuotationsPage,
    '/renovations/:id/quotations/:version': async () => (await import('./quotation-page.tsx')).QuotationPage,
  },
}
