import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type LedgerRow = {
  id: string
  at: string
  kind: 'MOVED' | 'ORDERED' | 'RELEASED' | 'RETURNED'
  quantity: number
  warehouse: Words
  reason: string | null
  staff_name: string | null
  order_id: string | null
  reference: string | null
}

const latestFirst = keyset(['e.at', 'instant', 'desc'], ['e.id', 'text', 'desc'])

/**
 * Everything that changed the free units of a variant, latest first. An order takes units when it is placed, releases
 * them when it is cancelled and returns them when a refund says so; its hold has the quantity.
 */
export async function listLedger(db: Database, variantId: string, page: Place) {
  const entries = sql`
    select m.id::text as id, m.created_at as at, 'MOVED' as kind, m.quantity, m.warehouse_id, m.reason,
      s.name as staff_name, null::uuid as order_id
    from stock_movements m left join staff s on s.id = m.staff_id where m.variant_id = ${variantId}
    union all
    select h.order_id || ' taken ' || h.warehouse_id, o.created_at, 'ORDERED', -h.quantity, h.warehouse_id, null, null,
      o.id
    from order_holds h join orders o on o.id = h.order_id where h.variant_id = ${variantId}
    union all
    select h.order_id || ' released ' || h.warehouse_id, coalesce((select max(c.created_at) from order_statuses c
        where c.order_id = o.id and c.slug = 'cancelled'), o.created_at), 'RELEASED', h.quantity, h.warehouse_id, null,
      null, o.id
    from order_holds h join orders o on o.id = h.order_id where h.variant_id = ${variantId} and h.state = 'released'
    union all
    select h.order_id || ' returned ' || h.warehouse_id, coalesce((select max(r.decided_at) from refund_items i
        join refund_requests r on r.id = i.request_id
        where i.order_id = o.id and i.variant_id = h.variant_id and i.restocked > 0), (select max(c.created_at) from order_statuses c
        where c.order_id = o.id), o.created_at), 'RETURNED', h.returned, h.warehouse_id, null, null, o.id
    from order_holds h join orders o on o.id = h.order_id where h.variant_id = ${variantId} and h.returned > 0`
  const { rows } = await sql<LedgerRow & Keyed>`
    select ${latestFirst.key} as row_key, e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, e.kind, e.quantity,
      w.title as warehouse, e.reason, e.staff_name, e.order_id, o.reference
    from (${entries}) e join warehouses w on w.id = e.warehouse_id left join orders o on o.id = e.order_id
    where ${latestFirst.follows(page.after)} order by ${latestFirst.order} offset ${page.offset} limit ${page.limit}`.execute(
    db,
  )
  const counted = await sql<{ count: number }>`select count(*) as count from (${entries}) e`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}
