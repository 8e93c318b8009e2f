import { type RawBuilder, sql } from 'kysely'

/** Whether anything of an order is left to hand over, by the name of its row: what was refunded before is not. */
export function isLeftToHandOver(order: 'orders' | 'o'): RawBuilder<boolean> {
  const id = sql.ref(`${order}.id`)
  // Most orders had no refund; only the others read their lines.
  return sql`(not exists (select from refund_requests where order_id = ${id} and status = 'APPROVED') or exists (
    select from order_lines l where l.order_id = ${id} and (l.is_gift or l.quantity > (
      select coalesce(sum(i.quantity), 0) from refund_items i join refund_requests r on r.id = i.request_id
      where r.order_id = l.order_id and i.variant_id = l.variant_id and r.status = 'APPROVED'))))`
}
