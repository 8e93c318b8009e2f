import { locales } from '@fitout/contract/locales.ts'
import { type CustomerFilter, customerFilters } from '@fitout/contract/staff/customer-filter.ts'
import { type RawBuilder, sql } from 'kysely'
import type { FoundIds } from '../../database/substring-search.ts'
import { hongKongMidnight } from '../../database/hong-kong-midnight.ts'
import { holds } from './searched-customers-queries.ts'

/** A filter with values that the database cannot determine itself. */
export type AskedFilter = Omit<CustomerFilter, 'level' | 'takes_mail'> & {
  /** The points ever earned at which the level starts, and at which the next one starts. */
  earned?: { from: number; below: number } | undefined
  /** Why customer `a` gets no newsletter by mail (null if they do), and which of the two is wanted. */
  mail?: { hindrance: RawBuilder<string | null>; isTaken: boolean } | undefined
  /** The matches of `q`, if there was a search. */
  found?: FoundIds | undefined
}

/** Registered accounts that are not deleted. */
export const registered = sql`from accounts a where a.type <> 'TEMP' and a.deleted_at is null`

// Each customer has facts, kept together with the registration and the traits.
const factsOnly = sql`from customer_facts k cross join lateral (select k.account_id as id) a where true`
const joinedFacts = sql`from customer_facts k join accounts a on a.id = k.account_id
  where a.type <> 'TEMP' and a.deleted_at is null`
export const factsAlone = sql`from customer_facts k
  cross join lateral (select * from accounts where id = k.account_id offset 0) a
  where a.type <> 'TEMP' and a.deleted_at is null`

/** Customers with facts, alone if the filter compares nothing else. */
export const withFacts = (filter: AskedFilter) => (isOfFactsOnly(filter) ? factsOnly : joinedFacts)

/** The same, with each account looked up: to find a few of many matches, the planner would read all accounts by id. */
export const withFactsFirst = (filter: AskedFilter) => (isOfFactsOnly(filter) ? factsOnly : factsAlone)

function isOfFactsOnly(filter: AskedFilter): boolean {
  const { q, tag, mail, earned } = filter
  return [q, tag, mail, earned].every((one) => one === undefined) && !isInPeriod(filter)
}

const traits = ['language', 'has_ordered', 'has_points', 'has_renovation'] as const
const flags = [false, true]
/** Customers of the same traits: each group has its own part of the indexes in each order of the list. */
const groups = locales.flatMap((language) =>
  flags.flatMap((has_ordered) =>
    flags.flatMap((has_points) =>
      flags.map((has_renovation) => ({ language, has_ordered, has_points, has_renovation })),
    ),
  ),
)

export const isByTraits = (filter: AskedFilter): boolean => traits.some((trait) => filter[trait] !== undefined)

/** The customers that match but for what they paid in a period, taken from each group that may have some. */
export function matchingGroups(filter: AskedFilter): RawBuilder<unknown>[] {
  const { spent_from: _from, spent_until: _until, spent_at_least: _least, spent_at_most: _most, ...unspent } = filter
  const others = isInPeriod(filter) ? unspent : filter
  const isOfBuyers = isByLastOrder(filter)
  const isOfPayers = (filter.spent_at_least ?? 0) > 0
  return groups
    .filter((group) => traits.every((trait) => filter[trait] === undefined || filter[trait] === group[trait]))
    .filter(({ has_ordered: ordered, has_renovation: builds }) =>
      isOfBuyers ? ordered : !isOfPayers || ordered || builds,
    )
    .map((group) => matching({ ...others, ...group }, withFactsFirst(others)))
}

/** Whether a filter compares more than the search text. */
export const isNarrowed = ({ q: _q, found: _found, ...narrowed }: AskedFilter): boolean =>
  [...Object.keys(customerFilters), 'earned', 'mail'].some(
    (name) => narrowed[name as keyof typeof narrowed] !== undefined,
  )

// Must equal the indexed expression.
export const monthOfLastOrder = sql`date_trunc('month', k.last_order_at at time zone 'UTC')`

/** The months in which the last orders of matching customers may be. */
export function monthsOfLastOrders({ last_order_from: from, last_order_until: until }: AskedFilter) {
  const first = from === undefined ? sql`(select min(last_order_at) from customer_facts)` : hongKongMidnight(from)
  const last = until === undefined ? sql`(select max(last_order_at) from customer_facts)` : hongKongMidnight(until, 1)
  return sql`generate_series(date_trunc('month', ${first} at time zone 'UTC'), ${last} at time zone 'UTC', interval '1 month')`
}

