import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { replyPicturesAtMost, replyText } from '../enquiry-replies.ts'
import { id, instant, line, listOf, oneOf, pageQuery, text } from '../wire.ts'
import { staff } from './permissions.ts'

export const replyKinds = ['ANSWER', 'REPLY', 'NOTE'] as const
export const replyMailStates = ['WAITING', 'RETRIED', 'SENT', 'FAILED'] as const

const staffReply = z.object({
  _id: id,
  kind: z.enum(replyKinds).meta({ description: '`REPLY` is of the sender; a `NOTE` is for staff alone' }),
  name: z.string().meta({ description: 'Of the colleague; empty for the sender' }),
  handed_to: z.string().nullable().meta({ description: 'The colleague to whom a note handed the enquiry over' }),
  text: z.string(),
  image_ids: z.array(id),
  plan_ids: z.array(id).meta({ description: 'PDF files of a mail of the sender' }),
  received: z
    .object({
      from: z.string().nullable().meta({ description: 'Where it is not the address of the enquiry' }),
      is_held: z.boolean().meta({ description: 'From such an address: only staff see it until they take it in' }),
      whole: z.string().nullable().meta({ description: 'The whole text, where `text` is without what it quotes' }),
      left_files: z.array(z.string()).meta({ description: 'Names of attachments that stayed in the mailbox' }),
    })
    .nullable()
    .meta({ description: 'Of a reply by mail' }),
  mail: z
    .object({
      state: z.enum(replyMailStates).meta({
        description: '`RETRIED` failed and is tried again by itself; `FAILED` was refused, or given up',
      }),
      tries: z.number().int(),
      at: instant.nullable(),
    })
    .nullable()
    .meta({ description: 'Of an answer' }),
  created_at: instant,
})

export const listStaffReplies = endpoint('GET', '/admin/enquiries/:id/replies', {
  summary: 'Answers, replies of the sender, and internal notes, newest first.',
  access: staff('enquiries.read'),
  rate: 'read',
  query: z.object(pageQuery(30)),
  response: listOf(staffReply),
  errors: ['enquiry-not-found'],
})

export const answerEnquiry = endpoint('POST', '/admin/enquiries/:id/replies', {
  summary: 'Answers an enquiry by mail, with up to five pictures, or adds an internal note.',
  access: staff('enquiries.work'),
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    kind: z.enum(['ANSWER', 'NOTE']),
    text: replyText,
    images: z.array(id).max(replyPicturesAtMost).default([]).meta({ description: 'Own uploads' }),
    last_seen: id
      .nullable()
      .optional()
      .meta({ description: 'The newest message that the caller has read; where there is another, nothing is sent' }),
  }),
  response: oneOf(staffReply),
  errors: [
    'enquiry-not-found',
    'enquiry-without-email',
    'file-not-found',
    'changed-meanwhile',
    'request-in-progress',
    'idempotency-key-reused',
  ],
})

export const handNoteCharacters = 2000

export const handOverEnquiry = endpoint('PUT', '/admin/enquiries/:id/hand-over', {
  summary: 'Assigns an enquiry to a colleague with a note, and notifies them by mail.',
  access: staff('enquiries.work'),
  rate: 'write',
  body: z.strictObject({
    to: id.meta({ description: 'The colleague' }),
    note: text(handNoteCharacters).default(''),
    version: line(40)
      .optional()
      .meta({ description: 'Of the enquiry that the caller looked at; where it has changed, nothing is done' }),
  }),
  response: oneOf(staffReply),
  errors: ['enquiry-not-found', 'staff-not-found', 'changed-meanwhile'],
})

export const sendAnswerAgain = endpoint('PUT', '/admin/enquiries/:id/replies/:message_id/send-again', {
  summary: 'Resends an answer whose mail failed.',
  access: staff('enquiries.work'),
  rate: 'write',
  body: z.strictObject({}),
  response: oneOf(staffReply),
  errors: ['enquiry-not-found', 'message-not-found', 'illegal-transition'],
})

export const readStaffReplyImage = endpoint('GET', '/admin/enquiries/:id/replies/:message_id/images/:file_id', {
  summary: 'A picture attached to an answer.',
  access: staff('enquiries.read'),
  rate: 'read',
  response: z.file(),
  errors: ['enquiry-not-found', 'message-not-found', 'file-not-found'],
})

export const takeInReply = endpoint('PUT', '/admin/enquiries/:id/replies/:message_id/take-in', {
  summary: 'Takes a held mail from another address into the conversation. Later mails from that address are not held.',
  access: staff('enquiries.work'),
  rate: 'write',
  body: z.strictObject({}),
  response: oneOf(staffReply),
  errors: ['enquiry-not-found', 'message-not-found', 'illegal-transition'],
})
