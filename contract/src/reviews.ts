import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { picturesWithTextAtMost } from './limits.ts'
import { locales } from './locales.ts'
import { id, instant, listOf, pageQuery, text } from './wire.ts'

export const reviewStatuses = ['WAITING', 'APPROVED', 'REJECTED'] as const
export const reviewStatus = z.enum(reviewStatuses)

/** Ids of pictures that the caller uploaded. */
export const uploadedImages = z
  .array(id)
  .max(picturesWithTextAtMost)
  .refine((ids) => new Set(ids).size === ids.length, { params: { code: 'duplicate' } })

export const reviewReplyCharacters = 2000

/** The studio's public answer to a review. */
export const reviewReply = z.object({ text: z.string(), language: z.enum(locales), replied_at: instant })

export const orderReview = z.object({
  _id: id,
  product_variant_id: id,
  product_id: id,
  rating: z.number().int(),
  comment: z.string(),
  language: z.enum(locales),
  images: z.array(z.string()).meta({ description: "Answer to the writer's session only" }),
  status: reviewStatus,
  reason: z.string().nullable().meta({ description: 'Why it was rejected' }),
  reply: reviewReply.nullable(),
  created_at: instant,
})

export const orderReviews = endpoint('GET', '/orders/:id/reviews', {
  summary: "The caller's reviews of the items of one order, oldest first.",
  access: 'guest',
  rate: 'read',
  query: z.object(pageQuery(100)),
  response: listOf(orderReview),
  errors: ['order-not-found'],
})

export const writeReviews = endpoint('POST', '/orders/:id/reviews', {
  summary: 'Reviews items of a completed order, each once. Reviews are public once approved.',
  access: 'guest',
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    reviews: z
      .array(
        z.strictObject({
          product_variant_id: id,
          rating: z.int().min(1).max(5),
          comment: text(2000).default(''),
          images: uploadedImages.default([]),
        }),
      )
      .min(1)
      .max(100)
      .refine((all) => new Set(all.map((review) => review.product_variant_id)).size === all.length, {
        params: { code: 'duplicate' },
      }),
  }),
  response: z.object({ data: z.array(orderReview) }),
  errors: [
    'order-not-found',
    'order-not-completed',
    'line-not-in-order',
    'already-reviewed',
    'file-not-found',
    'request-in-progress',
    'idempotency-key-reused',
  ],
})
