import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { RefundRefused } from '../../adapters/payments/port.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { askProvider } from './ask-provider.ts'
import { insertUnmatchedPayment } from './unmatched-payments-queries.ts'
import {
  findRefundToSend,
  insertRefund,
  isPaidByHandToo,
  listMoneyBack,
  listRefundsOf,
  lockPaymentsFor,
  type RefundRow,
  sumRefundsOf,
  updateSentRefund,
} from './payment-refunds-queries.ts'

type Refund = {
  orderId: string
  /** Cents. */
  amount: number
  /** The reason, unique within the order: the same key twice is one refund. */
  key: string
}

/**
 * Refunds money to the cards that paid an order, latest payment first, in the caller's transaction; a job then asks the
 * provider until it succeeds. Returns whether the order was paid online: staff refund transfers themselves. Throws
 * `refund-exceeds-payment` if all refunds together would exceed what was paid.
 */
export async function refundPayment(context: Context, trx: Database, { orderId, amount, key }: Refund) {
  const payments = await lockPaymentsFor(trx, orderId)
  if (payments.length === 0) return false
  const earlier = await listRefundsOf(
    trx,
    payments.map(({ id }) => id),
  )
  const same = earlier.filter((refund) => refund.key === key)
  let rest = amount - sumOf(same)
  for (const { id, amount_cents: paid } of same.length > 0 ? [] : payments) {
    const gone = sumOf(earlier.filter((refund) => refund.session_id === id))
    const part = Math.min(rest, Math.max(0, (paid ?? 0) - gone))
    if (part > 0) await sendBack(context, trx, id, part, key)
    rest -= part
  }
  const isCovered = rest === 0 || (rest > 0 && (await isPaidByHandToo(trx, orderId)))
  if (!isCovered) throw new AppError('refund-exceeds-payment')
  return true
}

function sumOf(refunds: RefundRow[]): number {
  return refunds.reduce((sum, refund) => sum + refund.amount_cents, 0)
}

/** Refunds a whole payment for an order that could no longer be paid. */
export async function returnPayment(context: Context, trx: Database, sessionId: string, amount: number) {
  await sendBack(context, trx, sessionId, amount, 'order-not-payable')
}

async function sendBack(context: Context, trx: Database, sessionId: string, amount: number, key: string) {
  const id = newId()
  const created_at = context.clock.now()
  await insertRefund(trx, { id, session_id: sessionId, key, amount_cents: amount, created_at })
  await context.jobs.enqueue(trx, 'refund-payment', { refundId: id })
}

/**
 * Requests the refund from the provider under its own id, so that repeating it refunds once. Refusals are left to staff.
 */
export async function sendRefund(context: Context, { refundId }: { refundId: string }): Promise<void> {
  const refund = await findRefundToSend(context.db, refundId)
  if (!refund?.provider_payment) return
  const { payments } = context
  if (payments?.provider !== refund.provider) throw new AppError('payment-method-not-available')
  const { amount_cents: amount, provider_payment: providerPayment } = refund
  try {
    const { providerRefund } = await askProvider(context, () =>
      payments.refund({ id: refundId, providerPayment, amount, currency: 'HKD' }),
    )
    await updateSentRefund(context.db, refundId, providerRefund, context.clock.now())
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error
    await noteRefusedRefund(context, refund, error.message)
  }
}

type RefusedRefund = { id: string; session_id: string; provider: string }

async function noteRefusedRefund(context: Context, refund: RefusedRefund, refusal: string): Promise<void> {
  await insertUnmatchedPayment(context.db, {
    id: newId(),
    trouble: 'refund-refused',
    provider: refund.provider,
    session_id: refund.session_id,
    refund_id: refund.id,
    refusal,
    noted_at: context.clock.now(),
  })
  context.log.warn({ refund: refund.id, refusal }, 'payment needs a look')
}

export async function sendRefundAgain(context: Context, trx: Database, refundId: string): Promise<void> {
  await context.jobs.enqueue(trx, 'refund-payment', { refundId })
}

export type MoneyBack = { key: string; amount_cents: number; sent_at: Date | null; is_refused: boolean }

/** The refunds of an order's payments, with their state. */
export async function moneyBackOf(db: Database, orderId: string): Promise<MoneyBack[]> {
  return listMoneyBack(db, orderId)
}

/** Whether a refund reported by the provider was requested by the shop itself. */
export async function wasRefundedByUs(trx: Database, sessionId: string, amount: unknown): Promise<boolean> {
  return amount === (await sumRefundsOf(trx, sessionId)) && amount !== 0
}
