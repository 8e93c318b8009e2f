import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { staff } from './permissions.ts'
import { id, instant, listOf, oneOf, pageQuery, text, words } from '../wire.ts'

export const commentStatuses = ['DRAFT', 'ACTIVE', 'HIDDEN'] as const
const commentStatus = z.enum(commentStatuses)

const staffComment = z.object({
  _id: id,
  post: z.object({ _id: id, title: words }),
  writer: z.string().nullable(),
  comment: z.string(),
  language: z.enum(locales).nullable(),
  status: commentStatus,
  held_for: z.string().nullable().meta({ description: 'What made it look like spam' }),
  reason: z.string().nullable().meta({ description: 'Why it is hidden' }),
  created_at: instant,
})

export const listStaffComments = endpoint('GET', '/admin/comments/all', {
  summary: 'Comments of one state; those awaiting approval longest waiting first.',
  access: staff('comments.read'),
  rate: 'read',
  query: z.object({ ...pageQuery(25), status: commentStatus.default('DRAFT') }),
  response: listOf(staffComment),
  errors: [],
})

export const decideStaffComment = endpoint('PUT', '/admin/comments/:id/decide', {
  summary: 'Shows or hides a comment, the latter with a reason, or undoes a decision about one that awaited approval.',
  access: staff('comments.decide'),
  rate: 'write',
  body: z.strictObject({ status: commentStatus, reason: text(500).nullable().default(null) }),
  response: oneOf(staffComment),
  errors: ['comment-not-found'],
})
