import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { longestComment } from './limits.ts'
import { locales } from './locales.ts'
import { id, instant, listOf, oneOf, pageQuery, text } from './wire.ts'

export const postComment = z.object({
  _id: id,
  user: z.object({ avatar: z.string().nullable(), username: z.string() }),
  user_id: id.nullable().meta({ description: "The caller's own id where the comment is the caller's" }),
  comment: z.string(),
  language: z.enum(locales).nullable().meta({ description: 'Of the page it was written on' }),
  created_at: instant,
  status: z.enum(['DRAFT', 'ACTIVE']).meta({ description: 'A draft waits for staff; only its writer sees it' }),
})

export const postReviews = endpoint('GET', '/posts/:id/reviews', {
  summary: "The comments on an article, newest first, including the caller's own that await approval.",
  access: 'anyone',
  rate: 'read',
  query: z.object(pageQuery(10)),
  response: listOf(postComment),
  errors: ['post-not-found'],
})

export const writePostReview = endpoint('POST', '/posts/review', {
  summary: 'Adds a comment to an article. Comments with links, repetitions and floods await approval.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({
    _id: id.meta({ description: 'The article' }),
    comment: text(longestComment).refine((comment) => /\S/.test(comment), { params: { code: 'required' } }),
  }),
  response: oneOf(postComment),
  errors: ['post-not-found'],
})
