import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { orderReview, reviewReplyCharacters, reviewStatus, reviewStatuses } from '../reviews.ts'
import { staff } from './permissions.ts'
import { id, line, listOf, oneOf, pageQuery, sortQuery, text, words } from '../wire.ts'

const staffReview = orderReview.omit({ product_variant_id: true, images: true }).extend({
  product_title: words,
  order: z.object({ _id: id, reference: z.string() }).nullable(),
  image_ids: z.array(id),
  reply_version: z.string().meta({ description: 'Changes with every edit of the reply' }),
})

export const listStaffReviews = endpoint('GET', '/admin/reviews/all', {
  summary: 'Reviews of one state or all: undecided ones longest waiting first, others newest first, unless sorted.',
  access: staff('reviews.read'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    q: line(100).optional().meta({ description: 'Part of the words of the review' }),
    status: z.enum([...reviewStatuses, 'ALL']).default('WAITING'),
    rating: z.coerce.number().int().min(1).max(5).optional(),
    ...sortQuery(['created_at', 'rating']),
  }),
  response: listOf(staffReview),
  errors: [],
})

export const findStaffReview = endpoint('GET', '/admin/reviews/:id', {
  summary: 'One review.',
  access: staff('reviews.read'),
  rate: 'read',
  response: oneOf(staffReview),
  errors: ['review-not-found'],
})

export const readReviewImage = endpoint('GET', '/admin/reviews/:id/images/:image_id', {
  summary: 'A picture attached to a review.',
  access: staff('reviews.read'),
  rate: 'read',
  response: z.file(),
  errors: ['file-not-found'],
})

export const approveReview = endpoint('PUT', '/admin/reviews/:id/approve', {
  summary: 'Approves a review, which becomes public and counts towards the rating.',
  access: staff('reviews.decide'),
  rate: 'write',
  response: oneOf(z.object({ _id: id, status: reviewStatus })),
  errors: ['review-not-found', 'already-decided'],
})

export const undecideReview = endpoint('PUT', '/admin/reviews/:id/undecide', {
  summary:
    'Undoes a decision on a review without a reply within two minutes: it is undecided again and does not count.',
  access: staff('reviews.decide'),
  rate: 'write',
  response: oneOf(z.object({ _id: id, status: reviewStatus })),
  errors: ['review-not-found', 'too-late-to-take-back'],
})

export const rejectReview = endpoint('PUT', '/admin/reviews/:id/reject', {
  summary: 'Rejects a review, with a reason for its author.',
  access: staff('reviews.decide'),
  rate: 'write',
  body: z.strictObject({ reason: text(500, 1) }),
  response: oneOf(z.object({ _id: id, status: reviewStatus })),
  errors: ['review-not-found', 'already-decided'],
})

const reply = staffReview.pick({ _id: true, status: true, reply: true, reply_version: true })

const version = line(40)
  .optional()
  .meta({ description: 'Of the reply that the caller looked at; where it has changed, nothing is done' })

export const replyToReview = endpoint('PUT', '/admin/reviews/:id/reply', {
  summary: 'Replies to a review in public, or changes the reply. An undecided review is approved with it.',
  access: staff('reviews.decide'),
  rate: 'write',
  body: z.strictObject({ text: text(reviewReplyCharacters, 1), language: z.enum(locales), version }),
  response: oneOf(reply),
  errors: ['review-not-found', 'already-decided', 'changed-meanwhile'],
})

export const removeReviewReply = endpoint('PUT', '/admin/reviews/:id/remove-reply', {
  summary: 'Removes the public reply to a review.',
  access: staff('reviews.decide'),
  rate: 'write',
  body: z.strictObject({ version }),
  response: oneOf(reply),
  errors: ['review-not-found', 'changed-meanwhile'],
})
