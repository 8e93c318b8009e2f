import type { Locale, Words } from '@fitout/contract/locales.ts'
import { countedAtMost } from '@fitout/contract/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { isCommon, listLookedThrough, scannedRows } from '../../database/substring-search.ts'
import { type Key, type Keyed, keyset, type Sort, sortedBy } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'
import { spentCents } from './customer-facts-queries.ts'
import {
  type AskedFilter,
  factsAlone,
  isByFacts,
  isByLastOrder,
  isByPayments,
  isNarrowed,
  matching,
  monthOfLastOrder,
  monthsOfLastOrders,
  registered,
  withFacts,
} from './customer-filter-queries.ts'
import { holds } from './searched-customers-queries.ts'

export type CustomerRow = {
  id: string
  username: string | null
  email: string | null
  area_code: string | null
  phone: string | null
  registered_at: Date | null
  language: Locale
  email_verified_at: Date | null
  phone_verified_at: Date | null
  order_count: number
  wishlist_count: number
  review_count: number
  points: number
  points_owed: number
  points_earned: number
  disabled_at: Date | null
  disabled_reason: string | null
  avatar_file_id: string | null
  spent_cents: number
  tags: string[]
}

const columns = sql`a.id, a.username, a.email, a.area_code, a.phone, a.registered_at, a.language,
  a.email_verified_at, a.phone_verified_at, a.disabled_at, a.disabled_reason, a.avatar_file_id,
  (select count(*)::int from orders o where o.account_id = a.id) as order_count,
  (select count(*)::int from wishlist_items w where w.account_id = a.id) as wishlist_count,
  (select count(*)::int from product_reviews r where r.account_id = a.id) as review_count,
  coalesce((select balance from memberships m where m.account_id = a.id), 0) as points,
  coalesce((select debt from memberships m where m.account_id = a.id), 0) as points_owed,
  coalesce((select earned from memberships m where m.account_id = a.id), 0) as points_earned,
  ${spentCents} as spent_cents,
  array(select t.tag from customer_tags t where t.account_id = a.id order by t.tag) as tags`

const newestFirst = keyset(['a.registered_at', 'instant', 'desc'], ['a.id', 'id', 'desc'])
// The same along the index of customers with facts.
const newestWithFacts = keyset(['k.registered_at', 'instant', 'desc'], ['k.account_id', 'id', 'desc'])
const sortsWithFacts = { registered_at: ['k.registered_at', 'instant'], spent: ['k.spent_cents', 'whole'] } as const

const sorts = {
  registered_at: ['a.registered_at', 'instant'],
  // Must equal the index of members by email address.
  email: [sql`coalesce(a.email, '')`, 'text'],
  spent: [sql`(select f.spent_cents from customer_facts f where f.account_id = a.id)`, 'whole'],
} as const

export type CustomerSort = Sort<keyof typeof sorts>

/** A page of customers, and the total where the same pass yields it. */
export async function listCustomerRows(
  db: Database,
  filter: ListFilter,
  page: Place,
  asked?: CustomerSort,
): Promise<{ rows: (CustomerRow & Keyed)[]; total: number | undefined }> {
  const sort = sortOf(asked)
  const way = wayOf(filter, asked)
  const all = Array.isArray(filter.among) ? filter.among : undefined
  const looked =
    !all &&
    (isCommon(filter.found) || isByPayments(filter) || isByDistrict(filter, asked)) &&
    (await listLookedThrough(db, page, {
      fitting: (after) => sql`from (select a.id, ${sql.join(sort.columns)} ${following(filter, way, after)}) a`,
      order: sort.outerOrder,
      areMoreThanCounted: areMoreThanCounted(filter),
    }))
  // Selects ids first, so that nothing is computed for skipped rows.
  const ids = looked ? looked.ids : page.after === undefined && all?.slice(page.offset, page.offset + page.limit)
  const shown = ids
    ? sql`select unnest(${ids}::uuid[])`
    : way.of !== registered && isByLastOrder(filter) && asked?.sort_by !== 'spent'
      ? mergedByMonth(filter, way, page)
      : sql`select a.id ${following(filter, way, page.after)}
        order by ${way.sort.order} offset ${page.offset} limit ${page.limit}`
  const { rows } = await sql<CustomerRow & Keyed>`
    select ${columns}, ${sort.key} as row_key from accounts a where a.id in (${shown}) order by ${sort.order}`.execute(
    db,
  )
  return { rows, total: looked ? looked.total : all?.length }
}

