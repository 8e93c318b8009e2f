import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { quotationChanges } from './quotation-changes.ts'
import { quotationContent } from './quotation-content.ts'
import { quotationHead } from './quotation-head.ts'
import { showRenovation } from './renovations.ts'
import { instant, listOf, oneOf, pageQuery, text } from './wire.ts'

const versionNumber = z.coerce.number().int().min(1).max(10_000)
export const sinceVersion = z.object({
  since: versionNumber.optional().meta({ description: 'The older version; without one the version before' }),
})
export const ownQuotations = endpoint('GET', '/renovations/:id/quotations/all', {
  summary: 'The versions of the quotation that were ever sent, the newest first.',
  access: 'registered',
  rate: 'read',
  query: z.object(pageQuery(20)),
  response: listOf(quotationHead),
  errors: ['renovation-not-found'],
})

export const showQuotation = endpoint('GET', '/renovations/:id/quotations/:version', {
  summary: 'What a version says. It never changes, so its `ETag` is the hash.',
  access: 'registered',
  rate: 'read',
  response: oneOf(
    z.object({
      content: quotationContent,
      content_hash: z.string().meta({ description: 'SHA-256 of the canonical JSON (RFC 8785) of `content`' }),
      sent_at: instant,
    }),
  ),
  errors: ['renovation-not-found', 'quotation-not-found'],
})

export const showQuotationChanges = endpoint('GET', '/renovations/:id/quotations/:version/changes', {
  summary: 'How a version differs from an older one.',
  access: 'registered',
  rate: 'read',
  query: sinceVersion,
  response: oneOf(quotationChanges),
  errors: ['renovation-not-found', 'quotation-not-found'],
})

export const declineQuotation = endpoint('PUT', '/renovations/:id/quotations/:version/decline', {
  summary: 'Declines a version; the studio reads why.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({ reason: text(500, 1) }),
  response: showRenovation.response,
  errors: ['renovation-not-found', 'quotation-not-found', 'not-allowed', 'illegal-transition'],
})
