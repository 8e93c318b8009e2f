import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { staff } from './permissions.ts'
import { id, instant, line, listOf, oneOf, pageQuery, sortQuery, text, words } from '../wire.ts'

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
  updated_at: instant.meta({ description: 'When it was written or last decided about' }),
})

export const listStaffComments = endpoint('GET', '/admin/comments/all', {
  summary:
    'Comments of one state or all: those awaiting approval longest waiting first, others newest first, unless sorted.',
  access: staff('comments.read'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    q: line(100).optional().meta({ description: 'Part of the words of the comment' }),
    status: z.enum([...commentStatuses, 'ALL']).default('DRAFT'),
    ...sortQuery(['created_at', 'updated_at']),
  }),
  response: listOf(staffComment),
  errors: [],
})

export const findStaffComment = endpoint('GET', '/admin/comments/:id', {
  summary: 'One comment.',
  access: staff('comments.read'),
  rate: 'read',
  response: oneOf(staffComment),
  errors: ['comment-not-found'],
})

export const decideStaffComment = endpoint('PUT', '/admin/comments/:id/decide', {
  summary: 'Shows or hides a comment, the latter with a reason, or undoes a decision about one that awaited approval.',
  access: staff('comments.decide'),
  rate: 'write',
  body: z.strictObject({ status: commentStatus, reason: text(500).nullable().default(null) }),
  response: oneOf(staffComment),
  errors: ['comment-not-found'],
})
