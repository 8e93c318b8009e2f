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

// Each customer has facts, kept together with the registration.
const joinedFacts = sql`from customer_facts k join accounts a on a.id = k.account_id
  where a.type <> 'TEMP' and a.deleted_at is null`
export const factsAlone = sql`from customer_facts k
  cross join lateral (select * from accounts where id = k.account_id offset 0) a
  where a.type <> 'TEMP' and a.deleted_at is null`

/**
 * Customers with facts. If the filter compares nothing else, each account is looked up: to find a few of many matches, the planner
 * would read all accounts by id.
 */
export function withFacts(filter: AskedFilter) {
  const { last_order_from: _a, last_order_until: _b, spent_at_least: _c, spent_at_most: _d, ...others } = filter
  return others.q === undefined && !isNarrowed(others) ? factsAlone : joinedFacts
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

/** Whether only customers who paid in a period match. */
export const isByPayments = (filter: AskedFilter): boolean => (filter.spent_at_least ?? 0) > 0 && !isOfAllTime(filter)

export const isByLastOrder = ({ last_order_from: from, last_order_until: until }: AskedFilter): boolean =>
  from !== undefined || until !== undefined

const isOfAllTime = ({ spent_from: from, spent_until: until }: Pick<AskedFilter, 'spent_from' | 'spent_until'>) =>
  from === undefined && until === undefined

/**
 * The customers `a` that match a filter: for the list, its count, exports and mailings alike. `of` is the set they
 * are taken from.
 */
export function matching(filter: AskedFilter, of: RawBuilder<unknown> = registered): RawBuilder<unknown> {
  const isFromFacts = of === factsAlone || of === joinedFacts
  const facts = isFromFacts ? joined : lookedUp
  // Of a few listed customers the facts are probed: the planner would read those of all in the district.
  const district = of === factsAlone ? joined : isFromFacts || of === registered ? lookedUp : probed
  const conditions = [
    byWords(filter, district),
    byDeeds(filter),
    bySpending(filter, facts),
    byOrders(filter, facts),
  ].flat()
  return sql`${of} ${sql.join(
    conditions.map((condition) => sql`and ${condition}`),
    sql` `,
  )}`
}

type Conditions = RawBuilder<unknown>[]

function byWords({ q, found, tag, language, district, mail }: AskedFilter, facts: Facts): Conditions {
  return [
    found?.ids !== undefined && sql`a.id = any(${found.ids}::uuid[])`,
    q !== undefined && found === undefined && holds(q),
    tag !== undefined && sql`exists (select from customer_tags t where t.account_id = a.id and t.tag = ${tag})`,
    language !== undefined && sql`a.language = ${language}`,
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

function byDeeds({ has_ordered, has_points, has_renovation, earned }: AskedFilter): Conditions {
  const points = sql`coalesce((select m.earned from memberships m where m.account_id = a.id), 0)`
  return [
    has_ordered !== undefined && is(has_ordered, sql`exists (select from orders o where o.account_id = a.id)`),
    has_points !== undefined &&
      is(has_points, sql`exists (select from memberships m where m.account_id = a.id and m.balance > 0)`),
    has_renovation !== undefined &&
      is(
        has_renovation,
        sql`exists (select from renovation_members m where m.account_id = a.id and m."right" = 'CLIENT')`,
      ),
    earned !== undefined && sql`${points} >= ${earned.from} and ${points} < ${earned.below}`,
  ].filter((condition) => condition !== false)
}

/** For a period, payments are summed once for all customers; those without any are not among the sums. */
function bySpending(filter: AskedFilter, facts: Facts): Conditions {
  const { spent_at_least: least, spent_at_most: most, spent_from: from, spent_until: until } = filter
  const ofAllTime = isOfAllTime(filter)
  const paid = (cents: RawBuilder<unknown>) =>
    ofAllTime
      ? facts(sql`spent_cents ${cents}`)
      : sql`a.id in (select s.account_id from (${payments(from, until)}) s group by s.account_id having sum(s.cents) ${cents})`
  return [
    least !== undefined && least > 0 && paid(sql`>= ${least * 100}`),
    most !== undefined && (ofAllTime ? paid(sql`<= ${most * 100}`) : is(false, paid(sql`> ${most * 100}`))),
  ].filter((condition) => condition !== false)
}

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
