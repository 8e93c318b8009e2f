import { orderReviews, writeReviews } from '@fitout/contract/reviews.ts'
import {
  approveReview,
  findStaffReview,
  listStaffReviews,
  readReviewImage,
  rejectReview,
  removeReviewReply,
  replyToReview,
  undecideReview,
} from '@fitout/contract/staff/reviews.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import {
  decideReview,
  removeReply,
  reply,
  showReviews,
  undecideReview as takeBackDecision,
  write,
} from './reviews-service.ts'
import { sendReviewImage, showReviewsToStaff, showReviewToStaff } from './staff-reviews.ts'

export const reviewsRoutes = [
  route(orderReviews, async ({ context, session, params, query, request }) => {
    const buyer = { accountId: session.accountId, orderId: params.id }
    return showReviews(context, buyer, { request, query })
  }),
  route(writeReviews, async ({ context, session, params, body, idempotencyKey, locale }) => {
    const buyer = { accountId: session.accountId, orderId: params.id }
    return write(context, buyer, body.reviews, { idempotencyKey, locale })
  }),
  route(listStaffReviews, async ({ context, request, query }) => showReviewsToStaff(context, { request, query })),
  route(findStaffReview, async ({ context, params }) => ({ data: await showReviewToStaff(context, params.id) })),
  route(readReviewImage, async ({ context, params }) => sendReviewImage(context, params.id, params.image_id)),
  route(approveReview, async ({ context, staff, params }) => decide(context, staff, params.id, { status: 'APPROVED' })),
  route(rejectReview, async ({ context, staff, params, body }) =>
    decide(context, staff, params.id, { status: 'REJECTED', reason: body.reason }),
  ),
  route(replyToReview, async ({ context, staff, params, body }) => ({
    data: await reply(context, staff, params.id, body),
  })),
  route(removeReviewReply, async ({ context, staff, params, body }) => ({
    data: await removeReply(context, staff, params.id, body),
  })),
  route(undecideReview, async ({ context, staff, params }) => {
    await takeBackDecision(context, staff, params.id)
    return { data: { _id: params.id, status: 'WAITING' as const } }
  }),
]

async function decide(context: Context, by: { id: string }, id: string, decision: Parameters<typeof decideReview>[3]) {
  const { status } = await decideReview(context, by, id, decision)
  return { data: { _id: id, status: status as 'APPROVED' | 'REJECTED' } }
}