/** Whether the index of the facts holds what the filter compares. */
export function isByFacts({ last_order_from, last_order_until, ...filter }: AskedFilter): boolean {
  const isBySum = ((filter.spent_at_least ?? 0) > 0 || filter.spent_at_most !== undefined) && isOfAllTime(filter)
  return isBySum || isByLastOrder({ last_order_from, last_order_until })
}

/** Whether what customers paid in a period is compared. */
export const isInPeriod = (filter: AskedFilter): boolean =>
  !isOfAllTime(filter) && ((filter.spent_at_least ?? 0) > 0 || filter.spent_at_most !== undefined)

export const isByLastOrder = ({ last_order_from: from, last_order_until: until }: AskedFilter): boolean =>
  from !== undefined || until !== undefined

const isOfAllTime = ({ spent_from: from, spent_until: until }: Pick<AskedFilter, 'spent_from' | 'spent_until'>) =>
  from === undefined && until === undefined

/**
 * The customers `a` that match a filter: for the list, its count, exports and mailings alike. `of` is the set they
 * are taken from.
 */
export function matching(filter: AskedFilter, of: RawBuilder<unknown> = registered): RawBuilder<unknown> {
  const isFromFacts = of === factsOnly || of === factsAlone || of === joinedFacts
  const facts = isFromFacts ? joined : lookedUp
  // Of a few listed customers the facts are probed: the planner would read those of all in the district.
  const district = of === joinedFacts || of === registered ? lookedUp : isFromFacts ? joined : probed
  const conditions = [
    byWords(filter, district),
    isFromFacts ? byKeptTraits(filter) : byTraits(filter),
    byPoints(filter),
    bySpending(filter, facts),
    byOrders(filter, facts),
  ].flat()
  return sql`${of} ${sql.join(
    conditions.map((condition) => sql`and ${condition}`),
    sql` `,
  )}`
}

type Conditions = RawBuilder<unknown>[]

function byWords({ q, found, tag, district, mail }: AskedFilter, facts: Facts): Conditions {
  return [
    found?.ids !== undefined && sql`a.id = any(${found.ids}::uuid[])`,
    q !== undefined && found === undefined && holds(q),
    tag !== undefined && sql`exists (select from customer_tags t where t.account_id = a.id and t.tag = ${tag})`,
    district !== undefined && facts(sql`districts @> array[${district}]::text[]`),
    mail !== undefined && sql`(${mail.hindrance}) is ${mail.isTaken ? sql`null` : sql`not null`}`,
    mail?.isTaken === true && onceAgreed,
  ].filter((condition) => condition !== false)
}

/** Allows an index scan: recipients of the newsletter may be few. */
const onceAgreed = sql`exists (select from consents c where c.account_id = a.id
  and c.content_type = 'newsletter' and c.channel = 'EMAIL' and c.is_accept)`

/**
 * With `= false` the planner does not start from an index of the few that have it; most customers do not have it and
 * are checked one by one until a page is full.
 */
const is = (wanted: boolean, condition: RawBuilder<unknown>) => (wanted ? condition : sql`${condition} = false`)

function byTraits({ language, has_ordered, has_points, has_renovation }: AskedFilter): Conditions {
  return [
    language !== undefined && sql`a.language = ${language}`,
    has_ordered !== undefined && is(has_ordered, sql`exists (select from orders o where o.account_id = a.id)`),
    has_points !== undefined &&
      is(has_points, sql`exists (select from memberships m where m.account_id = a.id and m.balance > 0)`),
    has_renovation !== undefined &&
      is(
        has_renovation,
        sql`exists (select from renovation_members m where m.account_id = a.id and m."right" = 'CLIENT')`,
      ),
  ].filter((condition) => condition !== false)
}

/** As literals, so that the planner knows how many have them. */
function byKeptTraits(filter: AskedFilter): Conditions {
  return traits.flatMap((trait) => {
    const wanted = filter[trait]
    return wanted === undefined ? [] : sql`k.${sql.ref(trait)} = ${sql.lit(wanted)}`
  })
}

function byPoints({ earned }: AskedFilter): Conditions {
  const points = sql`coalesce((select m.earned from memberships m where m.account_id = a.id), 0)`
  return earned === undefined ? [] : [sql`${points} >= ${earned.from} and ${points} < ${earned.below}`]
}

function bySpending(filter: AskedFilter, facts: Facts): Conditions {
  const { spent_at_least: least, spent_at_most: most } = filter
  if (isInPeriod(filter)) return [spentInPeriod(filter)]
  return [
    least !== undefined && least > 0 && facts(sql`spent_cents >= ${least * 100}`),
    most !== undefined && facts(sql`spent_cents <= ${most * 100}`),
  ].filter((condition) => condition !== false)
}

