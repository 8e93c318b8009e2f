import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line } from '../wire.ts'
import { staff } from './permissions.ts'

/** What several colleagues can have open at once. */
export const presenceSubjects = [
  'enquiry',
  'order',
  'product',
  'category',
  'customer',
  'campaign',
  'voucher',
  'mailing',
  'appointment',
  'renovation',
  'quotation',
  'refund',
  'review',
  'comment',
  'page',
  'post',
  'project',
  'service',
  'courier',
  'webhook',
  'configuration',
] as const
export type PresenceSubject = (typeof presenceSubjects)[number]

/** How often an open screen reports itself. After two missed reports it counts as closed. */
export const presenceSeconds = 25

export const reportPresence = endpoint('POST', '/admin/presence', {
  summary: 'Reports that the caller has a record open, and returns the colleagues who have it open too.',
  access: staff('self'),
  rate: 'read',
  body: z.strictObject({
    subject: z.enum(presenceSubjects),
    subject_id: line(100, 1).meta({ description: 'Its id; of a page or a setting its name' }),
  }),
  response: z.object({
    data: z.array(z.object({ _id: id, name: z.string(), since: instant })).meta({ description: 'At most twenty' }),
  }),
  errors: [],
})
