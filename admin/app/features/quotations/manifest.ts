import type { Manifest } from '../../shared/manifest.ts'
import { QuotationPage } from './quotation-page.tsx'
import { QuotationsPage } from './quotations-page.tsx'

export const manifest: Manifest = {
  screens: {
    '/renovations/:id/quotations': QuotationsPage,
    '/renovations/:id/quotations/:version': QuotationPage,
  },
}
