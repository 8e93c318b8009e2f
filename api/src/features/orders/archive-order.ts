import type { Context } from '../../context.ts'
import { archiveOrder, restoreOrder } from './archived-orders-queries.ts'
import { takeStep } from './take-step.ts'

/** Archives a finished order. Throws `order-not-found`, and `illegal-transition` while anything is still open. */
export async function archiveByStaff(context: Context, by: { id: string }, orderId: string): Promise<void> {
  await takeStep(context, by, orderId, 'orders.archive', (trx, { id }) => archiveOrder(trx, id, context.clock.now()))
}

/** Restores an archived order. Throws `order-not-found`, `illegal-transition`. */
export async function restoreByStaff(context: Context, by: { id: string }, orderId: string): Promise<void> {
  await takeStep(context, by, orderId, 'orders.restore', (trx, { id }) => restoreOrder(trx, id))
}
