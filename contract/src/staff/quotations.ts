import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { keysOf } from '../project-options.ts'
import { quotationChanges } from '../quotation-changes.ts'
import {
  groupKey,
  groupsAtMost,
  lineKind,
  linesOfGroupAtMost,
  lineInWords,
  quotationContent,
  quotationGroup,
  unitKey,
  writtenHead,
  writtenLine,
} from '../quotation-content.ts'
import { quotationHead } from '../quotation-head.ts'
import { quotationTerms } from '../quotation-options.ts'
import { inLanguage, quotationPdf, sinceVersion } from '../quotations.ts'
import { day, dollars, id, instant, line, listOf, oneOf, pageQuery, text, words } from '../wire.ts'
import { cellFault, dryRunQuery } from './file-imports.ts'
import { staff } from './permissions.ts'

/** What prevents a draft from being sent: an empty section of terms, or one of these. */
export const quotationGaps = [
  ...keysOf(quotationTerms),
  'lines',
  'line-words',
  'discount',
  'exclusion-list',
  'plan',
  'works-period',
  'stages',
  'cooling-off-reason',
  'option-sets',
  'warranty-words',
] as const

/** Warnings that staff confirm when sending. */
export const quotationWarnings = [
  'due-before-works',
  'due-before-carpentry',
  'provisional-share',
  'no-retention',
  'no-cooling-off',
  'holidays-unknown',
] as const

const revision = z.number().int().min(0).meta({ description: 'What the caller read' })
const savedBy = { staff_name: z.string().nullable(), saved_at: instant.nullable() }

const draftGroup = quotationGroup.extend({
  revision: z.number().int().meta({ description: 'Rises with every save of the group' }),
  ...savedBy,
})

const gap = z.object({
  key: z.enum(quotationGaps),
  group: groupKey.nullable(),
  line: id.nullable().meta({ description: 'Key of the line that is at fault' }),
})

/** A version as staff see it. For a version that was sent, nothing is missing and nothing can be saved. */
export const staffQuotation = z.object({
  ...quotationHead.shape,
  content: quotationContent.extend({ groups: z.array(draftGroup) }),
  revision: z.number().int().meta({ description: 'Rises with every save of any part; `send` takes it' }),
  head_revision: z.number().int().meta({ description: 'Rises with every save of what stands beside the groups' }),
  head_saved: z.object(savedBy),
  missing: z.array(gap),
  warnings: z.array(z.enum(quotationWarnings)),
  holidays: z.array(day).meta({ description: 'General holidays, for planning a draft' }),
  paper: z.object({ file_id: id, type: z.string() }).nullable().meta({ description: 'The scan of the signed paper' }),
})

const version = oneOf(staffQuotation)
const notFound = ['renovation-not-found', 'quotation-not-found'] as const

export const listQuotationItems = endpoint('GET', '/admin/quotation-items', {
  summary: 'The standard items from which lines are made.',
  access: staff('quotations.write'),
  rate: 'read',
  query: z.object({ q: line(100).optional(), group: groupKey.optional() }),
  response: z.object({
    data: z.array(
      z.object({
        key: z.string(),
        group: groupKey,
        kind: lineKind,
        title: words,
        description: words.meta({ description: 'What is included' }),
        unit: unitKey,
        unit_price: dollars.meta({ description: 'Indicative' }),
      }),
    ),
  }),
  errors: [],
})

export const listStaffQuotations = endpoint('GET', '/admin/renovations/:id/quotations/all', {
  summary: 'All versions, newest first, including the draft.',
  access: staff('quotations.write'),
  rate: 'read',
  query: z.object(pageQuery(20)),
  response: listOf(quotationHead),
  errors: ['renovation-not-found'],
})

export const beginQuotation = endpoint('POST', '/admin/renovations/:id/quotations', {
  summary: 'Creates the one draft: empty, with the published terms, or as a copy of the newest version.',
  access: staff('quotations.write'),
  rate: 'write',
  body: z.strictObject({ from: z.enum(['EMPTY', 'TEMPLATE', 'VERSION']) }),
  response: version,
  errors: ['renovation-not-found', 'quotation-not-found', 'draft-exists', 'illegal-transition'],
})

export const findStaffQuotation = endpoint('GET', '/admin/renovations/:id/quotations/:version', {
  summary: 'A version with its revisions, what is missing, and warnings.',
  access: staff('quotations.write'),
  rate: 'read',
  response: version,
  errors: notFound,
})

export const showStaffQuotationChanges = endpoint('GET', '/admin/renovations/:id/quotations/:version/changes', {
  summary: 'The changes from an older version.',
  access: staff('quotations.write'),
  rate: 'read',
  query: sinceVersion,
  response: oneOf(quotationChanges),
  errors: notFound,
})

export const readStaffQuotationPdf = endpoint('GET', '/admin/renovations/:id/quotations/:version/pdf', {
  summary: 'A version as a PDF; a draft as the client would get it.',
  access: staff('quotations.write'),
  rate: 'upload',
  query: inLanguage,
  response: quotationPdf,
  errors: [...notFound, 'papers-sealed'],
})

