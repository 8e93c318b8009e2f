import type { Database } from '../../database/database.ts'

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
