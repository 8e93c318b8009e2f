import { orderReviews, writeReviews } from '@fitout/contract/reviews.ts'
import { pageOf } from '../../http/pages.ts'
import { route } from '../../http/route.ts'
import { showReviews, write } from './reviews-service.ts'

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
]
