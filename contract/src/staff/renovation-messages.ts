import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { message, messageErrors, messagesQuery, messageThreads, writtenMessage } from '../renovation-messages.ts'
import { id, instant, listOf, oneOf, pageQuery, words } from '../wire.ts'
import { staff } from './permissions.ts'

export const listUnansweredMessages = endpoint('GET', '/admin/renovation-messages/all', {
  summary: 'Threads in which a member wrote last, longest waiting first.',
  access: staff('renovations.work'),
  rate: 'read',
  query: z.object({ ...pageQuery(25), renovation_id: id.optional() }),
  response: listOf(
    z.object({
      _id: id.meta({ description: 'Of the last message' }),
      renovation_id: id,
      renovation_title: z.string(),
      thread: z.enum(messageThreads),
      subject_id: id.nullable(),
      subject_title: words.nullable(),
      name: z.string(),
      text: z.string(),
      created_at: instant,
    }),
  ),
  errors: [],
})

export const listStaffMessages = endpoint('GET', '/admin/renovations/:id/messages', {
  summary: 'The messages of a renovation, newest first: all, or those of one thread.',
  access: staff('renovations.work'),
  rate: 'read',
  query: messagesQuery,
  response: listOf(message),
  errors: ['renovation-not-found'],
})

export const answerMessage = endpoint('POST', '/admin/renovations/:id/messages', {
  summary: 'Sends a message to the members of a renovation, with up to five pictures.',
  access: staff('renovations.work'),
  rate: 'write',
  idempotent: true,
  body: z.strictObject(writtenMessage),
  response: oneOf(message),
  errors: messageErrors,
})

export const strikeStaffMessage = endpoint('PUT', '/admin/renovations/:id/messages/:message_id/strike', {
  summary: 'Retracts an own message, within ten minutes.',
  access: staff('renovations.work'),
  rate: 'write',
  body: z.strictObject({}),
  response: oneOf(message),
  errors: ['renovation-not-found', 'message-not-found', 'illegal-transition'],
})

export const settleMessages = endpoint('PUT', '/admin/renovations/:id/messages/settled', {
  summary: 'Marks messages up to a moment as needing no answer.',
  access: staff('renovations.work'),
  rate: 'write',
  body: z.strictObject({ until: instant }),
  response: oneOf(z.object({ settled_until: instant })),
  errors: ['renovation-not-found'],
})

export const readStaffMessageImage = endpoint('GET', '/admin/renovations/:id/messages/:message_id/images/:file_id', {
  summary: 'A picture attached to a message.',
  access: staff('renovations.work'),
  rate: 'read',
  response: z.file(),
  errors: ['renovation-not-found', 'message-not-found', 'file-not-found'],
})
