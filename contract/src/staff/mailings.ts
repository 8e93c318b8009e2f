import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { id, instant, line, listOf, oneOf, pageQuery, text, words } from '../wire.ts'
import { staff } from './permissions.ts'

export const mailingStates = ['DRAFT', 'SENDING', 'STOPPED', 'SENT'] as const

export const subjectAtMost = 150
export const textAtMost = 10_000

/** A value in the languages written so far. */
function inSome<One extends z.ZodType>(one: One) {
  return z.strictObject({ zh: one.optional(), cn: one.optional(), en: one.optional() })
}

/** The number of customers by reason. */
export type Counted = Record<string, number>

/** The same as a list. The back office translates the reasons. */
const counted = z.array(z.object({ reason: z.string(), customers: z.int() }))

const mailing = z.object({
  _id: id,
  segment_name: z.string(),
  filter: z.record(z.string(), z.string()).meta({ description: 'As the segment was when it was chosen' }),
  subject: words,
  text: words.meta({ description: 'Markdown' }),
  state: z.enum(mailingStates),
  revision: z.int(),
  staff_name: z.string().nullable(),
  created_at: instant,
  sent_at: instant.nullable().meta({ description: 'When its recipients were fixed' }),
  finished_at: instant.nullable(),
  waiting: z.int(),
  sent: z.int(),
  failed: counted.meta({ description: '`unknown`: it may have arrived, and is not sent again' }),
  left_out: counted.meta({ description: 'Customers of the segment to whom it may not be sent' }),
})

const oneMailing = oneOf(mailing.extend({ html: words.meta({ description: 'The text as the mail shows it' }) }))

export const listMailings = endpoint('GET', '/admin/mailings/all', {
  summary: 'Mails to segments of customers, newest first.',
  access: staff('mailings.read'),
  rate: 'read',
  query: z.object(pageQuery(25)),
  response: listOf(mailing),
  errors: [],
})

export const findMailing = endpoint('GET', '/admin/mailings/:id', {
  summary: 'One mailing, with its results.',
  access: staff('mailings.read'),
  rate: 'read',
  response: oneMailing,
  errors: ['mailing-not-found'],
})

export const countAudience = endpoint('GET', '/admin/mailings/:id/audience', {
  summary:
    'How many customers would get the mail if it were sent now, and how many of the segment would not, by reason.',
  access: staff('mailings.read'),
  rate: 'read',
  response: oneOf(z.object({ customers: z.int(), left_out: counted })),
  errors: ['mailing-not-found'],
})

export const beginMailing = endpoint('POST', '/admin/mailings', {
  summary: 'Starts a draft of a mailing to a segment.',
  access: staff('mailings.write'),
  rate: 'write',
  body: z.strictObject({ segment_id: id }),
  response: oneMailing,
  errors: ['segment-not-found'],
})

const seen = { revision: z.int().meta({ description: 'The one that was looked at' }) }

export const saveMailing = endpoint('PUT', '/admin/mailings/:id', {
  summary: 'Saves a draft of a mailing; if a segment is given, with its current filter.',
  access: staff('mailings.write'),
  rate: 'write',
  body: z.strictObject({
    ...seen,
    segment_id: id.optional(),
    subject: inSome(line(subjectAtMost)),
    text: inSome(text(textAtMost)),
  }),
  response: oneMailing,
  errors: ['mailing-not-found', 'segment-not-found', 'changed-meanwhile', 'illegal-transition'],
})

export const tryMailing = endpoint('POST', '/admin/mailings/:id/test', {
  summary: 'Sends a test mail to the caller only, in one language.',
  access: staff('mailings.write'),
  rate: 'write',
  body: z.strictObject({ language: z.enum(locales) }),
  response: oneOf(z.object({ sent_to: z.string() })),
  errors: ['mailing-not-found', 'mailing-incomplete', 'studio-contact-missing'],
})

export const sendMailing = endpoint('PUT', '/admin/mailings/:id/send', {
  summary:
    'Fixes the recipients, who agreed to newsletters and have verified addresses, and sends the mail to each of them once.',
  access: staff('mailings.write'),
  rate: 'write',
  body: z.strictObject(seen),
  response: oneMailing,
  errors: [
    'mailing-not-found',
    'mailing-incomplete',
    'studio-contact-missing',
    'nobody-to-write-to',
    'changed-meanwhile',
    'illegal-transition',
  ],
})

export const stopMailing = endpoint('PUT', '/admin/mailings/:id/stop', {
  summary: 'Stops a mailing: the remaining recipients do not get it.',
  access: staff('mailings.write'),
  rate: 'write',
  response: oneMailing,
  errors: ['mailing-not-found', 'illegal-transition'],
})

export const removeMailing = endpoint('DELETE', '/admin/mailings/:id', {
  summary: 'Deletes a draft.',
  access: staff('mailings.write'),
  rate: 'write',
  response: oneOf(z.object({ removed: z.literal(true) })),
  errors: ['mailing-not-found', 'illegal-transition'],
})
