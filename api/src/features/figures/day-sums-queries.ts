import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** The first and the last day, in Hong Kong. */
export type Period = { from: string; until: string }

export const beginOf = (day: RawBuilder<unknown>) => sql`((${day})::date::timestamp at time zone 'Asia/Hong_Kong')`

const summedUntil = sql`coalesce((select until_day from summed_days), '2000-01-01'::date)`

/**
 * The day before which everything is summed; without sums, everything is counted from the orders. Queried separately:
 * with an unknown bound the planner would expect a year of rows.
 */
export async function findSummedUntil(db: Database): Promise<string> {
  const { rows } = await sql<{ day: string }>`select ${summedUntil} as day`.execute(db)
  return rows[0]?.day ?? '2000-01-01'
}

const isWithin = (instant: string, { from, until }: Period, after?: RawBuilder<unknown>) => {
  const first = after ? sql`greatest(${from}::date, ${after})` : sql`${from}::date`
  return sql`${sql.ref(instant)} >= ${beginOf(first)} and ${sql.ref(instant)} < ${beginOf(sql`${until}::date + 1`)}`
}

const orderDay = (instant: string) => sql`(${sql.ref(instant)} at time zone 'Asia/Hong_Kong')::date`

const ordersFrom = (period: Period, after?: RawBuilder<unknown>) => sql`
  select day, sum(placed)::int as placed, sum(by_staff)::int as by_staff, sum(paid)::int as paid, sum(sold)::int as sold,
    sum(cents)::bigint as cents from (
    select ${orderDay('o.created_at')} as day, count(*) filter (where o.placed_by is null) as placed,
      count(*) filter (where o.placed_by is not null) as by_staff, 0 as paid, 0 as sold, 0 as cents from orders o
    where ${isWithin('o.created_at', period, after)} group by 1
    union all
    select ${orderDay('o.paid_at')}, 0, 0, count(*) filter (where o.placed_by is null), count(*), sum(o.total_cents) from orders o
    where ${isWithin('o.paid_at', period, after)} group by 1
  ) d group by day`

const salesFrom = (period: Period, after?: RawBuilder<unknown>) => sql`
  select ${orderDay('o.paid_at')} as day, l.variant_id, (array_agg(l.product_id))[1] as product_id,
    sum(l.quantity)::int as units,
    sum(l.subtotal_cents - l.unit_discount_cents - l.global_discount_cents - l.voucher_discount_cents)::bigint as cents
  from orders o join order_lines l on l.order_id = o.id
  where ${isWithin('o.paid_at', period, after)} and not l.is_custom group by 1, 2`

const offersFrom = (period: Period, after?: RawBuilder<unknown>) => sql`
  select ${orderDay('o.paid_at')} as day, (s -> 'offer' ->> 'id')::uuid as offer_id,
    min(case s ->> 'step' when 'voucher' then 'VOUCHER' else 'CAMPAIGN' end) as kind,
    (array_agg(s -> 'offer' -> 'title' order by o.paid_at desc))[1] as title, count(distinct o.id)::int as orders,
    -sum((s ->> 'amount')::bigint)::bigint as discount_cents, sum(o.total_cents)::bigint as cents
  from orders o cross join jsonb_array_elements(o.price_steps) s
  where ${isWithin('o.paid_at', period, after)} and s ? 'offer' group by 1, 2`

/**
 * The total of each order by the payments that cover it, `ONLINE` on the provider's page. What was paid beyond the total is
 * taken from the card first, as refunds are, then from the oldest payment. Orders paid before payments were recorded, and
 * payments without a channel, count by the channel of the order.
 */
