import type { Cents } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { takeOutServices } from '../appointments/appointments-service.ts'
import { returnSpentPoints } from '../memberships/memberships-service.ts'
import { refundPayment } from '../payments/payments-service.ts'
import { clawBackEarnedPoints, lockVouchersPaidSince, releaseVoucher } from '../vouchers/vouchers-service.ts'
import { keyOfRefund } from './order-money.ts'
import { giveBack } from './order-steps.ts'
import { insertOrderStatus, moveOrder, type OrderRow } from './orders-queries.ts'

export type Refund = {
  requestId: string
  amount: Cents
  /** The points paid for the refunded units. */
  points: number
  isEverything: boolean
  /** The lines of services of which nothing is left. */
  services: readonly number[]
}

/**
 * Refunds money of a paid, locked order, and the points of the units. Once all money is refunded the order counts as
 * refunded: voucher and all points are returned, and an order in progress ends; otherwise refunded services lose
 * their appointments. Returns the points returned and those
 * clawed back. Throws `more-than-refundable`.
 */
export async function settleRefund(
  context: Context,
  trx: Database,
  order: OrderRow,
  refund: Refund,
): Promise<{ returned: number; taken: number }> {
  const refunded = order.refunded_cents + refund.amount
  if (order.payment_status !== 'paid' || refunded > order.total_cents) throw new AppError('more-than-refundable')
  const isWhole = refunded === order.total_cents && (order.total_cents > 0 || refund.isEverything)
  const isEnded = isWhole && order.status === 'pending'
  await moveOrder(
    trx,
    order.id,
    { statuses: [order.status], paymentStatus: 'paid' },
    {
      refunded_cents: refunded,
      ...(isWhole && { payment_status: 'refunded' }),
      ...(isEnded && { status: 'cancelled' }),
    },
  )
  if (!isEnded) await takeOutServices(context, trx, order.id, refund.services)
  // Card payments are refunded to the card; bank transfers are returned by staff.
  if (refund.amount > 0) {
    await refundPayment(context, trx, { orderId: order.id, amount: refund.amount, key: keyOfRefund(refund.requestId) })
  }
  if (isWhole) await releaseVoucher(context, trx, order.id)
  const vouchers = await lockVouchersPaidSince(context, trx, order)
  const ofUnits = { id: refund.requestId, points: refund.points }
  const returned = await returnSpentPoints(trx, order.id, isWhole ? undefined : ofUnits)
  const { id, account_id: accountId, total_cents: totalCents } = order
  const now = { id, accountId, totalCents, refundedCents: refunded }
  const taken = await clawBackEarnedPoints(context, trx, now, { refundId: refund.requestId, vouchers })
  if (isEnded) {
    await insertOrderStatus(trx, order.id, 'cancelled', 'staff')
    await giveBack(context, trx, order)
  }
  return { returned, taken }
}