export const saveQuotationHead = endpoint('PUT', '/admin/renovations/:id/quotations/:version/head', {
  summary: 'Saves everything besides the groups. Omitted fields stay as they are.',
  access: staff('quotations.write'),
  rate: 'write',
  bodyMaximumBytes: 512 * 1024,
  body: writtenHead.partial().extend({ revision }),
  response: version,
  errors: [...notFound, 'changed-meanwhile', 'no-draft'],
})

export const saveQuotationGroup = endpoint('PUT', '/admin/renovations/:id/quotations/:version/groups/:key', {
  summary: 'Saves a whole group; the revision of a new group is 0. A group without lines is removed.',
  access: staff('quotations.write'),
  rate: 'write',
  bodyMaximumBytes: 512 * 1024,
  body: z.strictObject({
    revision,
    title: lineInWords(120).optional().meta({ description: "Without one the trade's own" }),
    lines: z.array(writtenLine).max(linesOfGroupAtMost),
  }),
  response: version,
  errors: [...notFound, 'changed-meanwhile', 'no-draft', 'too-many-rows'],
})

export const orderQuotationGroups = endpoint('PUT', '/admin/renovations/:id/quotations/:version/groups/order', {
  summary: 'Sets the order of the groups; those left out follow in the order of work.',
  access: staff('quotations.write'),
  rate: 'write',
  body: z.strictObject({
    revision: revision.meta({ description: 'The `head_revision` that the caller read' }),
    keys: z.array(groupKey).max(groupsAtMost),
  }),
  response: version,
  errors: [...notFound, 'changed-meanwhile', 'no-draft'],
})

export const importQuotationLines = endpoint('POST', '/admin/renovations/:id/quotations/:version/lines/import', {
  summary: 'Appends the lines of a CSV file to their groups: all of them, or none if any cell is invalid.',
  access: staff('quotations.write'),
  rate: 'upload',
  file: 'file',
  fileMaximumBytes: 1024 * 1024,
  query: dryRunQuery,
  response: oneOf(
    z.object({
      rows: z.number().int(),
      faults: z.array(cellFault),
      groups: z.array(z.object({ key: groupKey, lines: z.number().int(), amount: dollars })),
      is_applied: z.boolean(),
    }),
  ),
  errors: [...notFound, 'no-draft', 'file-not-csv', 'too-many-rows', 'row-too-long', 'body-too-large'],
})

export const sendQuotation = endpoint('PUT', '/admin/renovations/:id/quotations/:version/send', {
  summary: 'Sends the draft. Its content can never be changed again, and it replaces an open version.',
  access: staff('quotations.send'),
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    revision,
    valid_until: day.optional().meta({ description: '3 to 90 days ahead; without one 14 days' }),
    is_warned: z.boolean().default(false).meta({ description: 'Needed where there are warnings' }),
  }),
  response: version,
  errors: [
    ...notFound,
    'no-draft',
    'quotation-incomplete',
    'quotation-warnings',
    'changed-meanwhile',
    'illegal-transition',
    'request-in-progress',
    'idempotency-key-reused',
  ],
})

export const withdrawQuotation = endpoint('PUT', '/admin/renovations/:id/quotations/:version/withdraw', {
  summary: 'Withdraws an undecided version, with a reason for the client.',
  access: staff('quotations.send'),
  rate: 'write',
  body: z.strictObject({ reason: text(500, 1) }),
  response: version,
  errors: [...notFound, 'illegal-transition'],
})

export const uploadSignedPaper = endpoint('POST', '/admin/renovations/:id/quotations/:version/paper', {
  summary: 'Uploads the scan of a version signed on paper, as a PDF or picture.',
  access: staff('quotations.send'),
  rate: 'upload',
  file: 'file',
  response: oneOf(z.object({ file_id: id, type: z.string() })),
  errors: [
    ...notFound,
    'illegal-transition',
    'file-not-a-plan',
    'file-not-an-image',
    'image-too-large',
    'body-too-large',
  ],
})

export const readSignedPaper = endpoint('GET', '/admin/renovations/:id/quotations/:version/paper', {
  summary: 'The scan of the version signed on paper.',
  access: staff('quotations.write'),
  rate: 'read',
  response: z.file(),
  errors: [...notFound, 'file-not-found', 'papers-sealed'],
})

export const acceptOnPaper = endpoint('PUT', '/admin/renovations/:id/quotations/:version/accepted-on-paper', {
  summary:
    'Records that the client accepted a version on paper. The client is notified, and the cooling-off period starts.',
  access: staff('quotations.send'),
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    file_id: id.meta({ description: 'Of the scan' }),
    signed_on: day.meta({ description: 'Not after today, nor before the version was sent' }),
    name: line(100, 2),
    options: z.array(id).max(500).default([]),
  }),
  response: version,
  errors: [
    ...notFound,
    'file-not-found',
    'option-needed',
    'document-expired',
    'illegal-transition',
    'request-in-progress',
    'idempotency-key-reused',
  ],
})
