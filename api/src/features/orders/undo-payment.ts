import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { unsettleServices } from '../appointments/appointments-service.ts'
import { deleteOrderPayment, listOrderPayments } from './order-money-queries.ts'
import { holdsUntil, paymentTakenBackSeconds, waitsForProofUntil } from './order-steps.ts'
import { deleteStaffStatus, moveOrder, type OrderRow } from './orders-queries.ts'
import { takeStep } from './take-step.ts'
import { findWaitingRefund } from './staff-orders-queries.ts'
import { unsellStock } from './stock-queries.ts'

/**
 * Undoes the payment by which staff confirmed an order, before the customer is notified. Throws `too-late-to-take-back`
 * after that time, or if the payment has had effects.
 */
export async function unconfirmByStaff(context: Context, by: { id: string }, orderId: string): Promise<void> {
  await takeStep(context, by, orderId, 'payments.unconfirm', async (trx, before) => {
    const payment = await findMistake(context, trx, before)
    if (!payment) throw new AppError('too-late-to-take-back')
    await deleteOrderPayment(trx, payment.id)
    const paid = before.paid_cents - payment.amount_cents
    const isFirst = paid === 0 && before.proof_file_id === null && (await deleteStaffStatus(trx, before.id))
    const after = await moveOrder(
      trx,
      before.id,
      { statuses: ['pending'], paymentStatus: 'paid' },
      {
        payment_status: 'unpaid',
        status: isFirst ? 'submitted' : 'pending',
        paid_at: null,
        paid_cents: paid,
        expires_at: paid > 0 ? null : deadlineOf(context, before),
        version: before.version + 1,
      },
    )
    await unsettleServices(trx, before.id)
    await unsellStock(trx, before.id)
    return after
  })
}

/** The payment that can still be undone: the last one, recorded by staff just now, without effects. */
async function findMistake({ clock }: Context, trx: Database, order: OrderRow) {
  const isUntouched =
    order.status === 'pending' &&
    order.payment_status === 'paid' &&
    order.delivery_status === 'preparing' &&
    order.refunded_cents === 0
  const since = clock.now().getTime() - (order.paid_at?.getTime() ?? 0)
  if (!isUntouched || since > paymentTakenBackSeconds * 1000) return undefined
  if (await findWaitingRefund(trx, order.id)) return undefined
  const payment = (await listOrderPayments(trx, order.id)).at(-1)
  const isMistake = payment && payment.staff_id && !payment.session_id && payment.amount_cents > 0
  // It is recorded a moment after the order was marked; payments for an order that was changed to cost less came before
  // that.
  return isMistake && order.paid_at && payment.at >= order.paid_at ? payment : undefined
}

/** An undecided proof has no deadline. Any other unpaid order gets a new one, since the former is not known. */
function deadlineOf(context: Context, order: OrderRow): Date | null {
  if (order.released_at) return null
  if (order.proof_refused_at) return waitsForProofUntil(context)
  return order.proof_file_id ? null : holdsUntil(context, 'OFFLINE')
}
