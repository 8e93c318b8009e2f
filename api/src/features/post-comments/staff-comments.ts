import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import type { decideStaffComment, listStaffComments } from '@fitout/contract/staff/post-comments.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import {
  findCommentIds,
  findStaffCommentRow,
  listCommentsToStaff,
  lockComment,
  type StaffCommentRow,
  updateCommentStatus,
} from './staff-comments-queries.ts'

type StaffComment = AnswerInput<typeof listStaffComments>['data'][number]

export async function showCommentsToStaff(
  context: Context,
  page: PageRequest & { query: Query<typeof listStaffComments> },
) {
  const { q } = page.query
  const found = q ? await findCommentIds(context.db, q) : undefined
  const listed = await listCommentsToStaff(context.db, { ...page.query, found }, placeOf(page.query))
  return pageOf(context, page, listed, (rows) => rows.map(presentToStaff))
}

/** Throws `comment-not-found`. */
export async function showCommentToStaff({ db }: Context, id: string): Promise<StaffComment> {
  const row = isId(id) ? await findStaffCommentRow(db, id) : undefined
  if (!row) throw new AppError('comment-not-found')
  return presentToStaff(row)
}

/** Approves a comment, hides it with a reason for its writer, or makes it pending again. Throws `comment-not-found`. */
export async function decideByStaff(
  context: Context,
  by: { id: string },
  id: string,
  decision: Body<typeof decideStaffComment>,
): Promise<{ data: StaffComment }> {
  return transaction(context.db, async (trx) => {
    const before = isId(id) ? await lockComment(trx, id) : undefined
    if (!before) throw new AppError('comment-not-found')
    const now = context.clock.now()
    await updateCommentStatus(trx, before.id, decision, now)
    await recordChange(trx, by, {
      action: 'comments.decide',
      subject: 'comment',
      id: before.id,
      title: before.post_title.zh ?? before.post_title.en ?? '',
      before: { status: before.status, reason: before.reason },
      after: decision,
    })
    return { data: presentToStaff({ ...before, ...decision, updated_at: now }) }
  })
}

function presentToStaff({ id, post_id, post_title, created_at, updated_at, ...row }: StaffCommentRow): StaffComment {
  const times = { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() }
  return { ...row, _id: id, post: { _id: post_id, title: post_title }, ...times }
}
