import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { inLanguage, quotationPdf, signature } from './quotations.ts'
import { showRenovation } from './renovations.ts'
import { variationContent } from './variation-content.ts'
import { variationHead } from './variation-head.ts'
import { day, dollars, oneOf, text } from './wire.ts'

/** The contract before and after: as it was at the approval, or as it is now if not approved yet. */
export const variationEffect = {
  sum: z.object({ before: dollars, after: dollars }).meta({ description: 'The contract sum' }),
  end: z.object({ before: day.nullable(), after: day.nullable() }).meta({ description: 'The agreed end of the works' }),
}

const room = showRenovation.response
const notFound = ['renovation-not-found', 'variation-not-found'] as const

export const showVariation = endpoint('GET', '/renovations/:id/variations/:variation_id', {
  summary: 'A sent variation: its content, and its effect on contract sum and end.',
  access: 'registered',
  rate: 'read',
  response: oneOf(variationHead.extend({ content: variationContent, ...variationEffect })),
  errors: notFound,
})

export const readVariationPdf = endpoint('GET', '/renovations/:id/variations/:variation_id/pdf', {
  summary: 'A variation as a PDF; once approved, with its signature.',
  access: 'registered',
  rate: 'upload',
  query: inLanguage,
  response: quotationPdf,
  errors: notFound,
})

export const approveVariation = endpoint('PUT', '/renovations/:id/variations/:variation_id/approve', {
  summary:
    'Approves a variation by typing a name, which makes it part of the contract. A settlement ends the contract.',
  access: 'registered',
  rate: 'write',
  idempotent: true,
  body: z.strictObject(signature),
  response: room,
  errors: [
    ...notFound,
    'not-allowed',
    'document-changed',
    'document-expired',
    'consent-wording-changed',
    'provisional-settled',
    'sum-below-zero',
    'illegal-transition',
    'request-in-progress',
    'idempotency-key-reused',
  ],
})

export const declineVariation = endpoint('PUT', '/renovations/:id/variations/:variation_id/decline', {
  summary: 'Declines a variation, with a reason for the studio. The contract stays as it is.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({ reason: text(500, 1) }),
  response: room,
  errors: [...notFound, 'not-allowed', 'illegal-transition'],
})
