import type { Words } from '@fitout/contract/locales.ts'
import type { FigureTable } from '@fitout/contract/staff/figures.ts'
import { type RawBuilder, sql } from 'kysely'
import type { FigureTallies } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'
import { dayBefore } from './days.ts'
import { channelDays, findSummedUntil, offerDays, type Period, saleDays } from './day-sums-queries.ts'

export type Periods = Period & { before: Period }
/** With the day before which orders are summed. */
type Asked = Periods & { summed: string }

/** The columns in the order of the contract; money is in cents. */
export type FigureRow = {
  key: string
  title: Words | null
  part: Words | null
  a: number
  b: number | null
  c: number | null
  d: number | null
}

const within = ({ from, until }: Period) => sql`day between ${from}::date and ${until}::date`

/** View counts by what was viewed. */
const seen = (kind: FigureTallies['kind'], { before, ...now }: Periods) => sql`
  select key, sum(count) filter (where ${within(now)}) as count, sum(count) filter (where ${within(before)}) as before
  from figure_tallies where kind = ${kind} and day between ${before.from}::date and ${now.until}::date
  group by key having sum(count) filter (where ${within(now)}) > 0`

const plain = (kind: FigureTallies['kind'], periods: Periods) => sql`
  select key, null::jsonb as title, null::jsonb as part, count::bigint as a, coalesce(before, 0)::bigint as b,
    null::bigint as c, null::bigint as d
  from (${seen(kind, periods)}) s`

const sold = (period: Period, summed: string) => sql`
  select product_id, sum(units) as units, sum(cents) as cents from ${saleDays(period, summed)} d group by product_id`

const bestSellers = ({ before, summed, ...now }: Asked) => sql`
  select n.product_id::text as key, p.title, null::jsonb as part, n.units::bigint as a, n.cents::bigint as b,
    coalesce(e.units, 0)::bigint as c, coalesce(e.cents, 0)::bigint as d
  from (${sold(now, summed)}) n left join (${sold(before, summed)}) e using (product_id) join products p on p.id = n.product_id`

/** Products on sale that are viewed at least fifty times per unit sold. */
const lookedAt = (periods: Asked) => sql`
  select s.key, p.title, null::jsonb as part, s.count::bigint as a, coalesce(n.units, 0)::bigint as b,
    coalesce(s.before, 0)::bigint as c, null::bigint as d
  from (${seen('piece', periods)}) s join products p on p.id = s.key::uuid
    left join (${sold(periods, periods.summed)}) n on n.product_id = p.id
  where p.status = 'ACTIVE' and coalesce(n.units, 0) * 50 < s.count`

const projects = (periods: Periods) => sql`
  select s.key, p.title, null::jsonb as part, s.count::bigint as a, coalesce(s.before, 0)::bigint as b,
    null::bigint as c, null::bigint as d
  from (${seen('project', periods)}) s join projects p on p.id = s.key::uuid`

const offered = (period: Period, summed: string) => sql`
  select offer_id, (array_agg(title order by day desc))[1] as title, sum(orders) as orders,
    sum(discount_cents) as discount, sum(cents) as cents
  from ${offerDays(period, summed)} d group by offer_id`

const offers = ({ before, summed, ...now }: Asked) => sql`
  select n.offer_id::text as key, n.title, null::jsonb as part, n.orders::bigint as a, n.discount::bigint as b,
    n.cents::bigint as c, coalesce(e.orders, 0)::bigint as d
  from (${offered(now, summed)}) n left join (${offered(before, summed)}) e using (offer_id)`

const paidBy = (period: Period, summed: string) => sql`
  select channel, sum(orders) as orders, sum(cents) as cents from ${channelDays(period, summed)} d group by channel`

/** Also channels of the previous period only: that one has stopped is what an owner looks for. */
const channels = ({ before, summed, ...now }: Asked) => sql`
  select channel as key, null::jsonb as title, null::jsonb as part, coalesce(n.cents, 0)::bigint as a,
    coalesce(n.orders, 0)::bigint as b, coalesce(e.cents, 0)::bigint as c, coalesce(e.orders, 0)::bigint as d
  from (${paidBy(now, summed)}) n full join (${paidBy(before, summed)}) e using (channel)`

/** The days over which the pace is measured, and how soon stock must run out to be listed. */
export const paceDays = 30
const soonDays = 60

function paceOf(until: string): Period {
  return { from: dayBefore(until, paceDays - 1), until }
}

/** By the pace of the thirty days before the end of the period; soonest first. */
const stock = ({ until, summed }: Asked) => sql`
  select v.id::text as key, p.title, v.title as part, (l.available * ${paceDays}::int / s.units)::bigint as a,
    l.available::bigint as b, s.units::bigint as c, null::bigint as d
  from (select variant_id, sum(units)::int as units from ${saleDays(paceOf(until), summed)} d group by variant_id) s
    join product_variants v on v.id = s.variant_id and v.is_counted and v.status = 'ACTIVE'
    join products p on p.id = v.product_id and p.status = 'ACTIVE'
    join lateral (select coalesce(sum(available), 0)::int as available from stock_levels where variant_id = v.id) l on true
  where l.available * ${paceDays}::int <= s.units * ${soonDays}::int`

const tables: Record<FigureTable, (asked: Asked) => RawBuilder<unknown>> = {
  sources: (periods) => plain('source', periods),
  links: (periods) => plain('campaign', periods),
  searches: (periods) => plain('search', periods),
  'empty-searches': (periods) => plain('empty-search', periods),
  'best-sellers': bestSellers,
  'looked-at': lookedAt,
  projects,
  offers,
  channels,
  stock,
}

const most = keyset(['a', 'whole', 'desc'], ['key', 'text', 'asc'])
const soonest = keyset(['a', 'whole', 'asc'], ['key', 'text', 'asc'])

export async function listFigureRows(db: Database, table: FigureTable, periods: Periods, page: Place) {
  const order = table === 'stock' ? soonest : most
  const asked = { ...periods, summed: await findSummedUntil(db) }
  const { rows } = await sql<FigureRow & Keyed>`
    select t.*, ${order.key} as row_key from (${tables[table](asked)}) t where ${order.follows(page.after)}
    order by ${order.order} offset ${page.offset} limit ${page.limit}`.execute(db)
  return rows
}
