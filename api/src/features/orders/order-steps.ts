import type { Cents } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { together } from '../../database/sending-ahead.ts'
import { AppError } from '../../http/app-error.ts'
import { cancelServices, settleServices } from '../appointments/appointments-service.ts'
import { releaseFile, requireOpenableFile, useFile } from '../files/files-service.ts'
import {
  findOrderForChange,
  findOrderOf,
  findOrderOpenTo,
  insertOrderStatus,
  listExpiredOrders,
  moveOrder,
  type OrderRow,
} from './orders-queries.ts'
import { earnPoints, returnSpentPoints } from '../memberships/memberships-service.ts'
import { requestReading } from '../payment-readings/payment-readings-service.ts'
import { closePaymentPage } from '../payments/payments-service.ts'
import { lockVouchersPaidSince, payDebtWithVouchers, releaseVoucher } from '../vouchers/vouchers-service.ts'
import { notePayment, openOf, type Payer, settleExcess } from './order-money.ts'
import { momentOf } from './outdated-news.ts'
import { releaseStock, sellStock } from './stock-queries.ts'

/**
 * The state transitions of an order, one function each: submitted → pending → completed, cancelled from the first
 * two. Each is one conditional statement; otherwise `illegal-transition` is thrown and nothing changes.
 */

/** The end of the stock hold of a new order, or of one with a new payment page. */
export function holdsUntil({ clock, config }: Context, paymentMethod: 'OFFLINE' | 'ONLINE'): Date {
  const minutes = paymentMethod === 'OFFLINE' ? config.offlineHoldHours * 60 : config.onlineHoldMinutes
  return new Date(clock.now().getTime() + minutes * 60_000)
}

/** The deadline for a new proof after one was refused. */
export function waitsForProofUntil({ clock, config }: Context): Date {
  return new Date(clock.now().getTime() + config.refusedProofHoldHours * 3_600_000)
}

/** Payment attempts cannot hold stock for longer than this plus the hold of the last page. */
const payableHours = 2

/** Whether the order can be paid on the provider's page. */
export function canPayOnline({ clock, payments }: Context, order: OrderRow): boolean {
  // An order changed after payment can be in progress and payable again.
  const isOpen = order.status !== 'completed' && openOf(order) > 0
  const now = clock.now().getTime()
  // A payment link sent by staff is valid until the order expires.
  const isInTime =
    order.placed_by !== null || order.version > 0 || now < order.created_at.getTime() + payableHours * 3_600_000
  return isOpen && order.payment_method === 'ONLINE' && isInTime && payments !== undefined
}

/** A locked order that the account can pay online. Throws `illegal-transition` if it is too late. */
export async function requirePayableOrder(context: Context, trx: Database, accountId: string, orderId: string) {
  if (!(await findOrderOpenTo(trx, accountId, orderId, context.clock.now()))) throw new AppError('order-not-found')
  const order = await findOrderForChange(trx, orderId)
  if (!order || !canPayOnline(context, order)) throw new AppError('illegal-transition')
  return order
}

/** Extends the hold of an order for the lifetime of a new payment page; a longer hold is kept. */
export async function holdForAnotherPage(context: Context, trx: Database, orderId: string): Promise<void> {
  const {
    expires_at: before,
    paid_cents: paid = 0,
    released_at: released,
  } = (await findOrderForChange(trx, orderId)) ?? {}
  // Partly paid and released orders do not expire.
  if (paid > 0 || released) return
  const until = holdsUntil(context, 'ONLINE')
  const expires_at = before && before > until ? before : until
  await moveOrder(trx, orderId, { statuses: ['submitted'], paymentStatus: 'unpaid' }, { expires_at })
}

