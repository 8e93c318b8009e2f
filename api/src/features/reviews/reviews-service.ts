import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import type { orderReviews, writeReviews } from '@fitout/contract/reviews.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { firstRows, pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { fileUrl, useFile } from '../files/files-service.ts'
import { once } from '../idempotency/idempotency-service.ts'
import { lockOwnOrder, requireOwnOrder } from '../orders/orders-service.ts'
import { presentReply } from './review-replies.ts'
import { insertReviews, listReviewsOfOrder, markRefunded, type ReviewRow } from './reviews-queries.ts'

export { decideReview, undecideReview } from './decide-review.ts'
export { removeReply, reply } from './review-replies.ts'
export { sendReviewReplyMail } from './review-reply-mail.ts'
export { markRefunded as markReviewsRefunded } from './reviews-queries.ts'
export { showReviewsToStaff } from './staff-reviews.ts'

type OrderReview = AnswerInput<typeof orderReviews>['data'][number]
type Buyer = { accountId: string; orderId: string }

export async function showReviews(context: Context, { accountId, orderId }: Buyer, request: PageRequest) {
  const { id } = await requireOwnOrder(context.db, accountId, orderId)
  const found = await listReviewsOfOrder(context.db, id, placeOf(request.query))
  return pageOf(context, request, found, (reviews) => reviews.map(presentReview))
}

type Written = Body<typeof writeReviews>['reviews']

/** Reviews items of a completed order, all or none; the reviews are pending until the studio decides. */
export async function write(
  context: Context,
  buyer: Buyer,
  reviews: Written,
  { idempotencyKey, locale }: { idempotencyKey: string | undefined; locale: Locale },
): Promise<{ data: OrderReview[] }> {
  const key = { accountId: buyer.accountId, operation: 'review', key: idempotencyKey ?? newId() }
  return once(context, key, { orderId: buyer.orderId, reviews }, async (trx) => ({
    data: await keepReviews(context, trx, buyer, reviews, locale),
  }))
}

async function keepReviews(
  context: Context,
  trx: Database,
  { accountId, orderId }: Buyer,
  written: Written,
  locale: Locale,
): Promise<OrderReview[]> {
  const { order, lines } = await lockOwnOrder(trx, accountId, orderId)
  if (order.status !== 'completed') throw new AppError('order-not-completed')
  const rows = written.map((review) => {
    const line = lines.find((one) => one.variant_id === review.product_variant_id && !one.is_gift && !one.is_custom)
    if (!line) throw new AppError('line-not-in-order')
    return {
      id: newId(),
      product_id: line.product_id,
      variant_id: line.variant_id,
      order_id: order.id,
      account_id: accountId,
      rating: review.rating,
      comment: review.comment.trim(),
      language: locale,
      file_ids: review.images,
      created_at: context.clock.now(),
    }
  })
  if ((await insertReviews(trx, rows)) < rows.length) throw new AppError('already-reviewed')
  await markRefunded(trx, order.id)
  for (const fileId of written.flatMap((review) => review.images)) await useFile(trx, accountId, fileId)
  return (await listReviewsOfOrder(trx, order.id, firstRows(lines.length))).rows.map(presentReview)
}

function presentReview(row: ReviewRow): OrderReview {
  return {
    _id: row.id,
    product_variant_id: row.variant_id ?? '',
    product_id: row.product_id,
    rating: row.rating,
    comment: row.comment,
    language: row.language as Locale,
    images: row.file_ids.map(fileUrl),
    status: row.status as OrderReview['status'],
    reason: row.reason,
    reply: presentReply(row),
    created_at: row.created_at.toISOString(),
  }
}