/**
 * For a period, payments are summed once for all customers; those without any are not among the sums. Compared as a value, the
 * sums are made one time, and the customers stay in their order.
 */
export function spentInPeriod({
  spent_at_least: least = 0,
  spent_at_most: most,
  spent_from,
  spent_until,
}: AskedFilter) {
  const among = (sums: RawBuilder<unknown>, isAmong: boolean) => sql`(a.id in (select s.account_id
    from (${paymentsOf(spent_from, spent_until)}) s group by s.account_id having ${sums})) = ${sql.lit(isAmong)}`
  // Exact for cents, and quicker than the sum of a bigint, which is a numeric.
  const sum = sql`sum(s.cents::float8)`
  if (least <= 0) return among(sql`${sum} > ${(most ?? 0) * 100}`, false)
  const atMost = most === undefined ? sql`` : sql`and ${sum} <= ${most * 100}`
  return among(sql`${sum} >= ${least * 100} ${atMost}`, true)
}

/** By customer, whole months from their sums. */
function paymentsOf(from: string | undefined, until: string | undefined): RawBuilder<unknown> {
  const first = from && (from.endsWith('-01') ? from : monthAfter(from))
  const end = until && (dayAfter(until).endsWith('-01') ? dayAfter(until) : monthOf(until))
  if (first && end && first >= end) return payments(from, until)
  const parts = [
    sql`select account_id, cents from customer_months
      where true ${first ? sql`and month >= ${first}::date` : sql``} ${end ? sql`and month < ${end}::date` : sql``}`,
    ...(from && first && from < first ? [payments(from, dayBefore(first))] : []),
    ...(until && end && end <= until ? [payments(end, until)] : []),
  ]
  return sql`${sql.join(parts, sql` union all `)}`
}

const moved = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const dayAfter = (day: string) => moved(day, 1)
const dayBefore = (day: string) => moved(day, -1)
const monthOf = (day: string) => `${day.slice(0, 7)}-01`
const monthAfter = (day: string) => monthOf(moved(monthOf(day), 31))

/**
 * Customers who once agreed to the newsletter. As an array, they are looked up in the order of their ids, in which they lie in
 * their tables.
 */
export const onceAgreedAlone = sql`${registered} and a.id = any(array(select c.account_id from consents c
  where c.content_type = 'newsletter' and c.channel = 'EMAIL' and c.is_accept))`

/** By stored facts: those joined as `k`, or a lookup for each customer. */
type Facts = (which: RawBuilder<unknown>) => RawBuilder<unknown>
const joined: Facts = (which) => sql`k.${which}`
const lookedUp: Facts = (which) => sql`exists (select from customer_facts f where f.account_id = a.id and f.${which})`
const probed: Facts = (which) =>
  sql`exists (select from customer_facts f where f.account_id = a.id and f.${which} offset 0)`

/** Paid for orders and renovations, less refunds. An order counts on the day it was paid. */
function payments(from: string | undefined, until: string | undefined) {
  const paid = [
    from !== undefined && sql`and o.paid_at >= ${hongKongMidnight(from)}`,
    until !== undefined && sql`and o.paid_at < ${hongKongMidnight(until, 1)}`,
  ]
  const on = (column: RawBuilder<unknown>) => [
    from !== undefined && sql`and ${column} >= ${from}::date`,
    until !== undefined && sql`and ${column} <= ${until}::date`,
  ]
  const all = (conditions: (RawBuilder<unknown> | false)[]) =>
    sql`${sql.join([sql``, ...conditions.filter((one) => one !== false)], sql` `)}`
  return sql`select o.account_id, o.total_cents - o.refunded_cents as cents from orders o
      where o.paid_at is not null ${all(paid)}
    union all select m.account_id, p.received_cents from renovation_members m
      join payment_records p on p.renovation_id = m.renovation_id and p.state = 'CONFIRMED'
      where m."right" = 'CLIENT' ${all(on(sql`p.received_on`))}
    union all select m.account_id, -f.amount_cents from renovation_members m
      join renovation_refunds f on f.renovation_id = m.renovation_id
      where m."right" = 'CLIENT' ${all(on(sql`f.sent_on`))}`
}

function byOrders({ last_order_from: from, last_order_until: until }: AskedFilter, facts: Facts): Conditions {
  return [
    from !== undefined && facts(sql`last_order_at >= ${hongKongMidnight(from)}`),
    until !== undefined && facts(sql`last_order_at < ${hongKongMidnight(until, 1)}`),
  ].filter((condition) => condition !== false)
}
