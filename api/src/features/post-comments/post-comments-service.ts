import type { Locale } from '@fitout/contract/locales.ts'
import type { postComment } from '@fitout/contract/post-comments.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { takeFromAllowance } from '../allowances/allowances-service.ts'
import { avatarUrl, fileUrl } from '../files/files-service.ts'
import { requirePublicPost } from '../posts/posts-service.ts'
import { fingerprintOf, reasonToHold } from './comment-spam.ts'
import {
  type CommentRow,
  findCircumstances,
  findFaceOf,
  holdWriter,
  insertComment,
  listComments,
} from './post-comments-queries.ts'

export { showCommentsToStaff } from './staff-comments.ts'

// More than this is not genuine; one account must not fill the moderation queue.
const commentsPerHour = 30

/** Returns the comments a reader may see below an article. Throws `post-not-found`. */
export async function showComments(
  context: Context,
  postId: string,
  readerId: string | undefined,
  request: PageRequest,
) {
  await requirePublicPost(context.db, postId, context.clock.now())
  const found = await listComments(context.db, postId, readerId, placeOf(request.query))
  return pageOf(context, request, found, (comments) => comments.map((comment) => presentComment(comment, readerId)))
}

export type Writer = { id: string; username: string | null; locale: Locale }

/**
 * Publishes a comment, or keeps it for review by staff if it looks like spam; the writer sees it either way. Throws
 * `post-not-found`, `rate-limited`.
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
  const row = {
    ...comment,
    account_id: writer.id,
    username: writer.username,
    face_id: await findFaceOf(db, writer.id),
    status,
    created_at: now,
  }
  return presentComment(row, writer.id)
}

function presentComment(row: CommentRow, readerId: string | undefined): z.input<typeof postComment> {
  const isOwn = readerId !== undefined && row.account_id === readerId
  // Pending comments are invisible to others; their writer always sees their own picture.
  const urlOf = isOwn ? fileUrl : avatarUrl
  return {
    _id: row.id,
    user: { avatar: row.face_id ? urlOf(row.face_id) : null, username: row.username ?? '' },
    user_id: isOwn ? readerId : null,
    comment: row.comment,
    language: row.language,
    created_at: row.created_at.toISOString(),
    status: row.status,
  }
}
