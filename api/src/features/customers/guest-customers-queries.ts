import { countedAtMost } from '@fitout/contract/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { type FoundIds, scannedRows, partOf } from '../../database/substring-search.ts'
import { type Key, type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type GuestRow = {
  /** The id of the newest order, which represents its contact. */
  id: string
  recipient_name: string
  email: string | null
  area_code: string
  phone: string
  created_at: Date
  order_count: number
  spent_cents: number
  /** The member who has verified the same email, if any. */
  member_id: string | null
}

// Equal to the index of orders by contact.
export const contactOf = (order: string) =>
  sql`coalesce(lower(${sql.ref(`${order}.email`)}), ${sql.ref(`${order}.area_code`)} || ${sql.ref(`${order}.phone`)})`
/** Looked up row by row: joined with the accounts, a contact with many orders would be compared with every guest. */
export const isGuests = (order: string) =>
  sql`(select g.type = 'TEMP' and g.deleted_at is null from accounts g where g.id = ${sql.ref(`${order}.account_id`)})`

const newestFirst = keyset(['n.ordered_at', 'instant', 'desc'], ['n.order_id', 'id', 'desc'])

/** The search text and its matches. */
export type GuestSearch = { q: string; found: FoundIds }

/**
 * The newest guest order of each contact, after a key; a search text too common for the index is looked for in the
 * first of those.
 */
function newestOrders(search: GuestSearch | undefined, after?: Key): RawBuilder<unknown> {
  if (search === undefined) return sql`from guest_orders n where ${newestFirst.follows(after)}`
  const { q, found } = search
  const fits = sql`(o.recipient_name ilike ${partOf(q)} or o.email ilike ${partOf(q)}
    or o.area_code || o.phone ilike ${partOf(q.replace(/[ +]/g, ''))})`
  if (found.ids) {
    return sql`from orders o join guest_orders n on n.key = md5(${contactOf('o')})::uuid and n.order_id = o.id
      where o.id = any(${found.ids}::uuid[]) and ${fits} and ${newestFirst.follows(after)}`
  }
  // Row by row: otherwise the planner reads all orders, which is slower for a page and only faster when there are
  // none.
  return sql`from (select n.* from guest_orders n where ${newestFirst.follows(after)}
      order by ${newestFirst.order} limit ${scannedRows}) n
    cross join lateral (select from orders o where o.id = n.order_id and ${fits} offset 0) fitting where true`
}

export async function listGuestRows(
  db: Database,
  search: GuestSearch | undefined,
  page: Place,
): Promise<(GuestRow & Keyed)[]> {
  const { rows } = await sql<GuestRow & Keyed>`
    select o.id, o.recipient_name, o.email, o.area_code, o.phone, o.created_at, s.order_count, s.spent_cents,
      (select m.id from accounts m where m.email = lower(o.email) and m.email_verified_at is not null
        and m.type <> 'TEMP' and m.deleted_at is null) as member_id,
      ${newestFirst.key} as row_key
    from (select n.* ${newestOrders(search, page.after)}
      order by ${newestFirst.order} offset ${page.offset} limit ${page.limit}) n
    join orders o on o.id = n.order_id
    cross join lateral (
      select count(*)::int as order_count,
        coalesce(sum(e.total_cents - e.refunded_cents) filter (where e.paid_at is not null), 0)::bigint as spent_cents
      from orders e where ${contactOf('e')} = ${contactOf('o')} and ${isGuests('e')}) s
    order by ${newestFirst.order}`.execute(db)
  return rows
}

/** The guests behind the contact of an order; none for a member's order. */
export async function listGuestsOf(db: Database, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct o.account_id as id from orders n join orders o on ${contactOf('o')} = ${contactOf('n')}
    where n.id = ${orderId}::uuid and ${isGuests('n')} and ${isGuests('o')} order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

export async function countGuests(db: Database, search: GuestSearch | undefined): Promise<number> {
  if (search?.found.areMoreThanCounted) return countedAtMost + 1
  return countRows(db, sql`select ${newestOrders(search)}`)
}
