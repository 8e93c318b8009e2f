import type { Cents } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { letGoOfFile, requireOpenableFile, useFile } from '../files/files-service.ts'
import {
  findOrderForChange,
  findOrderOf,
  findOrderOpenTo,
  insertOrderStatus,
  listExpiredOrders,
  moveOrder,
  type OrderRow,
} from './orders-queries.ts'
import { earnPoints, returnSpentPoints, takeBackPoints } from '../memberships/memberships-service.ts'
import { closePaymentPage, refundPayment } from '../payments/payments-service.ts'
import { letGoOfVoucher } from '../vouchers/vouchers-service.ts'
import { releaseStock, sellStock } from './stock-queries.ts'

/**
 * The steps of an order, one function each: submitted → pending → completed, cancelled from the first two.
 * A step is one conditional statement; where it does not apply the answer is `illegal-transition` and nothing changed.
 */

/** Until when an order that is placed, or given another page to be paid on, keeps what it has taken. */
export function holdsUntil({ clock, config }: Context, paymentMethod: 'OFFLINE' | 'ONLINE'): Date {
  const minutes = paymentMethod === 'OFFLINE' ? config.offlineHoldHours * 60 : config.onlineHoldMinutes
  return new Date(clock.now().getTime() + minutes * 60_000)
}

/** Nobody is kept from a piece for longer than this, and the hold of the last page, by trying to pay for it. */
const payableHours = 2

/** Whether the order can be led to the payment provider's page. */
export function canPayOnline({ clock, payments }: Context, order: OrderRow): boolean {
  const isOpen = order.status === 'submitted' && order.payment_status === 'unpaid'
  const isInTime = clock.now().getTime() < order.created_at.getTime() + payableHours * 3_600_000
  return isOpen && order.payment_method === 'ONLINE' && isInTime && payments !== undefined
}

/** An order that this account may pay online, its row locked. Throws `illegal-transition` where it is too late. */
export async function requirePayableOrder(context: Context, trx: Database, accountId: string, orderId: string) {
  if (!(await findOrderOpenTo(trx, accountId, orderId, context.clock.now()))) throw new AppError('order-not-found')
  const order = await findOrderForChange(trx, orderId)
  if (!order || !canPayOnline(context, order)) throw new AppError('illegal-transition')
  return order
}

/** For another page: the order keeps what it has taken for as long as that page lives. */
export async function holdForAnotherPage(context: Context, trx: Database, orderId: string): Promise<void> {
  const expires_at = holdsUntil(context, 'ONLINE')
  await moveOrder(trx, orderId, { statuses: ['submitted'], paymentStatus: 'unpaid' }, { expires_at })
}

/** Hands in a payment proof: the order becomes pending. A pending one may get a better picture until it is paid. */
export async function handInProof(context: Context, accountId: string, orderId: string, fileId: string) {
  if (!(await findOrderOpenTo(context.db, accountId, orderId, context.clock.now())))
    throw new AppError('order-not-found')
  await requireOpenableFile(context, accountId, fileId)
  return transaction(context.db, async (trx) => {
    if (!(await findOrderOpenTo(trx, accountId, orderId, context.clock.now()))) throw new AppError('order-not-found')
    const order = await findOrderForChange(trx, orderId)
    if (order?.proof_file_id === fileId) return order
    await useFile(trx, accountId, fileId)
    const proof = {
      proof_file_id: fileId,
      proof_uploaded_at: context.clock.now(),
      proof_refused_at: null,
      proof_refusal: null,
    }
    const from = { paymentStatus: 'unpaid', paymentMethod: 'OFFLINE' }
    const first = await moveOrder(
      trx,
      orderId,
      { ...from, statuses: ['submitted'] },
      { ...proof, status: 'pending', expires_at: null },
    )
    if (first) {
      await insertOrderStatus(trx, orderId, 'pending', 'customer')
      await context.jobs.enqueue(trx, 'order-mail', { orderId, event: 'proof-received' })
      return first
    }
    const again = await moveOrder(trx, orderId, { ...from, statuses: ['pending'] }, proof)
    if (!again) throw new AppError('illegal-transition')
    if (order?.proof_file_id) await letGoOfFile(trx, order.proof_file_id)
    return again
  })
}

/** Whose order it is; points are a member's. */
type Buyer = { accountId: string; registered: boolean }

/** The customer has everything he paid for. */
export async function completeOrder(context: Context, buyer: Buyer, orderId: string): Promise<OrderRow> {
  return transaction(context.db, async (trx) => {
    if (!(await findOrderOf(trx, buyer.accountId, orderId))) throw new AppError('order-not-found')
    const from = { statuses: ['pending'], paymentStatus: 'paid' }
    const order = await moveOrder(trx, orderId, from, { status: 'completed' })
    if (!order) throw new AppError('illegal-transition')
    await insertOrderStatus(trx, orderId, 'completed', 'customer')
    await context.jobs.enqueue(trx, 'order-mail', { orderId, event: 'completed' })
    if (buyer.registered) await earnPoints(trx, buyer.accountId, orderId, order.total_cents - order.refunded_cents)
    return order
  })
}

