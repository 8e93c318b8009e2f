import { countedAtMost } from '@fitout/contract/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import { countRows } from '../../database/count-rows.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isCommon, listLookedThrough, scannedRows } from '../../database/substring-search.ts'
import { type Key, type Keyed, keyset, type Sort, sortedBy } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'
import {
  type AskedFilter,
  factsAlone,
  isByFacts,
  isByLastOrder,
  isInPeriod,
  isByTraits,
  isNarrowed,
  matching,
  matchingGroups,
  monthOfLastOrder,
  monthsOfLastOrders,
  onceAgreedAlone,
  registered,
  spentInPeriod,
  withFacts,
  withFactsFirst,
} from './customer-filter-queries.ts'
import { customerColumns, type CustomerRow } from './customers-queries.ts'
import { holds } from './searched-customers-queries.ts'

const newestFirst = keyset(['a.registered_at', 'instant', 'desc'], ['a.id', 'id', 'desc'])
// The same along the index of customers with facts.
const newestWithFacts = keyset(['k.registered_at', 'instant', 'desc'], ['k.account_id', 'id', 'desc'])
const sortsWithFacts = {
  registered_at: ['k.registered_at', 'instant'],
  email: ['k.email', 'text'],
  spent: ['k.spent_cents', 'whole'],
} as const

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
  const looked = !all && (await lookThrough(db, filter, page, asked))
  // Selects ids first, so that nothing is computed for skipped rows.
  const ids = looked ? looked.ids : page.after === undefined && all?.slice(page.offset, page.offset + page.limit)
  const shown = ids
    ? sql`select unnest(${ids}::uuid[])`
    : isByGroups(filter, asked)
      ? sql`select id ${fromGroups(filter, asked, page)} offset ${page.offset}`
      : way.of !== registered && isByLastOrder(filter) && asked?.sort_by !== 'spent'
        ? mergedByMonth(filter, way, page)
        : sql`select a.id ${following(filter, way, page.after)}
        order by ${way.sort.order} offset ${page.offset} limit ${page.limit}`
  const { rows } = await sql<CustomerRow & Keyed>`
    select ${customerColumns}, ${sort.key} as row_key ${registered} and a.id in (${shown}) order by ${sort.order}`.execute(
    db,
  )
  return { rows, total: looked ? looked.total : all?.length }
}

/** The ids of a page and the total from one pass over the list, where many may be passed over. */
async function lookThrough(db: Database, filter: ListFilter, page: Place, asked: CustomerSort | undefined) {
  const [sort, way] = [sortOf(asked), wayOf(filter, asked)]
  const isSearched = isCommon(filter.found)
  const known = { order: sort.outerOrder, areMoreThanCounted: areMoreThanCounted(filter) }
  if (isInPeriod(filter) && isByGroups(filter, asked)) {
    return withMemory(db, (trx) =>
      listLookedThrough(trx, page, {
        ...known,
        fitting: (after) =>
          sql`from (select * ${fromGroups(filter, asked, { offset: page.offset, limit: countedAtMost + 1, after })}) a`,
      }),
    )
  }
  if (!isSearched && !isByPayments(filter) && !isByDistrict(filter, asked)) return false
  const { columns } = isSearched ? sort : way.sort
  return listLookedThrough(db, page, {
    ...known,
    fitting: (after) => sql`from (select a.id, ${sql.join(columns)} ${following(filter, way, after)}) a`,
  })
}

/** The sums of a year fit into it; on disk they take twice as long. */
const withMemory = <T>(db: Database, work: (trx: Database) => Promise<T>) =>
  transaction(db, async (trx) => {
    await sql`set local work_mem = '32MB'`.execute(trx)
    return work(trx)
  })

const isByPayments = (filter: ListFilter) => isInPeriod(filter) && (filter.spent_at_least ?? 0) > 0

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
  if (isByDistrict(filter, asked)) return { sort: sortWithFacts(asked), of: withFactsFirst(filter) }
  if (Array.isArray(filter.among) || !isAlongFacts) return { sort: sortOf(asked), of: registered }
  return { sort: sortWithFacts(asked), of: withFacts(filter) }
}

const sortWithFacts = (asked: CustomerSort | undefined) =>
  asked ? sortedBy(sortsWithFacts, 'k.account_id', asked, newestWithFacts) : newestWithFacts

