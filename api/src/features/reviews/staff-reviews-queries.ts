import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import { countRows, totalOf } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { type Key, type Keyed, keyset, type Sort } from '../../database/keyset.ts'
import { type FoundIds, isCommon, scannedRows, searchByText } from '../../database/substring-search.ts'
import type { Place } from '../../http/pages.ts'
import type { ReviewRow } from './reviews-queries.ts'

export type StaffReviewRow = ReviewRow & { product_title: Words; reference: string | null }

export type StaffReviewFilter = Sort<'created_at' | 'rating'> & {
  status: ReviewRow['status'] | 'ALL'
  rating?: number | undefined
  q?: string | undefined
  /** The reviews that match `q`, if there was a search. */
  found?: FoundIds | undefined
}

/** Undecided reviews longest waiting first, others newest first, unless they are sorted. */
function sortOf({ status, sort_by: by, sort_order: order }: StaffReviewFilter) {
  const direction = by ? order : status === 'WAITING' ? 'asc' : 'desc'
  const asTheyCame = [
    ['created_at', 'instant', direction],
    ['id', 'id', direction],
  ] as const
  return by === 'rating' ? keyset(['rating', 'whole', direction], ...asTheyCame) : keyset(...asTheyCame)
}

const bySearch = searchByText('product_reviews', 'comment')

/** Finds reviews that contain the search text, by index. */
export const findReviewIds = bySearch.findIds

/** The reviews after a key, in sort order; a search text too common for the index is looked for in the first of them. */
function following(filter: StaffReviewFilter, after?: Key) {
  const { status, rating, q, found } = filter
  const sort = sortOf(filter)
  const ofStatus = status === 'ALL' ? sql`` : sql`and status = ${status}`
  const ofRating = rating === undefined ? sql`` : sql`and rating = ${rating}`
  const named = found?.ids ? sql`and id = any(${found.ids}::uuid[])` : sql``
  const listed = sql`from product_reviews where ${sort.follows(after)} ${ofStatus} ${ofRating} ${named}`
  if (!q || !isCommon(found)) return listed
  return sql`from (select * ${listed} order by ${sort.order} limit ${scannedRows}) r where ${bySearch.holds(q)}`
}

export async function listReviewsToStaff(db: Database, filter: StaffReviewFilter, page: Place) {
  const sort = sortOf(filter)
  // Titles and references are only read for the page itself, not for skipped rows.
  const { rows } = await sql<StaffReviewRow & Keyed>`
    select r.*, p.title as product_title, o.reference
    from (select *, ${sort.key} as row_key ${following(filter, page.after)}
      order by ${sort.order} offset ${page.offset} limit ${page.limit}) r
    join products p on p.id = r.product_id left join orders o on o.id = r.order_id
    order by ${sort.order}`.execute(db)
  return { rows, total: await totalOf(page, rows, async () => countRows(db, sql`select ${following(filter)}`)) }
}

export async function findStaffReviewRow(db: Database, id: string): Promise<StaffReviewRow | undefined> {
  const { rows } = await sql<StaffReviewRow>`
    select r.*, p.title as product_title, o.reference from product_reviews r
    join products p on p.id = r.product_id left join orders o on o.id = r.order_id where r.id = ${id}`.execute(db)
  return rows[0]
}
