import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { hasHandover, isByOwnTeam } from '../../database/left-to-hand-over.ts'

/** The units of each order, whether the studio's own team brings it, and whether refunds left anything to hand over or pack. */
export async function listHandoverFacts(db: Database, orderIds: readonly string[]) {
  const rows = await db
    .selectFrom('orders as o')
    .leftJoin('couriers as c', 'c.id', 'o.courier_id')
    .where('o.id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .select((of) => [
      'o.id',
      isByOwnTeam.as('is_own'),
      hasHandover('o').as('has_handover'),
      hasHandover('o', 'goods').as('has_goods'),
      of
        .selectFrom('order_lines as l')
        .whereRef('l.order_id', '=', 'o.id')
        .select(sql<number>`coalesce(sum(l.quantity), 0)::int`.as('units'))
        .as('units'),
    ])
    .execute()
  return new Map(rows.map(({ id, units, ...facts }) => [id, { ...facts, units: units ?? 0 }]))
}

/** The refund requests of an order, one for each item. */
export async function listRequestedItems(db: Database, orderId: string) {
  const rows = await db
    .selectFrom('refund_items as i')
    .innerJoin('refund_requests as r', 'r.id', 'i.request_id')
    .where('r.order_id', '=', orderId)
    .select(['r.status', 'i.variant_id', 'i.quantity'])
    .execute()
  return rows.map(({ status, ...item }) => ({ status, items: [item] }))
}
