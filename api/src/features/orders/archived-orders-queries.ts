import type { ExpressionBuilder } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { hasHandover } from '../../database/left-to-hand-over.ts'
import type { OrderRow } from './orders-queries.ts'

/**
 * Nothing is open: cancelled, completed or refunded, or paid with nothing left to hand over, without an open refund request.
 */
function isOver(of: ExpressionBuilder<DB, 'orders'>) {
  const waitingRefund = of
    .selectFrom('refund_requests')
    .select('refund_requests.id')
    .whereRef('refund_requests.order_id', '=', 'orders.id')
    .where('refund_requests.status', '=', 'WAITING')
  return of.and([
    of.or([
      of('status', 'in', ['cancelled', 'completed']),
      of('payment_status', '=', 'refunded'),
      of.and([
        of('payment_status', '=', 'paid'),
        of.or([of('delivery_status', '=', 'delivered'), of.not(hasHandover('orders'))]),
      ]),
    ]),
    of.not(of.exists(waitingRefund)),
  ])
}

export async function archiveOrder(db: Database, orderId: string, now: Date): Promise<OrderRow | undefined> {
  return db
    .updateTable('orders')
    .set({ archived_at: now })
    .where('id', '=', orderId)
    .where('archived_at', 'is', null)
    .where(isOver)
    .returningAll()
    .executeTakeFirst()
}

export async function restoreOrder(db: Database, orderId: string): Promise<OrderRow | undefined> {
  return db
    .updateTable('orders')
    .set({ archived_at: null })
    .where('id', '=', orderId)
    .where('archived_at', 'is not', null)
    .returningAll()
    .executeTakeFirst()
}
