import type { Words } from '@fitout/contract/locales.ts'
import { type RawBuilder, sql } from 'kysely'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

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
  threshold: number | null
  sold: number
}

/**
 * Stock at its own threshold or, without one, selling out soon at its current pace: two units of a piece made in threes
 * are not few. The pace is always that of `paceDays`, so that the first sale of a new piece does not look like a run on it.
 */
export type LowStockRule = {
  /** The units sold on each of the days over which the pace is measured. */
  sales: RawBuilder<unknown>
  lastsDays: number
}

/** The days over which the pace of sales is measured. */
export const paceDays = 30

/** Matches a partial index on stock rows with this many units or fewer, and one on variants with a higher threshold. */
const fewUnits = 20

/**
 * A variant can only run low if one of its stock rows is small, its threshold is high, or it was sold recently: only
 * those are checked.
 */
const low = ({ sales, lastsDays }: LowStockRule) => sql`
  (with pace as materialized (select variant_id, sum(units)::int as sold from ${sales} s group by variant_id)
  select v.id, p.id as product_id, p.title as product_title, v.title as variant_title, v.sku,
    coalesce(shelves.available, 0) as available, v.low_stock_from as threshold, coalesce(pace.sold, 0) as sold
  from (
    select variant_id from stock_levels where available <= ${sql.lit(fewUnits)}
    union select id from product_variants where low_stock_from > ${sql.lit(fewUnits)}
    union select variant_id from pace) c
    join product_variants v on v.id = c.variant_id join products p on p.id = v.product_id
    cross join lateral (select sum(s.available)::int as available from stock_levels s where s.variant_id = v.id) shelves
    left join pace on pace.variant_id = v.id
  where v.is_counted and v.status = 'ACTIVE' and p.status = 'ACTIVE') l
  where coalesce(available <= threshold, available * ${paceDays}::int <= sold * ${lastsDays}::int)`

const fewestFirst = keyset(['available', 'whole', 'asc'], ['sku', 'text', 'asc'], ['id', 'id', 'asc'])

export async function listLowStockRows(db: Database, rule: LowStockRule, page: Place) {
  const { rows } = await sql<LowStockRow & Keyed>`
    select l.*, ${fewestFirst.key} as row_key from ${low(rule)} and ${fewestFirst.follows(page.after)}
    order by ${fewestFirst.order} offset ${page.offset} limit ${page.limit}`.execute(db)
  return { rows, total: await countLowStock(db, rule) }
}

/**
 * Notes what runs low as told, and returns the products of which staff were not told yet; what is gone, they were. It is told
 * anew once it has had more.
 */
export async function noteLowStock(db: Database, rule: LowStockRule): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    with now_low as materialized (select l.id, l.product_id, l.available from ${low(rule)}),
    restocked as (
      delete from low_stock_told t where not exists (select from now_low where id = t.variant_id)
        and t.available < (select sum(s.available) from stock_levels s where s.variant_id = t.variant_id)),
    told as (
      insert into low_stock_told (variant_id, available) select id, available from now_low
      on conflict do nothing returning variant_id)
    select distinct l.product_id from told join now_low l on l.id = told.variant_id where l.available > 0`.execute(db)
  return rows.map(({ product_id: id }) => id)
}

export async function countLowStock(db: Database, rule: LowStockRule): Promise<number> {
  return countRows(db, sql`select from ${low(rule)}`)
}
