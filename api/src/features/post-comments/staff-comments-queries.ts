import type { Locale, Words } from '@fitout/contract/locales.ts'
import { type RawBuilder, sql } from 'kysely'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import type { Place } from '../../http/pages.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'

export type StaffCommentRow = {
  id: string
  post_id: string
  post_title: Words
  writer: string | null
  comment: string
  language: Locale | null
  status: 'DRAFT' | 'ACTIVE' | 'HIDDEN'
  held_for: string | null
  reason: string | null
  created_at: Date
}

const commentsOf = (of: RawBuilder<unknown>) => sql`
  (select c.id, c.post_id, p.title as post_title, a.username as writer, c.comment, c.language, c.status, c.held_for,
    c.reason, c.created_at
  from ${of} c join posts p on p.id = c.post_id left join accounts a on a.id = c.account_id) c`

/** Pending comments oldest first, others newest first. */
export async function listCommentsToStaff(db: Database, status: string, page: Place) {
  const direction = status === 'DRAFT' ? 'asc' : 'desc'
  const sort = keyset(['created_at', 'instant', direction], ['id', 'id', direction])
  // Titles and names are only read for the page itself, not for skipped rows.
  const shown = sql`(select * from post_comments where status = ${status} and ${sort.follows(page.after)}
    order by ${sort.order} offset ${page.offset} limit ${page.limit})`
  const { rows } = await sql<StaffCommentRow & Keyed>`
    select c.*, ${sort.key} as row_key from ${commentsOf(shown)} order by ${sort.order}`.execute(db)
  return { rows, total: await countRows(db, sql`select from post_comments where status = ${status}`) }
}

/** Returns the comment and locks its row until the transaction ends. */
export async function lockComment(db: Database, id: string): Promise<StaffCommentRow | undefined> {
  await sql`select from post_comments where id = ${id} for update`.execute(db)
  const { rows } =
    await sql<StaffCommentRow>`select c.* from ${commentsOf(sql`post_comments`)} where id = ${id}`.execute(db)
  return rows[0]
}

export async function updateCommentStatus(
  db: Database,
  commentId: string,
  decision: { status: StaffCommentRow['status']; reason: string | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('post_comments')
    .set({ ...decision, updated_at: now })
    .where('id', '=', commentId)
    .execute()
}
