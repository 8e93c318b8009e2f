import type { Cents } from '@fitout/contract/money.ts'
import type { ReceivedChannel } from '@fitout/contract/payments.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { refundPayment } from '../payments/payments-service.ts'
import { insertOrderPayment, insertReturnRequest, withdrawReturnRequest } from './order-money-queries.ts'
import { moveOrder, type OrderRow } from './orders-queries.ts'

type Owed = Pick<OrderRow, 'status' | 'payment_status' | 'total_cents' | 'paid_cents'>

/** The amount of an order still to be paid. */
export function openOf({ status, payment_status: payment, total_cents: total, paid_cents: paid }: Owed): Cents {
  return status !== 'cancelled' && payment === 'unpaid' ? Math.max(0, total - paid) : 0
}

/** The overpaid amount, after a change or cancellation. */
export function excessOf({ status, payment_status: payment, total_cents: total, paid_cents: paid }: Owed): Cents {
  const owed = status === 'cancelled' && payment === 'unpaid' ? 0 : total
  return Math.max(0, paid - owed)
}

/** Whether an order may be packed: it is paid, or released by staff. */
export function isCleared(order: Pick<OrderRow, 'status' | 'payment_status' | 'released_at'>): boolean {
  if (order.status === 'cancelled') return false
  return order.payment_status === 'paid' || (order.payment_status === 'unpaid' && order.released_at !== null)
}

/** An order with the amount paid; one that was paid before payments were recorded counts as paid in full. */
export function withPaid(order: OrderRow): OrderRow {
  if (order.payment_status === 'unpaid') return order
  return { ...order, paid_cents: Math.max(order.paid_cents, order.total_cents) }
}

/** The payment page of a payment, or the member of staff who recorded it and the channel, where staff know it. */
export type Payer = { sessionId?: string; staffId?: string; channel?: ReceivedChannel | null }

/** Returns the id of the payment; nothing is recorded for no amount. */
export async function notePayment(
  context: Context,
  trx: Database,
  order: Pick<OrderRow, 'id'>,
  amount: Cents,
  { sessionId, staffId, channel }: Payer,
): Promise<string> {
  const id = newId()
  if (amount === 0) return id
  await insertOrderPayment(trx, {
    id,
    order_id: order.id,
    amount_cents: amount,
    session_id: sessionId ?? null,
    staff_id: staffId ?? null,
    channel: channel ?? null,
    at: context.clock.now(),
  })
  return id
}

/** Requests that staff refund an overpayment, or withdraws that request if there is none. The order is locked. */
export async function settleExcess(context: Context, trx: Database, order: OrderRow): Promise<void> {
  if (excessOf(order) === 0) await withdrawReturnRequest(trx, order.id)
  else await insertReturnRequest(trx, { id: newId(), order_id: order.id, created_at: context.clock.now() })
}

/** The idempotency key of the refund for an approved request. */
export function keyOfRefund(requestId: string): string {
  return `request ${requestId}`
}

/** Refunds the overpayment of a locked order. Throws `changed-meanwhile` for another amount. */
export async function returnExcess(
  context: Context,
  trx: Database,
  order: OrderRow,
  { requestId, amount, staffId }: { requestId: string; amount: Cents; staffId: string | undefined },
): Promise<void> {
  if (amount === 0 || amount !== excessOf(order)) throw new AppError('changed-meanwhile')
  await insertOrderPayment(trx, {
    id: newId(),
    order_id: order.id,
    amount_cents: -amount,
    request_id: requestId,
    staff_id: staffId ?? null,
    at: context.clock.now(),
  })
  const { status, paid_cents: paid, version } = order
  await moveOrder(trx, order.id, { statuses: [status] }, { paid_cents: paid - amount, version: version + 1 })
  await refundPayment(context, trx, { orderId: order.id, amount, key: keyOfRefund(requestId) })
}