/** Uploads a payment proof: the order becomes pending. It can be replaced until the order is paid. */
export async function handInProof(context: Context, accountId: string, orderId: string, fileId: string) {
  if (!(await findOrderOpenTo(context.db, accountId, orderId, context.clock.now())))
    throw new AppError('order-not-found')
  await requireOpenableFile(context, accountId, fileId)
  return transaction(context.db, async (trx) => {
    if (!(await findOrderOpenTo(trx, accountId, orderId, context.clock.now()))) throw new AppError('order-not-found')
    const order = await findOrderForChange(trx, orderId)
    if (order?.proof_file_id === fileId) return order
    await useFile(trx, accountId, fileId)
    await requestReading(context, trx, fileId, { order_id: orderId })
    const proof = {
      proof_file_id: fileId,
      proof_uploaded_at: context.clock.now(),
      proof_refused_at: null,
      proof_refusal: null,
      proof_settled_at: null,
      // From now on the order waits for staff, so it has no deadline.
      expires_at: null,
    }
    const from = { paymentStatus: 'unpaid', paymentMethod: 'OFFLINE' } as const
    const first = await moveOrder(trx, orderId, { ...from, statuses: ['submitted'] }, { ...proof, status: 'pending' })
    if (first) {
      await insertOrderStatus(trx, orderId, 'pending', 'customer')
      await context.jobs.enqueue(trx, 'order-mail', { orderId, event: 'proof-received' })
      return first
    }
    const again = await moveOrder(trx, orderId, { ...from, statuses: ['pending'] }, proof)
    if (!again) throw new AppError('illegal-transition')
    // A proof of a recorded payment is kept as evidence.
    if (order?.proof_file_id && !order.proof_settled_at) await releaseFile(trx, order.proof_file_id)
    return again
  })
}

/** The account of an order; only members have points. */
type Buyer = { accountId: string; registered: boolean }

/** Completes an order: the customer has received everything. */
export async function completeOrder(context: Context, buyer: Buyer, orderId: string): Promise<OrderRow> {
  return transaction(context.db, async (trx) => {
    if (!(await findOrderOf(trx, buyer.accountId, orderId))) throw new AppError('order-not-found')
    const from = { statuses: ['pending'], paymentStatus: 'paid' } as const
    const order = await moveOrder(trx, orderId, from, { status: 'completed' })
    if (!order) throw new AppError('illegal-transition')
    await insertOrderStatus(trx, orderId, 'completed', 'customer')
    await context.jobs.enqueue(trx, 'order-mail', { orderId, event: 'completed' })
    if (buyer.registered) await earnPoints(trx, buyer.accountId, orderId, order.total_cents - order.refunded_cents)
    return order
  })
}

/** Cancels an unpaid order at the customer's request; the stock is returned. */
export async function cancelOrder(context: Context, accountId: string, orderId: string): Promise<OrderRow> {
  return transaction(context.db, async (trx) => {
    if (!(await findOrderOf(trx, accountId, orderId))) throw new AppError('order-not-found')
    // Received money must be refunded by staff, who cancel the order then.
    const found = await findOrderForChange(trx, orderId)
    const isUntouched = found?.paid_cents === 0 && found.released_at === null
    const order = isUntouched ? await cancelUnpaid(context, trx, orderId, 'customer') : undefined
    if (!order) throw new AppError('illegal-transition')
    return order
  })
}

/** Undefined if the order can no longer be cancelled. */
export async function cancelUnpaid(context: Context, trx: Database, orderId: string, actor: 'customer' | 'staff') {
  const from = { statuses: ['submitted', 'pending'], paymentStatus: 'unpaid' } as const
  const order = await moveOrder(trx, orderId, from, { status: 'cancelled', expires_at: null, source: null })
  if (!order) return undefined
  await insertOrderStatus(trx, orderId, 'cancelled', actor)
  const event = actor === 'customer' ? 'cancelled' : 'cancelled-by-studio'
  await context.jobs.enqueue(trx, 'order-mail', { orderId, event })
  await giveBack(context, trx, order)
  await settleExcess(context, trx, order)
  return order
}

/** How long staff can undo a payment recorded by mistake. The customer is notified afterwards. */
export const paymentTakenBackSeconds = 30

/** Only payments recorded by staff can be undone; a provider and a terminal command are final. */
function delayFor({ staffId, sessionId }: Payer) {
  return staffId && !sessionId ? { startAfterSeconds: paymentTakenBackSeconds } : undefined
}

