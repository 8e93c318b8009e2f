import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { locales } from './locales.ts'
import { quotationChanges } from './quotation-changes.ts'
import { quotationContent } from './quotation-content.ts'
import { quotationHead } from './quotation-head.ts'
import { showRenovation } from './renovations.ts'
import { id, instant, line, listOf, oneOf, pageQuery, text } from './wire.ts'

const versionNumber = z.coerce.number().int().min(1).max(10_000)
export const sinceVersion = z.object({
  since: versionNumber.optional().meta({ description: 'The older version; without one the version before' }),
})
export const inLanguage = z.object({ language: z.enum(locales).optional() })

export const quotationPdf = z.file().mime(['application/pdf'])
export const ownQuotations = endpoint('GET', '/renovations/:id/quotations/all', {
  summary: 'All versions of the quotation ever sent, newest first.',
  access: 'registered',
  rate: 'read',
  query: z.object(pageQuery(20)),
  response: listOf(quotationHead),
  errors: ['renovation-not-found'],
})

export const showQuotation = endpoint('GET', '/renovations/:id/quotations/:version', {
  summary: 'The content of a version. It never changes, so its `ETag` is the hash.',
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
  summary: 'The changes from an older version.',
  access: 'registered',
  rate: 'read',
  query: sinceVersion,
  response: oneOf(quotationChanges),
  errors: ['renovation-not-found', 'quotation-not-found'],
})

export const readQuotationPdf = endpoint('GET', '/renovations/:id/quotations/:version/pdf', {
  summary: 'A version as a PDF; once accepted, with its signature.',
  access: 'registered',
  rate: 'upload',
  query: inLanguage,
  response: quotationPdf,
  errors: ['renovation-not-found', 'quotation-not-found'],
})

const typedName = line(100, 2)
const wordingVersion = line(20, 1).meta({ description: 'Of the sentence shown' })

/** The fields of every signature. */
export const signature = {
  content_hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description: 'Of the document that was read' }),
  typed_name: typedName,
  is_agreed: z.literal(true),
  wording_version: wordingVersion,
  language: z.enum(locales).optional().meta({ description: 'In which it was read; this one counts' }),
}
const room = showRenovation.response

export const acceptQuotation = endpoint('PUT', '/renovations/:id/quotations/:version/accept', {
  summary: 'Accepts a version by typing a name. This makes a contract and starts the cooling-off period.',
  access: 'registered',
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    ...signature,
    options: z
      .array(id)
      .max(500)
      .default([])
      .meta({ description: 'Keys of the options chosen; of each set exactly one' }),
  }),
  response: room,
  errors: [
    'renovation-not-found',
    'quotation-not-found',
    'not-allowed',
    'document-changed',
    'document-expired',
    'option-needed',
    'consent-wording-changed',
    'illegal-transition',
    'request-in-progress',
    'idempotency-key-reused',
  ],
})

export const declineQuotation = endpoint('PUT', '/renovations/:id/quotations/:version/decline', {
  summary: 'Declines a version, with a reason for the studio.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({ reason: text(500, 1) }),
  response: room,
  errors: ['renovation-not-found', 'quotation-not-found', 'not-allowed', 'illegal-transition'],
})

export const cancelQuotation = endpoint('PUT', '/renovations/:id/cancel-quotation', {
  summary:
    'Cancels the contract within the cooling-off period: all payments are owed back. A version not accepted yet is declined.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({ reason: text(500, 1), typed_name: typedName }),
  response: room,
  errors: ['renovation-not-found', 'not-allowed', 'cooling-off-over', 'illegal-transition'],
})

export const startEarly = endpoint('PUT', '/renovations/:id/early-start', {
  summary: 'Lets works start before the cooling-off period ends. Afterwards cancelling requires an agreement.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({ typed_name: typedName, is_agreed: z.literal(true), wording_version: wordingVersion }),
  response: room,
  errors: ['renovation-not-found', 'not-allowed', 'consent-wording-changed', 'illegal-transition'],
})
