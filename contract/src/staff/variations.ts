import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { inLanguage, quotationPdf } from '../quotations.ts'
import { writtenVariation, variationCauses, variationContent } from '../variation-content.ts'
import { variationHead } from '../variation-head.ts'
import { variationEffect } from '../variations.ts'
import { day, dollars, id, instant, oneOf, text, words } from '../wire.ts'
import { staff } from './permissions.ts'

/** What prevents a draft from being sent. */
export const variationGaps = ['title', 'reason', 'lines', 'line-words', 'provisional-line'] as const

/** Warnings that staff confirm when sending. */
export const variationWarnings = [
  'changes-nothing',
  'owed-back',
  'row-due',
  'ends-contract',
  'holidays-unknown',
] as const

const revision = z.number().int().min(1).meta({ description: 'What the caller read' })

const staffVariation = variationHead.extend({
  draft: writtenVariation,
  content: variationContent.meta({ description: 'Of a draft as it would be sent' }),
  ...variationEffect,
  revision: z.number().int().meta({ description: 'Rises with every save' }),
  saved: z.object({ staff_name: z.string().nullable(), saved_at: instant }),
  missing: z.array(z.enum(variationGaps)),
  warnings: z.array(z.enum(variationWarnings)),
})

const provisionalLine = z.object({
  key: id.meta({ description: 'Of the line, as the accepted quotation has it' }),
  title: words,
  amount: dollars,
  settled_at: instant.nullable().meta({ description: 'When it got its final price; null as long as it has none' }),
  variation: z.string().nullable().meta({ description: 'The variation by which it did; null where it stays as it is' }),
})

const one = oneOf(staffVariation)
const notFound = ['renovation-not-found', 'variation-not-found'] as const

export const listProvisionalLines = endpoint('GET', '/admin/renovations/:id/provisional-lines', {
  summary: 'The provisional lines of the accepted quotation, and whether they have their final price.',
  access: staff('quotations.write'),
  rate: 'read',
  response: z.object({ data: z.array(provisionalLine) }),
  errors: ['renovation-not-found'],
})

export const confirmProvisionalLine = endpoint('PUT', '/admin/renovations/:id/provisional-lines/:key/confirm', {
  summary: 'Settles a provisional line at its provisional price. Works can be completed once every line is settled.',
  access: staff('quotations.send'),
  rate: 'write',
  body: z.strictObject({}),
  response: z.object({ data: z.array(provisionalLine) }),
  errors: ['renovation-not-found', 'line-not-found', 'provisional-settled', 'illegal-transition'],
})

export const listStaffVariations = endpoint('GET', '/admin/renovations/:id/variations/all', {
  summary: 'The variations of a renovation, newest first, including drafts; at most 99.',
  access: staff('quotations.write'),
  rate: 'read',
  response: z.object({ data: z.array(variationHead) }),
  errors: ['renovation-not-found'],
})

export const beginVariation = endpoint('POST', '/admin/renovations/:id/variations', {
  summary: 'Creates a draft, while there is a contract.',
  access: staff('quotations.write'),
  rate: 'write',
  body: z.strictObject({ cause: z.enum(variationCauses), provisional_key: id.nullable().default(null) }),
  response: one,
  errors: ['renovation-not-found', 'line-not-found', 'provisional-settled', 'too-many-rows', 'illegal-transition'],
})

export const findStaffVariation = endpoint('GET', '/admin/renovations/:id/variations/:variation_id', {
  summary: 'A variation with what is missing, and warnings.',
  access: staff('quotations.write'),
  rate: 'read',
  response: one,
  errors: notFound,
})

export const readStaffVariationPdf = endpoint('GET', '/admin/renovations/:id/variations/:variation_id/pdf', {
  summary: 'A variation as a PDF; a draft as the client would get it.',
  access: staff('quotations.write'),
  rate: 'upload',
  query: inLanguage,
  response: quotationPdf,
  errors: [...notFound, 'papers-sealed'],
})

export const changeVariation = endpoint('PUT', '/admin/renovations/:id/variations/:variation_id/change', {
  summary: 'Saves a draft. Omitted fields stay as they are.',
  access: staff('quotations.write'),
  rate: 'write',
  bodyMaximumBytes: 512 * 1024,
  body: writtenVariation.partial().extend({ revision }),
  response: one,
  errors: [...notFound, 'line-not-found', 'instalment-not-found', 'changed-meanwhile', 'no-draft'],
})

export const sendVariation = endpoint('PUT', '/admin/renovations/:id/variations/:variation_id/send', {
  summary:
    'Sends a draft to the client. Its content can never be changed again. Nothing else can be open beside a settlement.',
  access: staff('quotations.send'),
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    revision,
    valid_until: day.optional().meta({ description: '1 to 60 days ahead; without one 7 days' }),
    is_warned: z.boolean().default(false).meta({ description: 'Needed where there are warnings' }),
  }),
  response: one,
  errors: [
    ...notFound,
    'no-draft',
    'variation-incomplete',
    'variation-warnings',
    'provisional-settled',
    'sum-below-zero',
    'changed-meanwhile',
    'illegal-transition',
    'request-in-progress',
    'idempotency-key-reused',
  ],
})

export const withdrawVariation = endpoint('PUT', '/admin/renovations/:id/variations/:variation_id/withdraw', {
  summary: 'Withdraws an undecided variation, with a reason for the client.',
  access: staff('quotations.send'),
  rate: 'write',
  body: z.strictObject({ reason: text(500, 1) }),
  response: one,
  errors: [...notFound, 'illegal-transition'],
})

export const removeVariation = endpoint('DELETE', '/admin/renovations/:id/variations/:variation_id', {
  summary: 'Deletes a draft.',
  access: staff('quotations.write'),
  rate: 'write',
  response: oneOf(z.object({ is_removed: z.literal(true) })),
  errors: [...notFound, 'no-draft'],
})