/** Marks a locked order as paid, recording the rest; undefined if it cannot be paid. */
export async function markPaid(
  context: Context,
  trx: Database,
  before: OrderRow,
  actor: 'staff' | 'provider',
  payer: Payer = {},
) {
  const { id, status, total_cents: total, paid_cents: paidBefore } = before
  const from = { statuses: ['submitted', 'pending'], paymentStatus: 'unpaid' } as const
  const now = context.clock.now()
  const paid = {
    payment_status: 'paid',
    status: 'pending',
    expires_at: null,
    source: null,
    paid_at: now,
    paid_cents: Math.max(paidBefore, total),
    version: before.version + 1,
  } as const
  const order = await moveOrder(trx, id, from, paid)
  if (!order) return undefined
  await notePayment(context, trx, before, openOf(before), payer)
  if (status === 'submitted') await insertOrderStatus(trx, id, 'pending', actor)
  const delay = delayFor(payer)
  await context.jobs.enqueue(trx, 'order-mail', { orderId: id, event: 'paid', of: momentOf(now) }, delay)
  // The payment arrived by other means: the customer must not be charged as well.
  if (actor === 'staff') await closePaymentPage(context, trx, id)
  await settleServices(context, trx, id, delay)
  await sellStock(trx, id)
  return order
}

/** Records a partial payment of a locked order; undefined if it cannot be paid. */
export async function notePart(context: Context, trx: Database, before: OrderRow, amount: Cents, payer: Payer) {
  const { id, proof_file_id: proof } = before
  const from = { statuses: ['submitted', 'pending'], paymentStatus: 'unpaid' } as const
  const order = await moveOrder(trx, id, from, {
    paid_cents: before.paid_cents + amount,
    version: before.version + 1,
    expires_at: null,
    proof_settled_at: proof ? context.clock.now() : null,
  })
  if (!order) return undefined
  const paymentId = await notePayment(context, trx, before, amount, payer)
  // The page would charge more than is open now.
  if (!payer.sessionId) await closePaymentPage(context, trx, id)
  await context.jobs.enqueue(trx, 'order-mail', { orderId: id, event: 'part-paid', of: paymentId }, delayFor(payer))
  return order
}

/** Settles an order paid in full by vouchers or points. */
export async function settleFreeOrder(context: Context, trx: Database, orderId: string): Promise<void> {
  const from = { statuses: ['submitted'], paymentStatus: 'unpaid' } as const
  const paid = {
    payment_status: 'paid',
    status: 'pending',
    expires_at: null,
    source: null,
    paid_at: context.clock.now(),
  } as const
  await together([
    moveOrder(trx, orderId, from, paid),
    insertOrderStatus(trx, orderId, 'pending', 'nothing-to-pay'),
    settleServices(context, trx, orderId),
    sellStock(trx, orderId),
  ])
}

const expiredAtOnce = 100

/**
 * Cancels orders past their deadline for a proof, or for a new one after a refusal, each in its own transaction.
 * Undecided proofs have no deadline.
 */
export async function expireOrders(context: Context): Promise<number> {
  const now = context.clock.now()
  let expired = 0
  for (;;) {
    const orderIds = await listExpiredOrders(context.db, now, expiredAtOnce)
    for (const orderId of orderIds) expired += (await expireOrder(context, orderId, now)) ? 1 : 0
    if (orderIds.length < expiredAtOnce) return expired
  }
}

async function expireOrder(context: Context, orderId: string, now: Date): Promise<boolean> {
  return transaction(context.db, async (trx) => {
    // A proof or a new payment page may have changed the deadline since the list was read.
    const from = { statuses: ['submitted', 'pending'], paymentStatus: 'unpaid', expiredBy: now } as const
    const order = await moveOrder(trx, orderId, from, { status: 'cancelled', expires_at: null, source: null })
    if (!order) return false
    await insertOrderStatus(trx, orderId, 'cancelled', 'expiry')
    await context.jobs.enqueue(trx, 'order-mail', { orderId, event: 'expired' })
    await giveBack(context, trx, order)
    return true
  })
}

/**
 * Releases everything held by an unpaid or refunded order, including its payment page. Rows are locked in the order of
 * checkout.
 */
export async function giveBack(context: Context, trx: Database, order: OrderRow): Promise<void> {
  const { id, account_id: accountId } = order
  await cancelServices(context, trx, id)
  await closePaymentPage(context, trx, id)
  const isRedeemed = await releaseVoucher(context, trx, id)
  const vouchers = isRedeemed ? await lockVouchersPaidSince(context, trx, order) : []
  await returnSpentPoints(trx, id)
  await payDebtWithVouchers(context, trx, accountId, vouchers)
  await releaseStock(trx, id)
}