const sortOf = (asked: CustomerSort | undefined) => (asked ? sortedBy(sorts, 'a.id', asked, newestFirst) : newestFirst)

/** From what a page is read, and in which order. */
type Way = { of: RawBuilder<unknown>; sort: ReturnType<typeof keyset> }

/**
 * A filter by facts that matches only customers far down the list would look up those of each customer before, so such lists
 * are read along the facts, and so is one sorted by them.
 */
function wayOf(filter: ListFilter, asked: CustomerSort | undefined): Way {
  const by = asked?.sort_by
  const isSearched = filter.q !== undefined && isCommon(filter.found)
  const isAlongFacts = by === 'spent' || (by !== 'email' && !isSearched && isByFacts(filter))
  if (!isAlongFacts && isByDistrict(filter, asked)) return { sort: sortOf(asked), of: factsAlone }
  if (Array.isArray(filter.among) || !isAlongFacts) return { sort: sortOf(asked), of: registered }
  const sort = by
    ? sortedBy(sortsWithFacts, 'k.account_id', { ...asked, sort_by: by }, newestWithFacts)
    : newestWithFacts
  return { sort, of: isByDistrict(filter, asked) ? factsAlone : withFacts(filter) }
}

/** Whether a list is made of all in a district: of those who match more, or in another order, none may be among the newest. */
function isByDistrict({ among, district, ...others }: ListFilter, asked: CustomerSort | undefined): boolean {
  if (district === undefined || others.q !== undefined || others.mail || among || isByFacts(others)) return false
  return isNarrowed(others) || (asked?.sort_by ?? 'registered_at') !== 'registered_at'
}

/**
 * A page made of the first customers of each month of last orders. Those who ordered long ago may all be at the end of the list:
 * reading to there takes a second with a million customers.
 */
function mergedByMonth(filter: ListFilter, way: Way, page: Place): RawBuilder<unknown> {
  const { sort } = way
  return sql`select a.id from ${monthsOfLastOrders(filter)} m(month) cross join lateral (
      select a.id, ${sql.join(sort.columns)} ${following(filter, way, page.after)}
        and ${monthOfLastOrder} = m.month
      order by ${sort.order} limit ${page.offset + page.limit}) a
    order by ${sort.outerOrder} offset ${page.offset} limit ${page.limit}`
}

/**
 * A filter, and all customers that match it and the search text, in sort order, if those that match the filter are few;
 * if they are many, a search text too common for the index is looked for in the first of the list.
 */
type ListFilter = AskedFilter & { among?: string[] | 'the first' | undefined }

/**
 * The customers `a` after a key, in sort order. A search text too common for the index is looked for in the first of
 * those.
 */
function following(filter: ListFilter, { of, sort }: Way, after?: Key): RawBuilder<unknown> {
  const { q, found, among } = filter
  const isLookedFor = q !== undefined && isCommon(found)
  if (Array.isArray(among)) return sql`from accounts a where a.id = any(${among}::uuid[]) and ${sort.follows(after)}`
  if (!isLookedFor) return sql`${matching(filter, of)} and ${sort.follows(after)}`
  const first = sql`from (select a.* ${of} and ${sort.follows(after)}
    order by ${sort.order} limit ${among ? heldAgainst : scannedRows}) a where true`
  return sql`${matching(filter, first)} and ${holds(q)}`
}

/** The maximum of listed customers checked against a filter with many matches: each costs a lookup in another table. */
const heldAgainst = sql.lit(40_000)
const fewAtMost = countedAtMost

/**
 * The customers that match a filter, if they are few: used when the search text is too common for the index, when the check is
 * slow, as for the newsletter, or when they may all be at the end of the list, as by facts.
 */
