import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { undoableSince } from '../../undo-time.ts'
import { recordChange } from '../audit/audit-service.ts'
import { readFiles } from '../files/files-service.ts'
import { keepPicture } from '../pictures/pictures-service.ts'
import {
  countRating,
  discountRating,
  findReview,
  type ReviewRow,
  settleReview,
  unsettleReview,
} from './reviews-queries.ts'

type ReviewDecision = { status: 'APPROVED' } | { status: 'REJECTED'; reason: string }

/**
 * Publishes a review with its pictures and rating, or rejects it with a reason for its author. Once: a second
 * decision gets `already-decided`. Throws `review-not-found`.
 */
export async function decideReview(
  context: Context,
  by: { id: string } | undefined,
  reviewId: string,
  decision: ReviewDecision,
): Promise<ReviewRow> {
  const waiting = isId(reviewId) ? await findReview(context.db, reviewId) : undefined
  if (!waiting) throw new AppError('review-not-found')
  const pictureIds = decision.status === 'APPROVED' ? await publishPictures(context, waiting) : []
  return transaction(context.db, (trx) => decideWithin(context, trx, by, reviewId, { ...decision, pictureIds }))
}

/** As `decideReview`, with the pictures published, in the caller's transaction. */
export async function decideWithin(
  context: Context,
  trx: Database,
  by: { id: string } | undefined,
  reviewId: string,
  decision: ReviewDecision & { pictureIds: string[] },
): Promise<ReviewRow> {
  const decided = await settleReview(trx, reviewId, {
    status: decision.status,
    reason: decision.status === 'REJECTED' ? decision.reason : null,
    picture_ids: decision.pictureIds,
    decided_at: context.clock.now(),
  })
  if (!decided) throw new AppError('already-decided')
  if (decided.status === 'APPROVED') await countRating(trx, decided.product_id, decided.rating)
  await recordChange(trx, by, {
    action: 'reviews.decide',
    subject: 'review',
    id: decided.id,
    title: `${decided.rating} / 5`,
    before: { status: 'WAITING' },
    after: { status: decided.status, reason: decided.reason },
  })
  return decided
}

/**
 * Undoes a recent decision: the review is pending again. Throws `review-not-found`, or `too-late-to-take-back`, also if its
 * author was notified of a reply.
 */
export async function undecideReview(context: Context, by: { id: string }, reviewId: string): Promise<ReviewRow> {
  return transaction(context.db, async (trx) => {
    const before = isId(reviewId) ? await findReview(trx, reviewId) : undefined
    if (!before) throw new AppError('review-not-found')
    const waiting = await unsettleReview(trx, reviewId, { status: before.status, since: undoableSince(context.clock) })
    if (!waiting) throw new AppError('too-late-to-take-back')
    if (before.status === 'APPROVED') await discountRating(trx, before.product_id, before.rating)
    await recordChange(trx, by, {
      action: 'reviews.undecide',
      subject: 'review',
      id: before.id,
      title: `${before.rating} / 5`,
      before: { status: before.status, reason: before.reason },
      after: { status: waiting.status, reason: waiting.reason },
    })
    return waiting
  })
}

/**
 * Encodes the pictures of a review that is about to be approved: before the transaction, since it takes long. No one knows
 * their addresses until a review contains them.
 */
export async function publishPictures(context: Context, review: ReviewRow): Promise<string[]> {
  const ids: string[] = []
  for await (const bytes of readFiles(context, review.file_ids)) ids.push((await keepPicture(context, bytes)).id)
  return ids
}