const channelsFrom = (period: Period, after?: RawBuilder<unknown>) => sql`
  select ${orderDay('o.paid_at')} as day, s.channel, count(distinct o.id)::int as orders, sum(s.cents)::bigint as cents
  from orders o cross join lateral (
    select p.channel, least(p.cents, o.total_cents - p.before) as cents from (
      select case when q.session_id is null then coalesce(q.channel, o.payment_channel, 'ONLINE') else 'ONLINE' end as channel,
        q.amount_cents as cents, (sum(q.amount_cents) over covered - q.amount_cents)::bigint as before
      from order_payments q where q.order_id = o.id and q.amount_cents > 0
      window covered as (order by q.session_id is not null, q.at desc, q.id desc)) p
    where p.before < o.total_cents
    union all
    select coalesce(o.payment_channel, 'ONLINE'), o.total_cents - r.cents from (
      select coalesce(sum(amount_cents), 0)::bigint as cents from order_payments
      where order_id = o.id and amount_cents > 0) r
    where o.total_cents > r.cents or o.total_cents = 0) s
  where ${isWithin('o.paid_at', period, after)} group by 1, 2`

/** Days that are summed, and those counted from the orders. */
export const orderDays = (period: Period, summed: string) => sql`(
  select day, placed, by_staff, paid, sold, cents from order_days
  where day between ${period.from}::date and ${period.until}::date and day < ${summed}::date
  union all ${ordersFrom(period, sql`${summed}::date`)})`

export const saleDays = (period: Period, summed: string) => sql`(
  select day, variant_id, product_id, units, cents from sale_days
  where day between ${period.from}::date and ${period.until}::date and day < ${summed}::date
  union all ${salesFrom(period, sql`${summed}::date`)})`

export const offerDays = (period: Period, summed: string) => sql`(
  select day, offer_id, kind, title, orders, discount_cents, cents from offer_days
  where day between ${period.from}::date and ${period.until}::date and day < ${summed}::date
  union all ${offersFrom(period, sql`${summed}::date`)})`

export const channelDays = (period: Period, summed: string) => sql`(
  select day, channel, orders, cents from channel_days
  where day between ${period.from}::date and ${period.until}::date and day < ${summed}::date
  union all ${channelsFrom(period, sql`${summed}::date`)})`

/** The next day to sum; undefined if another process is summing, or if all before `end` are summed. */
export async function lockNextDay(trx: Database, end: string): Promise<string | undefined> {
  await sql`
    insert into summed_days (until_day)
    select (created_at at time zone 'Asia/Hong_Kong')::date from orders order by created_at limit 1
    on conflict do nothing`.execute(trx)
  const row = await trx
    .selectFrom('summed_days')
    .select('until_day')
    .where(sql<boolean>`until_day < ${end}::date`)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.until_day
}

/** An outdated sum to recompute; undefined if there is none, or others are working on them. */
export async function takeStaleDay(trx: Database): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    delete from stale_days where day = (select day from stale_days where day < ${summedUntil}
      order by day limit 1 for update skip locked) returning day`.execute(trx)
  return rows[0]?.day
}

/** A day summed by a former release, which counted less. */
export async function lockFormerSum(trx: Database): Promise<string | undefined> {
  const row = await trx
    .selectFrom('order_days')
    .select('day')
    .where((of) =>
      of.or([
        of('by_staff', 'is', null),
        of.and([
          of('sold', '>', 0),
          of.not(
            of.exists(
              of.selectFrom('channel_days').select('channel').whereRef('channel_days.day', '=', 'order_days.day'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('day', 'desc')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row?.day
}

export async function passDay(trx: Database, day: string): Promise<void> {
  await sql`update summed_days set until_day = ${day}::date + 1`.execute(trx)
}

/** Sums a day from its orders, replacing the previous sum. */
export async function sumDay(trx: Database, day: string): Promise<void> {
  const only = { from: day, until: day }
  for (const table of ['order_days', 'sale_days', 'offer_days', 'channel_days'] as const) {
    await trx.deleteFrom(table).where('day', '=', day).execute()
  }
  await sql`insert into order_days (day, placed, by_staff, paid, sold, cents) ${ordersFrom(only)}`.execute(trx)
  await sql`insert into sale_days (day, variant_id, product_id, units, cents) ${salesFrom(only)}`.execute(trx)
  await sql`insert into offer_days (day, offer_id, kind, title, orders, discount_cents, cents) ${offersFrom(only)}`.execute(
    trx,
  )
  await sql`insert into channel_days (day, channel, orders, cents) ${channelsFrom(only)}`.execute(trx)
}