export async function findFitting(
  db: Database,
  filter: AskedFilter,
  asked?: CustomerSort,
): Promise<ListFilter['among']> {
  const { q, found, mail } = filter
  const isFromFacts = isByFacts(filter)
  if (!isNarrowed(filter) || !(isCommon(found) || mail?.isTaken || isFromFacts)) return undefined
  const sort = sortOf(asked)
  // Of a district, one by one: the planner would read all accounts.
  const of = isFromFacts ? withFacts(filter) : filter.district !== undefined ? factsAlone : registered
  const isLookedFor = q !== undefined && isCommon(found)
  // What hinders a newsletter is slow to determine: for those with the search text only, of all who once agreed.
  const hindrance = isLookedFor && mail?.isTaken ? mail.hindrance : undefined
  const least = hindrance ? { ...filter, mail: { hindrance: sql<null>`null`, isTaken: true } } : filter
  const isNamed = isLookedFor ? holds(q) : sql<boolean>`true`
  const isFound = hindrance ? sql<boolean>`${isNamed} and (${hindrance}) is null` : isNamed
  // Sorted here: reading ten thousand customers once more for one page takes as long as a page may.
  const { rows } = await sql<{ id: string; is_found: boolean | null }>`
    select a.id, a.is_found from (
      select a.id, ${isFound} as is_found, ${sql.join(sort.columns)} ${matching(least, of)} limit ${sql.lit(fewAtMost + 1)}) a
    order by ${sort.outerOrder}`.execute(db)
  return rows.length > fewAtMost ? 'the first' : rows.flatMap(({ id, is_found: isIn }) => (isIn ? id : []))
}

const areMoreThanCounted = (filter: ListFilter) => filter.found?.areMoreThanCounted === true && !isNarrowed(filter)

/** The number of customers, up to the list's counting limit. */
export async function countListedCustomers(db: Database, filter: ListFilter, asked?: CustomerSort): Promise<number> {
  if (areMoreThanCounted(filter)) return countedAtMost + 1
  if (Array.isArray(filter.among)) return filter.among.length
  if (filter.among && !isCommon(filter.found)) return countedAtMost + 1
  const isOwnWay = isCommon(filter.found) || isByDistrict(filter, asked)
  const way = isOwnWay ? wayOf(filter, asked) : { of: registered, sort: newestFirst }
  return countRows(db, sql`select ${following(filter, way)}`)
}

export async function findCustomerRow(db: Database, id: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`select ${columns} ${registered} and a.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns the customer and locks the row until the transaction ends. */
export async function lockCustomer(db: Database, id: string): Promise<CustomerRow | undefined> {
  await sql`select from accounts where id = ${id} for update`.execute(db)
  return findCustomerRow(db, id)
}

/** The customer must be locked. */
export async function setSuspension(db: Database, id: string, at: Date | null, reason: string | null): Promise<void> {
  await db.updateTable('accounts').set({ disabled_at: at, disabled_reason: reason }).where('id', '=', id).execute()
}

const newestAtMost = 20

export async function listOrdersOf(db: Database, accountId: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'reference', 'created_at', 'status', 'payment_status', 'total_cents', 'points'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(newestAtMost)
    .execute()
}

export async function listPointsOf(db: Database, accountId: string) {
  const { rows } = await sql<{
    id: string
    kind: 'earn' | 'redeem' | 'reverse' | 'adjust'
    points: number
    balance: number
    owed: number
    points_owed: number
    reason: Words | null
    created_at: Date
  }>`
    select id, kind, points, balance, owed, debt as points_owed, reason, created_at from point_entries where account_id = ${accountId}
    order by created_at desc, id desc limit ${newestAtMost}`.execute(db)
  return rows
}

export async function listConsentsOf(db: Database, accountId: string) {
  return db
    .selectFrom('consents')
    .select(['content_type', 'channel', 'is_accept', 'source', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('number', 'desc')
    .execute()
}

export async function listNotesOf(db: Database, accountId: string) {
  return db
    .selectFrom('account_notes as n')
    .innerJoin('staff as s', 's.id', 'n.staff_id')
    .select(['n.id', 'n.text', 'n.created_at', 's.name'])
    .where('n.account_id', '=', accountId)
    .orderBy('n.created_at')
    .execute()
}

export async function insertAccountNote(
  db: Database,
  note: { id: string; account_id: string; staff_id: string; text: string },
): Promise<void> {
  await db.insertInto('account_notes').values(note).execute()
}

/** The account must be locked. */
export async function setTags(db: Database, account_id: string, tags: readonly string[]): Promise<void> {
  await db.deleteFrom('customer_tags').where('account_id', '=', account_id).execute()
  const rows = tags.map((tag) => ({ account_id, tag }))
  if (rows.length > 0) await db.insertInto('customer_tags').values(rows).execute()
}

const tagsAtMost = 200

export async function countTags(db: Database) {
  return db
    .selectFrom('customer_tags')
    .select(['tag', (eb) => eb.fn.countAll<number>().as('customers')])
    .groupBy('tag')
    .orderBy('customers', 'desc')
    .orderBy('tag')
    .limit(tagsAtMost)
    .execute()
}
