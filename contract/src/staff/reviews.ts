import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderReview, reviewStatus } from '../reviews.ts'
import { staff } from './permissions.ts'
import { id, listOf, oneOf, pageQuery, text, words } from '../wire.ts'

const staffReview = orderReview.omit({ product_variant_id: true, images: true }).extend({
  product_title: words,
  order: z.object({ _id: id, reference: z.string() }).nullable(),
  image_ids: z.array(id),
})

export const listStaffReviews = endpoint('GET', '/admin/reviews/all', {
  summary: 'Reviews of one state; those that wait begin with the longest waiting, the rest with the newest.',
  access: staff('reviews.read'),
  rate: 'read',
  query: z.object({ ...pageQuery(25), status: reviewStatus.default('WAITING') }),
  response: listOf(staffReview),
  errors: [],
})

export const readReviewImage = endpoint('GET', '/admin/reviews/:id/images/:image_id', {
  summary: 'A picture that came with a review.',
  access: staff('reviews.read'),
  rate: 'read',
  response: z.file(),
  errors: ['file-not-found'],
})

export const approveReview = endpoint('PUT', '/admin/reviews/:id/approve', {
  summary: 'Lets everyone see a review, and counts its stars.',
  access: staff('reviews.decide'),
  rate: 'write',
  response: oneOf(z.object({ _id: id, status: reviewStatus })),
  errors: ['review-not-found', 'already-decided'],
})

export const undecideReview = endpoint('PUT', '/admin/reviews/:id/undecide', {
  summary: 'Takes back a decision upon a review within two minutes: it waits again, and its stars no longer count.',
  access: staff('reviews.decide'),
  rate: 'write',
  response: oneOf(z.object({ _id: id, status: reviewStatus })),
  errors: ['review-not-found', 'too-late-to-take-back'],
})

export const rejectReview = endpoint('PUT', '/admin/reviews/:id/reject', {
  summary: 'Keeps a review from being seen, with a reason for its writer.',
  access: staff('reviews.decide'),
  rate: 'write',
  body: z.strictObject({ reason: text(500, 1) }),
  response: oneOf(z.object({ _id: id, status: reviewStatus })),
  errors: ['review-not-found', 'already-decided'],
})