/** The customer no longer wants what he has not paid; the stock goes back. */
export async function cancelOrder(context: Context, accountId: string, orderId: string): Promise<OrderRow> {
  return transaction(context.db, async (trx) => {
    if (!(await findOrderOf(trx, accountId, orderId))) throw new AppError('order-not-found')
    const order = await cancelUnpaid(context, trx, orderId, 'customer')
    if (!order) throw new AppError('illegal-transition')
    return order
  })
}

/** Nothing when the order is not one that can still be cancelled. */
export async function cancelUnpaid(context: Context, trx: Database, orderId: string, actor: 'customer' | 'staff') {
  const from = { statuses: ['submitted', 'pending'], paymentStatus: 'unpaid' }
  const order = await moveOrder(trx, orderId, from, { status: 'cancelled', expires_at: null })
  if (!order) return undefined
  await insertOrderStatus(trx, orderId, 'cancelled', actor)
  const event = actor === 'customer' ? 'cancelled' : 'cancelled-by-studio'
  await context.jobs.enqueue(trx, 'order-mail', { orderId, event })
  await giveBack(context, trx, orderId)
  return order
}

/** Of an order whose row is locked; nothing when it is not one to pay. */
export async function markPaid(context: Context, trx: Database, { id, status }: OrderRow, actor: 'staff' | 'provider') {
  const from = { statuses: ['submitted', 'pending'], paymentStatus: 'unpaid' }
  const paid = { payment_status: 'paid', status: 'pending', expires_at: null, paid_at: context.clock.now() }
  const order = await moveOrder(trx, id, from, paid)
  if (!order) return undefined
  if (status === 'submitted') await insertOrderStatus(trx, id, 'pending', actor)
  await context.jobs.enqueue(trx, 'order-mail', { orderId: id, event: 'paid' })
  // Whoever paid the studio by other means is not to be charged as well.
  if (actor === 'staff') await closePaymentPage(context, trx, id)
  await sellStock(trx, id)
  return order
}

/** Vouchers or points have paid it all: there is nothing to wait for. */
export async function settleFreeOrder({ clock }: Context, trx: Database, orderId: string): Promise<void> {
  const from = { statuses: ['submitted'], paymentStatus: 'unpaid' }
  const paid = { payment_status: 'paid', status: 'pending', expires_at: null, paid_at: clock.now() }
  await moveOrder(trx, orderId, from, paid)
  await insertOrderStatus(trx, orderId, 'pending', 'nothing-to-pay')
  await sellStock(trx, orderId)
}

const expiredAtOnce = 100

/** Cancels orders whose time to hand in a proof is over, each in a transaction of its own. */
export async function expireOrders(context: Context): Promise<number> {
  let expired = 0
  for (;;) {
    const orderIds = await listExpiredOrders(context.db, context.clock.now(), expiredAtOnce)
    for (const orderId of orderIds) expired += (await expireOrder(context, orderId)) ? 1 : 0
    if (orderIds.length < expiredAtOnce) return expired
  }
}

async function expireOrder(context: Context, orderId: string): Promise<boolean> {
  return transaction(context.db, async (trx) => {
    const from = { statuses: ['submitted'], paymentStatus: 'unpaid' }
    // Between the list and this statement a proof may have come; then the order is no longer submitted.
    const order = await moveOrder(trx, orderId, from, { status: 'cancelled', expires_at: null })
    if (!order) return false
    await insertOrderStatus(trx, orderId, 'cancelled', 'expiry')
    await context.jobs.enqueue(trx, 'order-mail', { orderId, event: 'expired' })
    await giveBack(context, trx, orderId)
    return true
  })
}

export type Refund = {
  requestId: string
  amount: Cents
  /** What its units cost in points. */
  points: number
  isEverything: boolean
}

/** Under which the money of an approved request goes back. */
export function keyOfRefund(requestId: string): string {
  return `request ${requestId}`
}

/**
 * Money of a paid order, whose row is locked, goes back, and the points of the units with it. With the last of the money
 * the order counts as refunded: voucher and all points come back, and it ends where it was still under way. Returns the
 * points that came back. Throws `more-than-refundable`.
 */
export async function settleRefund(context: Context, trx: Database, order: OrderRow, refund: Refund): Promise<number> {
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
  // Money that came by card goes back to it; what came by transfer staff send back themselves.
  if (refund.amount > 0) {
    await refundPayment(context, trx, { orderId: order.id, amount: refund.amount, key: keyOfRefund(refund.requestId) })
  }
  if (isWhole) await letGoOfVoucher(context, trx, order.id)
  const ofUnits = { id: refund.requestId, points: refund.points }
  const points = await returnSpentPoints(trx, order.id, isWhole ? undefined : ofUnits)
  await takeBackPoints(trx, { id: order.id, totalCents: order.total_cents, refundedCents: refunded }, refund.requestId)
  if (isEnded) {
    await insertOrderStatus(trx, order.id, 'cancelled', 'staff')
    await giveBack(context, trx, order.id)
  }
  return points
}

/** What an order took that is not paid, or no more, and the page to pay it on: rows are locked in the same order in which an order takes them. */
async function giveBack(context: Context, trx: Database, orderId: string): Promise<void> {
  await closePaymentPage(context, trx, orderId)
  await letGoOfVoucher(context, trx, orderId)
  await returnSpentPoints(trx, orderId)
  await releaseStock(trx, orderId)
}
