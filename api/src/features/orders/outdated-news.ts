import type { OrderRow } from './orders-queries.ts'

/** The moment of a step, which its message names: repeated after an undo, the step has another. */
export const momentOf = (at: Date | null) => String(at?.getTime())

/** Whether the step was undone, and perhaps repeated with a message of its own, or the order was collected meanwhile. */
export function isOutdated(order: OrderRow, { event, of }: { event: string; of?: string }): boolean {
  if (event === 'delivered' && order.delivery_status !== 'delivered') return true
  if (event === 'shipped' && order.handover === 'COLLECTION' && order.delivery_status !== 'shipped') return true
  const at = { paid: order.paid_at, shipped: order.shipped_at, delivered: order.delivered_at }[event]
  // Jobs of the former release name no moment.
  return of !== undefined && at !== undefined && of !== momentOf(at)
}
