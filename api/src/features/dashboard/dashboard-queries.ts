import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type DayRow = { day: string; sales_cents: number; orders: number; enquiries: number }

/** Each day up to today in Hong Kong, including days without any. */
export async function listDays(db: Database, now: Date, days: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with days as (
      select d::date as day, d::date::timestamp at time zone 'Asia/Hong_Kong' as starts,
        (d::date + 1)::timestamp at time zone 'Asia/Hong_Kong' as ends
      from generate_series((${now}::timestamptz at time zone 'Asia/Hong_Kong')::date - ${days - 1}::int,
        (${now}::timestamptz at time zone 'Asia/Hong_Kong')::date, '1 day') d
    )
    select to_char(day, 'YYYY-MM-DD') as day,
      (select coalesce(sum(total_cents - refunded_cents), 0)::bigint from orders
        where paid_at >= starts and paid_at < ends) as sales_cents,
      (select count(*)::int from orders where paid_at >= starts and paid_at < ends) as orders,
      (select count(*)::int from enquiries
        where created_at >= starts and created_at < ends and status <> 'SPAM') as enquiries
    from days order by day`.execute(db)
  return rows
}

export async function countLateEnquiries(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from enquiries where status = 'NEW' and reply_by < ${now}`.execute(db)
  return rows[0]?.count ?? 0
}

export type LowStockRow = {
  id: string
  product_id: string
  product_title: Words
  variant_title: Words
  sku: string
  available: number
  threshold: number
  sold: number
}

/** Stock below its own threshold, or selling out soon at its current pace. */
export type LowStockRule = { now: Date; defaultThreshold: number; lastsDays: number }

/** The days over which the pace of sales is measured. */
export const paceDays = 30

const low = ({ now, defaultThreshold, lastsDays }: LowStockRule) => sql`
  (select v.id, p.id as product_id, p.title as product_title, v.title as variant_title, v.sku,
    coalesce((select sum(s.available)::int from stock_levels s where s.variant_id = v.id), 0) as available,
    coalesce(v.low_stock_from, ${defaultThreshold}::int) as threshold, coalesce(pace.sold, 0) as sold
  from product_variants v join products p on p.id = v.product_id
    left join (select l.variant_id, sum(l.quantity)::int as sold
      from orders o join order_lines l on l.order_id = o.id
      where o.paid_at > ${now}::timestamptz - make_interval(days => ${paceDays}::int) and o.status <> 'cancelled'
      group by l.variant_id) pace on pace.variant_id = v.id
  where v.is_counted and v.status = 'ACTIVE' and p.status = 'ACTIVE') l
  where (available <= threshold or available * ${paceDays}::int <= sold * ${lastsDays}::int)`

const fewestFirst = keyset(['available', 'whole', 'asc'], ['sku', 'text', 'asc'], ['id', 'id', 'asc'])

export async function listLowStockRows(db: Database, rule: LowStockRule, page: Place) {
  const { rows } = await sql<LowStockRow & Keyed>`
    select l.*, ${fewestFirst.key} as row_key from ${low(rule)} and ${fewestFirst.follows(page.after)}
    order by ${fewestFirst.order} offset ${page.offset} limit ${page.limit}`.execute(db)
  return { rows, total: await countLowStock(db, rule) }
}

export async function countLowStock(db: Database, rule: LowStockRule): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${low(rule)}`.execute(db)
  return rows[0]?.count ?? 0
}
