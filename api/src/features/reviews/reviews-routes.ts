import { orderReviews, writeReviews } from '@fitout/contract/reviews.ts'
import { approveReview, listStaffReviews, readReviewImage, rejectReview } from '@fitout/contract/staff-reviews.ts'
import type { Context } from '../../context.ts'
import { pageOf } from '../../http/pages.ts'
import { route } from '../../http/route.ts'
import { decideReview, showReviews, write } from './reviews-service.ts'
import { sendReviewImage, showReviewsToStaff } from './staff-reviews.ts'

export const reviewsRoutes = [
  route(orderReviews, async ({ context, session, params, query, request }) => {
    const buyer = { accountId: session.accountId, orderId: params.id }
    const { page, total } = await showReviews(context, buyer, query.page, query.per_page)
    return pageOf(context, { request, query }, page, total)
  }),
  route(writeReviews, async ({ context, session, params, body, idempotencyKey, locale }) => {
    const buyer = { accountId: session.accountId, orderId: params.id }
    return write(context, buyer, body.reviews, { idempotencyKey, locale })
  }),
  route(listStaffReviews, async ({ context, request, query }) => showReviewsToStaff(context, { request, query })),
  route(readReviewImage, async ({ context, params }) => sendReviewImage(context, params.id, params.image_id)),
  route(approveReview, async ({ context, staff, params }) => decide(context, staff, params.id, { status: 'APPROVED' })),
  route(rejectReview, async ({ context, staff, params, body }) =>
    decide(context, staff, params.id, { status: 'REJECTED', reason: body.reason }),
  ),
]

async function decide(context: Context, by: { id: string }, id: string, decision: Parameters<typeof decideReview>[3]) {
  const { status } = await decideReview(context, by, id, decision)
  return { data: { _id: id, status: status as 'APPROVED' | 'REJECTED' } }
}