/**
 * Whether a list is merged from groups of customers: with some filters whole groups do not match, and without groups as many
 * customers would be passed over. What few may have is looked for by its own index.
 */
function isByGroups({ among, ...filter }: ListFilter, asked: CustomerSort | undefined): boolean {
  const { q, tag, earned, mail, district } = filter
  if (Array.isArray(among) || mail?.isTaken) return false
  if ([q, tag, earned, district].some((one) => one !== undefined)) return false
  return isByTraits(filter) || isInPeriod(filter) || (asked?.sort_by === 'email' && isByFacts(filter))
}

/** The first customers of a list after a key, read along the index of each group. */
function fromGroups(filter: ListFilter, asked: CustomerSort | undefined, { offset, limit, after }: Place) {
  const sort = sortWithFacts(asked)
  const end = sql`order by ${sort.outerOrder} limit ${offset + limit}`
  const merged = (limited: RawBuilder<unknown>) => {
    const groups = matchingGroups(filter).map(
      (group) => sql`(select a.id, ${sql.join(sort.columns)} ${group} and ${sort.follows(after)}
        order by ${sort.order} ${limited})`,
    )
    return sql`(${sql.join(groups, sql` union all `)})`
  }
  if (!isInPeriod(filter)) return sql`from ${merged(sql`limit ${offset + limit}`)} a ${end}`
  // In their order first: the sums of the period would be made for each group.
  return sql`from (select * from ${merged(sql``)} a order by ${sort.outerOrder} offset 0) a
    where ${spentInPeriod(filter)} ${end}`
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
  if (isInPeriod(filter) && isByGroups(filter, asked)) return undefined
  const sort = isFromFacts ? sortWithFacts(asked) : sortOf(asked)
  // Of a district, one by one: the planner would read all accounts.
  const others = mail?.isTaken ? onceAgreedAlone : registered
  const of = isFromFacts ? withFacts(filter) : filter.district !== undefined ? factsAlone : others
  const isLookedFor = q !== undefined && isCommon(found)
  // What hinders a newsletter is slow to determine: for those with the search text only, of all who once agreed.
  const hindrance = isLookedFor && mail?.isTaken ? mail.hindrance : undefined
  const least = hindrance ? { ...filter, mail: { hindrance: sql<null>`null`, isTaken: true } } : filter
  const isNamed = isLookedFor ? holds(q) : sql<boolean>`true`
  const isFound = hindrance ? sql<boolean>`${isNamed} and (${hindrance}) is null` : isNamed
  // Sorted here: reading ten thousand customers once more for one page takes as long as a page may.
  const parts = isByGroups(filter, asked) ? matchingGroups(filter) : [matching(least, of)]
  const fitting = parts.map((part) => sql`select a.id, ${isFound} as is_found, ${sql.join(sort.columns)} ${part}`)
  const { rows } = await sql<{ id: string; is_found: boolean | null }>`
    select a.id, a.is_found from (${sql.join(fitting, sql` union all `)} limit ${sql.lit(fewAtMost + 1)}) a
    order by ${sort.outerOrder}`.execute(db)
  return rows.length > fewAtMost ? 'the first' : rows.flatMap(({ id, is_found: isIn }) => (isIn ? id : []))
}

const areMoreThanCounted = (filter: ListFilter) => filter.found?.areMoreThanCounted === true && !isNarrowed(filter)

/** The number of customers, up to the list's counting limit. */
export async function countListedCustomers(db: Database, filter: ListFilter, asked?: CustomerSort): Promise<number> {
  if (areMoreThanCounted(filter)) return countedAtMost + 1
  if (Array.isArray(filter.among)) return filter.among.length
  if (filter.among && !isCommon(filter.found)) return countedAtMost + 1
  if (isByGroups(filter, asked)) {
    const counted = { offset: 0, limit: countedAtMost + 1, after: undefined }
    return withMemory(db, (trx) => countRows(trx, sql`select from (select id ${fromGroups(filter, asked, counted)}) a`))
  }
  const isOwnWay = isCommon(filter.found) || isByDistrict(filter, asked)
  const way = isOwnWay ? wayOf(filter, asked) : { of: registered, sort: newestFirst }
  return countRows(db, sql`select ${following(filter, way)}`)
}
