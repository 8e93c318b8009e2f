import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type Hold = { variantId: string; units: number; ofOrder: number; ofAccount: number; ofSource: number }

/**
 * Above this number of held units, the orders of one account and source are fewer than the orders that hold the
 * variant.
 */
const manyHeld = 500

/**
 * The units of variants held by unpaid orders, by account and by source, with the total stock. For a variant in
 * demand it reads the orders of the account and source instead of the thousands that hold the variant, since its
 * stock is locked meanwhile.
 */
export async function listHoldsOf(
  db: Database,
  { id, accountId, source }: { id: string; accountId: string; source: string | undefined },
  variantIds: string[],
): Promise<Hold[]> {
  if (variantIds.length === 0) return []
  const isWanted = sql`variant_id = any(${variantIds}::uuid[])`
  const areMany = sql`(select coalesce(sum(held), 0) > ${sql.lit(manyHeld)} from stock_levels where ${isWanted})`
  const { rows } = await sql<Hold>`
    select h.variant_id as "variantId",
      (select sum(s.available + s.held)::int from stock_levels s where s.variant_id = h.variant_id) as units,
      coalesce(sum(h.quantity) filter (where h.order_id = ${id}), 0)::int as "ofOrder",
      coalesce(sum(h.quantity) filter (where h.account_id = ${accountId}), 0)::int as "ofAccount",
      coalesce(sum(h.quantity) filter (where h.source = ${source ?? null}), 0)::int as "ofSource"
    from (
      select h.variant_id, h.quantity, h.order_id, o.account_id, o.source
      from order_holds h
      cross join lateral (select account_id, source from orders where id = h.order_id offset 0) o
      where not ${areMany} and h.state = 'held' and h.${isWanted}
        and (o.account_id = ${accountId} or o.source = ${source ?? null})
      union all
      select h.variant_id, h.quantity, o.id, o.account_id, o.source
      from (
        select id, account_id, source from orders where ${areMany} and account_id = ${accountId}
        union select id, account_id, source from orders where ${areMany} and source = ${source ?? null}
      ) o
      cross join lateral (
        select variant_id, quantity from order_holds where order_id = o.id and state = 'held' and ${isWanted} offset 0
      ) h
    ) h
    group by h.variant_id`.execute(db)
  return rows
}

export type LargeHoldRow = {
  id: string
  product_id: string
  product_title: Words
  variant_title: Words
  held: number
  units: number
  orders: { _id: string; reference: string; qty: number; expires_at: string | null }[]
}

/** From this many units, and half of the stock, holds by unpaid orders are reported. */
const largeFrom = 4

/**
 * The variants with at least half of their stock held by unpaid orders, most units first, each with its largest
 * orders.
 */
export async function listLargeHolds(db: Database, atMost: number): Promise<LargeHoldRow[]> {
  const { rows } = await sql<LargeHoldRow>`
    select v.id, p.id as product_id, p.title as product_title, v.title as variant_title, h.held, h.units, (
      select json_agg(json_build_object('_id', o.id, 'reference', o.reference, 'qty', o.qty, 'expires_at',
        to_char(o.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by o.qty desc, o.id)
      from (
        select o.id, o.reference, o.expires_at, sum(x.quantity)::int as qty
        from order_holds x join orders o on o.id = x.order_id
        where x.variant_id = v.id and x.state = 'held' group by o.id order by qty desc, o.id limit 3
      ) o
    ) as orders
    from (
      select variant_id, sum(held)::int as held, sum(available + held)::int as units from stock_levels
      where variant_id in (select variant_id from order_holds where state = 'held') group by variant_id
    ) h
    join product_variants v on v.id = h.variant_id
    join products p on p.id = v.product_id
    where h.held >= ${largeFrom} and h.held * 2 >= h.units
    order by h.held desc, v.id limit ${atMost}`.execute(db)
  return rows
}
