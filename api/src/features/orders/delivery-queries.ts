import type { Handover } from '@fitout/contract/handover.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { hasHandover } from '../../database/left-to-hand-over.ts'
import type { OrderRow } from './orders-queries.ts'
import { cleared } from './staff-orders-queries.ts'

/** What sending an order by another courier replaces, for `unsendOrder`. */
export const replacedCourier = sql<string>`jsonb_build_object(
  'handover', handover, 'courier_id', courier_id, 'courier_title', courier_title, 'pick_up_point', pick_up_point)`

export type DeliveryChange = {
  shipped_at?: Date
  before_sending?: '{}' | typeof replacedCourier | null
  delivered_at?: Date | null
  archived_at?: null
  delivery_status: OrderRow['delivery_status']
  tracking_number?: string | null
  handover?: Handover
  pick_up_point?: null
  courier?: { id: string; title: Words }
}

/** Only paid or released orders that are neither cancelled nor wholly refunded are handed over; states never go backwards. */
export async function moveDelivery(
  db: Database,
  orderId: string,
  from: readonly OrderRow['delivery_status'][],
  to: DeliveryChange,
) {
  const { courier, ...set } = to
  return db
    .updateTable('orders')
    .set({
      ...set,
      ...(courier && { courier_id: courier.id, courier_title: sql<Words>`${JSON.stringify(courier.title)}::jsonb` }),
    })
    .where('id', '=', orderId)
    .where(cleared)
    .where('status', 'in', ['submitted', 'pending', 'completed'])
    .where('delivery_status', 'in', from)
    .where(hasHandover('orders'))
    .returningAll()
    .executeTakeFirst()
}

/** Undoes the sending of an order since the given time, unless its parcel was corrected, it was delivered or completed. */
export async function unsendOrder(db: Database, orderId: string, since: Date): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    update orders as o
    set delivery_status = 'preparing', shipped_at = null, tracking_number = null, before_sending = null,
      (handover, courier_id, courier_title, pick_up_point) = (
        select f.handover, f.courier_id, f.courier_title, f.pick_up_point
        from jsonb_populate_record(o, o.before_sending) as f)
    where id = ${orderId} and status in ('submitted', 'pending') and delivery_status = 'shipped'
      and before_sending is not null and shipped_at >= ${since}
    returning o.*`.execute(db)
  return rows[0]
}

/** Whether a refund was requested or decided since the given time. */
export async function hasRefundSince(db: Database, orderId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('refund_requests')
    .select('id')
    .where('order_id', '=', orderId)
    .where((of) => of.or([of('created_at', '>=', since), of('decided_at', '>=', since)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
