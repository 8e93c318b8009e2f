import { type RawBuilder, sql } from 'kysely'

/** How many units of an order line were refunded, by the name of its row. */
export function refundedUnits(line: 'l'): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(i.quantity), 0) from refund_items i join refund_requests r on r.id = i.request_id
    where r.order_id = ${sql.ref(`${line}.order_id`)} and i.variant_id = ${sql.ref(`${line}.variant_id`)}
      and r.status = 'APPROVED')`
}

/**
 * Whether anything of an order, or its goods alone, is left to hand over, by the name of its row: what was refunded before is
 * not.
 */
export function isLeftToHandOver(order: 'orders' | 'o', of: 'anything' | 'goods' = 'anything'): RawBuilder<boolean> {
  const id = sql.ref(`${order}.id`)
  const isCounted = of === 'goods' ? sql`l.kind = 'GOODS' and` : sql``
  // Most orders had no refund; only the others read their lines.
  return sql`(not exists (select from refund_requests where order_id = ${id} and status = 'APPROVED') or exists (
    select from order_lines l where l.order_id = ${id} and ${isCounted} (l.is_gift or l.quantity > ${refundedUnits('l')})))`
}

/** As `isLeftToHandOver`, or whether it has left the studio: what is refunded later was handed over nevertheless. */
export function hasHandover(order: 'orders' | 'o', of: 'anything' | 'goods' = 'anything'): RawBuilder<boolean> {
  const [handover, stage] = [sql.ref(`${order}.handover`), sql.ref(`${order}.delivery_status`)]
  return sql`(${stage} = 'delivered' or (${stage} = 'shipped' and ${handover} = 'PARCEL') or ${isLeftToHandOver(order, of)})`
}

/**
 * Whether the studio's own team brings an order, as the row `o` with its courier `c`. A courier that is not known any more
 * has no tracking numbers either.
 */
export const isByOwnTeam = sql<boolean>`(o.handover = 'PARCEL' and c.is_own is not false and o.pick_up_point is null)`

/**
 * Whether an order, as the row `o`, is brought to its customer or was: not if it was refunded, cancelled or changed to be
 * collected before.
 */
export const isBrought = sql<boolean>`(o.delivery_status = 'delivered' or (
  (o.payment_status = 'paid' or (o.payment_status = 'unpaid' and o.released_at is not null))
  and o.status <> 'cancelled' and o.handover = 'PARCEL' and ${hasHandover('o')}))`
