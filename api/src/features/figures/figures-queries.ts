import { sql } from 'kysely'
import type { FigureTallies } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { beginOf, findSummedUntil, orderDays, type Period } from './day-sums-queries.ts'

const isIn = (instant: string, { from, until }: Period) =>
  sql<boolean>`${sql.ref(instant)} >= ${beginOf(sql`${from}::date`)} and ${sql.ref(instant)} < ${beginOf(sql`${until}::date + 1`)}`

/** Within the day `d`. */
const isOn = (instant: string) =>
  sql<boolean>`${sql.ref(instant)} >= ${beginOf(sql`d`)} and ${sql.ref(instant)} < ${beginOf(sql`d + interval '1 day'`)}`

const isGivenBack = sql`status = 'APPROVED' and cause = 'CUSTOMER'`

export type DayRow = {
  day: string
  visits: number
  /** By customers in the shop, and by staff for customers. */
  placed: number
  by_staff: number
  paid: number
  /** The same, and those placed by staff. */
  sold: number
  cents: number
  given_back_cents: number
  enquiries: number
}

/**
 * Each day of a period, including those without any. Refunds are those requested by customers: what a changed order costs less
 * is no longer in its takings.
 */
export async function listFigureDays(db: Database, period: Period): Promise<DayRow[]> {
  const summed = await findSummedUntil(db)
  const { rows } = await sql<DayRow>`
    select to_char(d, 'YYYY-MM-DD') as day, coalesce(v.visits, 0)::int as visits, coalesce(o.placed, 0)::int as placed,
      coalesce(o.by_staff, 0)::int as by_staff, coalesce(o.paid, 0)::int as paid,
      coalesce(o.sold, 0)::int as sold, coalesce(o.cents, 0)::bigint as cents,
      coalesce(r.cents, 0)::bigint as given_back_cents, e.enquiries::int as enquiries
    from generate_series(${period.from}::date, ${period.until}::date, '1 day') d
      left join (select day, sum(count) as visits from figure_tallies
        where kind = 'source' and day between ${period.from}::date and ${period.until}::date group by day) v on v.day = d
      left join (select day, sum(placed) as placed, sum(by_staff) as by_staff, sum(paid) as paid, sum(sold) as sold,
          sum(cents) as cents
        from ${orderDays(period, summed)} o group by day) o on o.day = d
      -- Day by day along the indexes: to know the day of each row and to sort by it takes ten times as long.
      cross join lateral (select sum(amount_cents) as cents from refund_requests
        where ${isGivenBack} and ${isOn('decided_at')}) r
      cross join lateral (select count(*) as enquiries from enquiries
        where status in ('NEW', 'ANSWERED', 'CLOSED') and ${isOn('created_at')}) e
    order by d`.execute(db)
  return rows
}

export type PeriodSums = Omit<DayRow, 'day' | 'sold' | 'enquiries'>

/** The sums of all days of a period. */
export async function sumFigureDays(db: Database, period: Period): Promise<PeriodSums> {
  const summed = await findSummedUntil(db)
  const { rows } = await sql<PeriodSums>`
    select (select coalesce(sum(count), 0)::int from figure_tallies
        where kind = 'source' and day between ${period.from}::date and ${period.until}::date) as visits,
      coalesce(sum(placed), 0)::int as placed, coalesce(sum(by_staff), 0)::int as by_staff,
      coalesce(sum(paid), 0)::int as paid, coalesce(sum(cents), 0)::bigint as cents,
      (select coalesce(sum(amount_cents), 0)::bigint from refund_requests
        where ${isGivenBack} and ${isIn('decided_at', period)}) as given_back_cents
    from ${orderDays(period, summed)} o`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum has no row')
  return row
}

/** The number of views by thing, for one kind. */
export async function sumTallies(db: Database, kind: FigureTallies['kind'], { from, until }: Period, keys: string[]) {
  const rows = await db
    .selectFrom('figure_tallies')
    .select(['key', sql<number>`sum(count)::int`.as('count')])
    .where('kind', '=', kind)
    .where(sql<boolean>`day between ${from}::date and ${until}::date`)
    .where('key', 'in', keys)
    .groupBy('key')
    .execute()
  return new Map(rows.map(({ key, count }) => [key, count]))
}

export type WorksRow = {
  enquiries: number
  answered: number
  quoted: number
  contracts: number
  quoted_cents: number
  contracts_cents: number
  median_hours: number | null
}

const isAsked = (period: Period) =>
  sql<boolean>`e.status in ('NEW', 'ANSWERED', 'CLOSED') and ${isIn('e.created_at', period)}`

/** The outcome of the enquiries of a period. */
export async function sumWorks(db: Database, period: Period): Promise<WorksRow> {
  const { rows } = await sql<WorksRow>`
    select e.*, w.* from (
      select count(*)::int as enquiries,
        -- A customer who writes again makes it new, and yet it was answered.
        (count(*) filter (where status <> 'NEW' or answered_at is not null))::int as answered,
        (percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 3600)
          filter (where answered_at is not null))::float8 as median_hours
      from enquiries e where ${isAsked(period)}) e, (
      select count(quoted_cents)::int as quoted, count(contract_cents)::int as contracts,
        coalesce(sum(quoted_cents), 0)::bigint as quoted_cents,
        coalesce(sum(contract_cents), 0)::bigint as contracts_cents
      -- The renovations that came from an enquiry are few beside the enquiries of a year.
      from (
        select (select q.total_cents from quotations q
            where q.renovation_id = r.id and q.sent_at is not null order by q.version desc limit 1) as quoted_cents,
          (select q.total_cents from quotations q
            where q.renovation_id = r.id and q.status = 'ACCEPTED') as contract_cents
        from renovations r join enquiries e on e.id = r.enquiry_id
        where r.enquiry_id is not null and ${isAsked(period)} offset 0) led_to) w`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum has no row')
  return row
}

export type SoFarRow = { orders: number; cents: number; given_back_cents: number; enquiries: number }

/** The figures of a day up to a moment, from the orders themselves. */
export async function sumUntil(db: Database, day: string, moment: Date): Promise<SoFarRow> {
  const since = beginOf(sql`${day}::date`)
  const { rows } = await sql<SoFarRow>`
    select (select count(*)::int from orders where created_at >= ${since} and created_at <= ${moment}) as orders,
      (select coalesce(sum(total_cents), 0)::bigint from orders where paid_at >= ${since} and paid_at <= ${moment}) as cents,
      (select coalesce(sum(amount_cents), 0)::bigint from refund_requests
        where ${isGivenBack} and decided_at >= ${since} and decided_at <= ${moment}) as given_back_cents,
      (select count(*)::int from enquiries where status in ('NEW', 'ANSWERED', 'CLOSED')
        and created_at >= ${since} and created_at <= ${moment}) as enquiries`.execute(db)
  return rows[0] ?? { orders: 0, cents: 0, given_back_cents: 0, enquiries: 0 }
}

/** The visits of a day; 0 before counting began. */
export async function countVisits(db: Database, day: string): Promise<number> {
  const { rows } = await sql<{ visits: number }>`
    select coalesce(sum(count), 0)::int as visits from figure_tallies
    where kind = 'source' and day = ${day}::date`.execute(db)
  return rows[0]?.visits ?? 0
}
