import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { enquiryStages } from './enquiries.ts'
import { id, instant, line, listOf, oneOf, pageQuery, text } from './wire.ts'

export const replyCharacters = 4000
export const replyPicturesAtMost = 5
/** How long the link in a reply stays valid. */
export const replyLinkDays = 60
/** How many messages the page behind that link shows. */
export const linkedMessagesAtMost = 100

export const replyText = text(replyCharacters, 1)

const reply = z.object({
  _id: id,
  from: z.enum(['STUDIO', 'SENDER']),
  name: z.string().meta({ description: 'Of the colleague who answered; empty for the sender' }),
  text: z.string(),
  image_ids: z.array(id),
  created_at: instant,
})

export const listReplies = endpoint('GET', '/enquiries/:id/replies', {
  summary: "The messages about a member's own enquiry, newest first.",
  access: 'registered',
  rate: 'read',
  query: z.object(pageQuery(30)),
  response: listOf(reply),
  errors: ['enquiry-not-found'],
})

export const writeReply = endpoint('POST', '/enquiries/:id/replies', {
  summary: 'Sends the studio a message about an own enquiry, which then awaits an answer.',
  access: 'registered',
  rate: 'write',
  idempotent: true,
  body: z.strictObject({ text: replyText }),
  response: oneOf(reply),
  errors: ['enquiry-not-found', 'request-in-progress', 'idempotency-key-reused'],
})

export const readReplyImage = endpoint('GET', '/enquiries/:id/replies/:message_id/images/:file_id', {
  summary: 'A picture attached to an answer.',
  access: 'registered',
  rate: 'read',
  response: z.file(),
  errors: ['enquiry-not-found', 'file-not-found'],
})

const token = line(200, 1).meta({ description: 'Of the link in an answer; it works for 60 days' })
const byLink = { access: 'anyone', session: 'ignored' } as const

export const showRepliesByLink = endpoint('GET', '/enquiry-replies/by-link', {
  summary: 'The enquiry of a link with its latest hundred messages, oldest first. Reading it changes nothing.',
  ...byLink,
  rate: 'look-up',
  query: z.object({ token }),
  response: oneOf(
    z.object({
      reference: z.string(),
      stage: z.enum(enquiryStages),
      created_at: instant,
      subject: z.string(),
      description: z.string(),
      expires_at: instant,
      messages: z.array(reply),
    }),
  ),
  errors: ['enquiry-not-found'],
})

export const writeReplyByLink = endpoint('POST', '/enquiry-replies/by-link', {
  summary: 'Sends the studio a message about the enquiry of a link, without signing in.',
  ...byLink,
  rate: 'look-up',
  idempotent: true,
  body: z.strictObject({ token, text: replyText }),
  response: oneOf(reply),
  errors: ['enquiry-not-found', 'request-in-progress', 'idempotency-key-reused'],
})

export const readReplyImageByLink = endpoint('GET', '/enquiry-replies/by-link/images/:file_id', {
  summary: 'A picture attached to an answer, for the holder of a link.',
  ...byLink,
  rate: 'look-up',
  query: z.object({ token }),
  response: z.file(),
  errors: ['enquiry-not-found', 'file-not-found'],
})
