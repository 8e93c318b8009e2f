import type { Locale } from '@fitout/contract/locales.ts'
import type { postComment } from '@fitout/contract/post-comments.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { pageOf, type PageRequest } from '../../http/pages.ts'
import { takeFromAllowance } from '../allowances/allowances-service.ts'
import { requirePublicPost } from '../posts/posts-service.ts'
import { fingerprintOf, reasonToHold } from './comment-spam.ts'
import { type CommentRow, findCircumstances, holdWriter, insertComment, listComments } from './post-comments-queries.ts'

// Past this nobody is writing comments any more; the queue of staff is not filled by one account.
const commentsPerHour = 30

/** What a reader sees below an article. Throws `post-not-found`. */
export async function showComments(
  context: Context,
  postId: string,
  readerId: string | undefined,
  request: PageRequest,
) {
  await requirePublicPost(context.db, postId, context.clock.now())
  const { page, per_page } = request.query
  const window = { offset: (page - 1) * per_page, limit: per_page }
  const { comments, total } = await listComments(context.db, postId, readerId, window)
  return pageOf(
    context,
    request,
    comments.map((comment) => presentComment(comment, readerId)),
    total,
  )
}

export type Writer = { id: string; username: string | null; locale: Locale }

/**
 * Publishes a comment, or lets it wait for staff where it looks like spam: its writer sees it either way.
 * Throws `post-not-found`, `rate-limited`.
 */
export async function writeComment(context: Context, writer: Writer, post: { _id: string; comment: string }) {
  await takeFromAllowance(context, `comments ${writer.id}`, commentsPerHour, 3600)
  const { db, clock, config } = context
  const now = clock.now()
  const fingerprint = fingerprintOf(post.comment)
  const ownHost = new URL(config.publicUrl).host
  const comment = {
    id: newId(),
    postId: post._id,
    accountId: writer.id,
    comment: post.comment,
    language: writer.locale,
    fingerprint,
    now,
  }
  const status = await transaction(db, async (trx) => {
    await requirePublicPost(trx, post._id, now)
    await holdWriter(trx, writer.id, fingerprint)
    const circumstances = await findCircumstances(trx, writer.id, fingerprint, now)
    const heldFor = reasonToHold(post.comment, { ownHost, ...circumstances })
    await insertComment(trx, { ...comment, heldFor })
    return heldFor ? ('DRAFT' as const) : ('ACTIVE' as const)
  })
  const row = { ...comment, account_id: writer.id, username: writer.username, status, created_at: now }
  return presentComment(row, writer.id)
}

function presentComment(row: CommentRow, readerId: string | undefined): z.input<typeof postComment> {
  return {
    _id: row.id,
    user: { avatar: null, username: row.username ?? '' },
    user_id: readerId && row.account_id === readerId ? readerId : null,
    comment: row.comment,
    language: row.language,
    created_at: row.created_at.toISOString(),
    status: row.status,
  }
}
