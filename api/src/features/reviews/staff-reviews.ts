import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { listStaffReviews } from '@fitout/contract/staff/reviews.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { sendOwnedFile } from '../files/files-service.ts'
import { presentReply, replyVersionOf } from './review-replies.ts'
import { findReview } from './reviews-queries.ts'
import { findReviewIds, findStaffReviewRow, listReviewsToStaff, type StaffReviewRow } from './staff-reviews-queries.ts'

type StaffReview = AnswerInput<typeof listStaffReviews>['data'][number]
type Request = PageRequest & { query: Query<typeof listStaffReviews> }

export async function showReviewsToStaff(context: Context, request: Request) {
  const { q } = request.query
  const found = q ? await findReviewIds(context.db, q) : undefined
  const listed = await listReviewsToStaff(context.db, { ...request.query, found }, placeOf(request.query))
  return pageOf(context, request, listed, (rows) => rows.map(presentToStaff))
}

/** Throws `review-not-found`. */
export async function showReviewToStaff({ db }: Context, id: string): Promise<StaffReview> {
  const row = isId(id) ? await findStaffReviewRow(db, id) : undefined
  if (!row) throw new AppError('review-not-found')
  return presentToStaff(row)
}

function presentToStaff(row: StaffReviewRow): StaffReview {
  return {
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
    reply: presentReply(row),
    reply_version: replyVersionOf(row),
    created_at: row.created_at.toISOString(),
  }
}

export async function sendReviewImage(context: Context, reviewId: string, imageId: string): Promise<FileAnswer> {
  const review = isId(reviewId) ? await findReview(context.db, reviewId) : undefined
  if (!review?.file_ids.includes(imageId)) throw new AppError('file-not-found')
  return sendOwnedFile(context, imageId)
}
