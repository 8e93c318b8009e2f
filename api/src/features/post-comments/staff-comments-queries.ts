import type { Locale, Words } from '@fitout/contract/locales.ts'
import { type RawBuilder, sql } from 'kysely'
import { countRows, totalOf } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import type { Place } from '../../http/pages.ts'
import { type Key, type Keyed, keyset, type Sort, sortedBy } from '../../database/keyset.ts'
import { type FoundIds, isCommon, scannedRows, searchByText } from '../../database/substring-search.ts'

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
  updated_at: Date
}

const commentsOf = (of: RawBuilder<unknown>) => sql`
  (select c.id, c.post_id, p.title as post_title, a.username as writer, c.comment, c.language, c.status, c.held_for,
    c.reason, c.created_at, c.updated_at
  from ${of} c join posts p on p.id = c.post_id left join accounts a on a.id = c.account_id) c`

export type StaffCommentFilter = Sort<'created_at' | 'updated_at'> & {
  status: StaffCommentRow['status'] | 'ALL'
  q?: string | undefined
  /** The comments that match `q`, if there was a search. */
  found?: FoundIds | undefined
}

const sorts = { created_at: ['created_at', 'instant'], updated_at: ['updated_at', 'instant'] } as const

/** Pending comments oldest first, others newest first, unless they are sorted. */
function sortOf(filter: StaffCommentFilter) {
  const direction = filter.status === 'DRAFT' ? 'asc' : 'desc'
  return sortedBy(sorts, 'id', filter, keyset(['created_at', 'instant', direction], ['id', 'id', direction]))
}

const bySearch = searchByText('post_comments', 'comment')

/** Finds comments that contain the search text, by index. */
export const findCommentIds = bySearch.findIds

/** The comments after a key, in sort order; a search text too common for the index is looked for in the first of them. */
function following(filter: StaffCommentFilter, after?: Key) {
  const { status, q, found } = filter
  const sort = sortOf(filter)
  const ofStatus = status === 'ALL' ? sql`` : sql`and status = ${status}`
  const named = found?.ids ? sql`and id = any(${found.ids}::uuid[])` : sql``
  const listed = sql`from post_comments where ${sort.follows(after)} ${ofStatus} ${named}`
  if (!q || !isCommon(found)) return listed
  return sql`from (select * ${listed} order by ${sort.order} limit ${scannedRows}) c where ${bySearch.holds(q)}`
}

export async function listCommentsToStaff(db: Database, filter: StaffCommentFilter, page: Place) {
  const sort = sortOf(filter)
  // Titles and names are only read for the page itself, not for skipped rows.
  const shown = sql`(select * ${following(filter, page.after)}
    order by ${sort.order} offset ${page.offset} limit ${page.limit})`
  const { rows } = await sql<StaffCommentRow & Keyed>`
    select c.*, ${sort.key} as row_key from ${commentsOf(shown)} order by ${sort.order}`.execute(db)
  return { rows, total: await totalOf(page, rows, async () => countRows(db, sql`select ${following(filter)}`)) }
}

export async function findStaffCommentRow(db: Database, id: string): Promise<StaffCommentRow | undefined> {
  const { rows } =
    await sql<StaffCommentRow>`select c.* from ${commentsOf(sql`post_comments`)} where id = ${id}`.execute(db)
  return rows[0]
}

/** Returns the comment and locks its row until the transaction ends. */
export async function lockComment(db: Database, id: string): Promise<StaffCommentRow | undefined> {
  await sql`select from post_comments where id = ${id} for update`.execute(db)
  return findStaffCommentRow(db, id)
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
