import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { undoableSince } from '../../undo-time.ts'
import { hasRefundSince, moveDelivery, unsendOrder } from './delivery-queries.ts'
import { takeStep } from './take-step.ts'

type Person = { id: string }

/**
 * Undoes that an order was sent or is ready, with its courier as ordered, before the customer is notified. Throws
 * `too-late-to-take-back`, also after a correction of the parcel or news about a refund.
 */
export async function unshipByStaff(context: Context, by: Person, orderId: string): Promise<void> {
  await takeStep(context, by, orderId, 'orders.unship', async (trx, { id, shipped_at: shippedAt }) => {
    const isDecided = shippedAt && (await hasRefundSince(trx, id, shippedAt))
    const after = isDecided ? undefined : await unsendOrder(trx, id, undoableSince(context.clock))
    if (!after) throw new AppError('too-late-to-take-back')
    return after
  })
}

/** Undoes the delivery of an order. Throws `too-late-to-take-back` once the customer has confirmed it or been notified. */
export async function undeliverByStaff(context: Context, by: Person, orderId: string): Promise<void> {
  await takeStep(context, by, orderId, 'orders.undeliver', async (trx, before) => {
    const isInTime = before.delivered_at && before.delivered_at >= undoableSince(context.clock)
    const delivery_status = before.shipped_at ? 'shipped' : 'preparing'
    const to = { delivery_status, delivered_at: null, archived_at: null } as const
    const isOpen = before.status !== 'completed' && isInTime
    const after = isOpen ? await moveDelivery(trx, before.id, ['delivered'], to) : undefined
    if (!after) throw new AppError('too-late-to-take-back')
    return after
  })
}
