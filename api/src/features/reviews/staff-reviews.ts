import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { listStaffReviews } from '@fitout/contract/staff-reviews.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest } from '../../http/pages.ts'
import { sendOwnedFile } from '../files/files-service.ts'
import { findReview, listReviewsToStaff } from './reviews-queries.ts'

type StaffReview = AnswerInput<typeof listStaffReviews>['data'][number]
type Request = PageRequest & { query: Query<typeof listStaffReviews> }

export async function showReviewsToStaff(context: Context, request: Request) {
  const { page, per_page, status } = request.query
  const place = { offset: (page - 1) * per_page, limit: per_page }
  const { reviews, total } = await listReviewsToStaff(context.db, status, place)
  const data = reviews.map((row): StaffReview => ({
    _id: row.id,
    product_id: row.product_id,
    product_title: row.product_title,
    order: row.order_id && row.reference ? { _id: row.order_id, reference: row.reference } : null,
    rating: row.rating,
    comment: row.comment,
    language: row.language as Locale,
    image_ids: row.file_ids,
    status: row.status as StaffReview['status'],
    reason: row.reason,
    created_at: row.created_at.toISOString(),
  }))
  return pageOf(context, request, data, total)
}

export async function sendReviewImage(context: Context, reviewId: string, imageId: string): Promise<Response> {
  const review = isId(reviewId) ? await findReview(context.db, reviewId) : undefined
  if (!review?.file_ids.includes(imageId)) throw new AppError('file-not-found')
  return sendOwnedFile(context, imageId)
}
