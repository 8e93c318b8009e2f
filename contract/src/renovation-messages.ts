import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, listOf, oneOf, pageQuery, text, words } from './wire.ts'

/** The subject of a message: the renovation in general, a quotation line (in all versions), a variation, or a defect. */
export const messageThreads = ['GENERAL', 'LINE', 'VARIATION', 'DEFECT'] as const
export type MessageThread = (typeof messageThreads)[number]

export const messageCharacters = 4000
export const messagePicturesAtMost = 5
/** How long its author can retract a message. */
export const retractMinutes = 10
/** How long messages can be sent after a renovation has ended. */
export const messageDaysAfterEnd = 90

export const message = z.object({
  _id: id,
  thread: z.enum(messageThreads),
  subject_id: id.nullable(),
  subject_title: words.nullable().meta({
    description: 'Of a line, as the newest version names it; of a variation; of a defect its number and words',
  }),
  from: z.enum(['MEMBER', 'STUDIO']),
  name: z.string().meta({ description: 'Empty where the writer has none, or has left' }),
  is_own: z.boolean(),
  text: z.string().meta({ description: 'Empty once it is struck out' }),
  image_ids: z.array(id),
  is_struck: z.boolean(),
  strike_until: instant.nullable().meta({ description: 'Until when the caller may strike it out' }),
  created_at: instant,
})
export type Message = z.input<typeof message>

const subject = {
  thread: z.enum(messageThreads),
  subject_id: id.optional().meta({ description: 'Key of the line, of `LINE`; id of the variation or defect' }),
}

export const messagesQuery = z.object({
  ...pageQuery(30),
  thread: subject.thread.optional(),
  subject_id: subject.subject_id,
})

export const writtenMessage = {
  thread: subject.thread.default('GENERAL'),
  subject_id: subject.subject_id,
  text: text(messageCharacters, 1),
  images: z.array(id).max(messagePicturesAtMost).default([]).meta({ description: 'Own uploads' }),
}

export const messageErrors = [
  'renovation-not-found',
  'line-not-found',
  'variation-not-found',
  'defect-not-found',
  'file-not-found',
  'illegal-transition',
  'request-in-progress',
  'idempotency-key-reused',
] as const

export const listMessages = endpoint('GET', '/renovations/:id/messages', {
  summary: 'The messages of a renovation, newest first: all, or those of one thread.',
  access: 'registered',
  rate: 'read',
  query: messagesQuery,
  response: listOf(message),
  errors: ['renovation-not-found'],
})

export const writeMessage = endpoint('POST', '/renovations/:id/messages', {
  summary:
    'Sends a message to the studio and the other members, with up to five pictures, until 90 days after the end.',
  access: 'registered',
  rate: 'write',
  idempotent: true,
  body: z.strictObject(writtenMessage),
  response: oneOf(message),
  errors: messageErrors,
})

export const strikeMessage = endpoint('PUT', '/renovations/:id/messages/:message_id/strike', {
  summary: 'Retracts an own message, within ten minutes.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({}),
  response: oneOf(message),
  errors: ['renovation-not-found', 'message-not-found', 'illegal-transition'],
})

export const readMessages = endpoint('PUT', '/renovations/:id/messages/read', {
  summary: 'Marks messages as read up to a moment.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({ until: instant }),
  response: oneOf(z.object({ unread: z.number().int() })),
  errors: ['renovation-not-found'],
})

export const readMessageImage = endpoint('GET', '/renovations/:id/messages/:message_id/images/:file_id', {
  summary: 'A picture attached to a message.',
  access: 'registered',
  rate: 'read',
  response: z.file(),
  errors: ['renovation-not-found', 'message-not-found', 'file-not-found'],
})
