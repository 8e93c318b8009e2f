import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import type { removeReviewReply, replyToReview } from '@fitout/contract/staff/reviews.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { requireSeen, versionOf } from '../../http/seen-version.ts'
import { recordChange } from '../audit/audit-service.ts'
import { decideWithin, publishPictures } from './decide-review.ts'
import { findReview, lockReview, putReply, type ReviewRow } from './reviews-queries.ts'

type By = { id: string }
type Answer = AnswerInput<typeof replyToReview>['data']

/**
 * Replies to a review in public, or changes the reply; an undecided review is approved with it. The author is mailed the
 * first reply. Throws `review-not-found`, `already-decided` for a rejected one, `changed-meanwhile`.
 */
export async function reply(
  context: Context,
  by: By,
  reviewId: string,
  { text, language, version }: Body<typeof replyToReview>,
): Promise<Answer> {
  const found = await requireReview(context.db, reviewId)
  const isWaiting = found.status === 'WAITING'
  const pictureIds = isWaiting ? await publishPictures(context, found) : []
  return transaction(context.db, async (trx) => {
    if (isWaiting) await decideWithin(context, trx, by, reviewId, { status: 'APPROVED', pictureIds })
    const before = await requireReview(trx, reviewId, 'for change')
    if (before.status !== 'APPROVED') throw new AppError('already-decided')
    requireSeen(version, factsOf(before))
    const after = await putReply(trx, reviewId, {
      reply: text.trim(),
      reply_language: language,
      replied_at: before.replied_at ?? context.clock.now(),
    })
    await record(trx, by, 'reviews.reply', { before, after })
    if (!before.reply && !before.reply_told_at) await context.jobs.enqueue(trx, 'review-reply-mail', { reviewId })
    return present(after)
  })
}

/** Throws `review-not-found`, `changed-meanwhile`. */
export async function removeReply(
  context: Context,
  by: By,
  reviewId: string,
  { version }: Body<typeof removeReviewReply>,
): Promise<Answer> {
  return transaction(context.db, async (trx) => {
    const before = await requireReview(trx, reviewId, 'for change')
    requireSeen(version, factsOf(before))
    const after = await putReply(trx, reviewId, { reply: null, reply_language: null, replied_at: null })
    await record(trx, by, 'reviews.remove-reply', { before, after })
    return present(after)
  })
}

async function requireReview(db: Database, reviewId: string, use?: 'for change'): Promise<ReviewRow> {
  const find = use === 'for change' ? lockReview : findReview
  const review = isId(reviewId) ? await find(db, reviewId) : undefined
  if (!review) throw new AppError('review-not-found')
  return review
}

const factsOf = ({ reply: text, reply_language }: ReviewRow) => [text, reply_language]

export const replyVersionOf = (review: ReviewRow) => versionOf(factsOf(review))

export function presentReply({ reply: text, reply_language, replied_at }: ReviewRow): Answer['reply'] {
  if (text === null || reply_language === null || replied_at === null) return null
  return { text, language: reply_language, replied_at: replied_at.toISOString() }
}

function present(review: ReviewRow): Answer {
  const { id, status } = review
  return { _id: id, status, reply: presentReply(review), reply_version: replyVersionOf(review) }
}

type Step = 'reviews.reply' | 'reviews.remove-reply'

async function record(
  trx: Database,
  by: By,
  action: Step,
  { before, after }: { before: ReviewRow; after: ReviewRow },
): Promise<void> {
  const facts = ({ reply: text, reply_language }: ReviewRow) => ({ reply: text, language: reply_language })
  await recordChange(trx, by, {
    action,
    subject: 'review',
    id: after.id,
    title: `${after.rating} / 5`,
    before: facts(before),
    after: facts(after),
  })
}
