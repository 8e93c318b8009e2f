import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { unsettleServices } from '../appointments/appointments-service.ts'
import { closePaymentPage } from '../payments/payments-service.ts'
import { listOrderChanges } from './order-changes-queries.ts'
import { deleteOrderPayment, listOrderPayments, type OrderPaymentRow } from './order-money-queries.ts'
import { holdsUntil, paymentTakenBackSeconds, waitsForProofUntil } from './order-steps.ts'
import { deleteStaffStatus, moveOrder, type OrderRow } from './orders-queries.ts'
import { isOpen } from './present-order.ts'
import { takeStep } from './take-step.ts'
import { findWaitingRefund } from './staff-orders-queries.ts'
import { unsellStock } from './stock-queries.ts'

/**
 * Undoes the last payment, whole or in part, that staff recorded, before the customer is notified. Throws
 * `too-late-to-take-back` after that time, or if the payment has had effects.
 */
export async function unconfirmByStaff(context: Context, by: { id: string }, orderId: string): Promise<void> {
  await takeStep(context, by, orderId, 'payments.unconfirm', async (trx, before) => {
    const payments = await listOrderPayments(trx, before.id)
    const payment = await findMistake(context, trx, before, payments)
    if (!payment) throw new AppError('too-late-to-take-back')
    await deleteOrderPayment(trx, payment.id)
    const wasPaid = before.payment_status === 'paid'
    const paid = before.paid_cents - payment.amount_cents
    const isFirst = wasPaid && paid === 0 && before.proof_file_id === null && (await deleteStaffStatus(trx, before.id))
    const after = await moveOrder(
      trx,
      before.id,
      { statuses: [before.status], paymentStatus: before.payment_status },
      {
        payment_status: 'unpaid',
        status: isFirst ? 'submitted' : before.status,
        paid_at: null,
        paid_cents: paid,
        expires_at: paid > 0 ? null : deadlineOf(context, before),
        proof_settled_at: isSettledBy(payments.slice(0, -1), before) ? before.proof_settled_at : null,
        version: before.version + 1,
      },
    )
    if (wasPaid) {
      await unsettleServices(trx, before.id)
      await unsellStock(trx, before.id)
    } else {
      // The page would charge less than is open now.
      await closePaymentPage(context, trx, before.id)
    }
    return after
  })
}

/** The payment that can still be undone: the last one, recorded by staff just now, without effects. */
async function findMistake({ clock }: Context, trx: Database, order: OrderRow, payments: OrderPaymentRow[]) {
  const isPaid = order.payment_status === 'paid'
  const isUntouched =
    (isPaid ? order.status === 'pending' : isOpen(order)) &&
    order.payment_status !== 'refunded' &&
    order.delivery_status === 'preparing' &&
    order.refunded_cents === 0
  const payment = payments.at(-1)
  if (!isUntouched || !payment || (await findWaitingRefund(trx, order.id))) return undefined
  const since = isPaid ? order.paid_at : payment.at
  if (!since || clock.now().getTime() - since.getTime() > paymentTakenBackSeconds * 1000) return undefined
  // The mail about a change has named the payment.
  if ((await listOrderChanges(trx, order.id)).some(({ at }) => at >= payment.at)) return undefined
  const isMistake = payment.staff_id && !payment.session_id && payment.amount_cents > 0
  // It is recorded a moment after the order was marked; payments for an order that was changed to cost less came before
  // that.
  return isMistake && payment.at >= since ? payment : undefined
}

/** Whether the proof belongs to a payment that stays. */
function isSettledBy(payments: OrderPaymentRow[], { proof_uploaded_at: uploadedAt }: OrderRow): boolean {
  return uploadedAt !== null && payments.some(({ at }) => at >= uploadedAt)
}

/** An undecided proof has no deadline. Any other unpaid order gets a new one, since the former is not known. */
function deadlineOf(context: Context, order: OrderRow): Date | null {
  if (order.released_at) return null
  if (order.proof_refused_at) return waitsForProofUntil(context)
  return order.proof_file_id ? null : holdsUntil(context, 'OFFLINE')
}
