import type { Answer, Body, Query } from '@fitout/contract/endpoint.ts'
import type { listUnmatchedPayments, settleUnmatchedPayment } from '@fitout/contract/staff/unmatched-payments.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { acceptByStaff } from '../orders/orders-service.ts'
import { closeSession, lockSession, sendRefundAgain } from '../payments/payments-service.ts'
import {
  findUnmatchedPaymentRow,
  listUnmatchedPaymentRows,
  type UnmatchedPaymentRow,
  settleUnmatchedPaymentRow,
} from './unmatched-payments-queries.ts'
import { presentUnmatchedPayment, waysOutOf } from './present-unmatched-payment.ts'

type UnmatchedPayment = Answer<typeof listUnmatchedPayments>['data'][number]

export async function showUnmatchedPayments(
  context: Context,
  page: PageRequest & { query: Query<typeof listUnmatchedPayments> },
) {
  const { state, order_id: orderId } = page.query
  const filter = { isSettled: state === 'SETTLED', orderId }
  const found = await listUnmatchedPaymentRows(context.db, filter, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(presentUnmatchedPayment))
}

/**
 * Settles an unmatched payment, once, with all its effects and an audit entry, in one transaction. Throws
 * `payment-puzzle-not-found`, `already-decided`, and `illegal-transition` if that settlement is not possible.
 */
export async function settle(
  context: Context,
  by: { id: string },
  id: string,
  { how, reason }: Body<typeof settleUnmatchedPayment>,
): Promise<{ data: UnmatchedPayment }> {
  return transaction(context.db, async (trx) => {
    const settlement = { settled_at: context.clock.now(), settled_by: by.id, settled_how: how, settled_reason: reason }
    const unmatched = isId(id) ? await findUnmatchedPaymentRow(trx, id) : undefined
    if (!unmatched) throw new AppError('payment-puzzle-not-found')
    if (!(await settleUnmatchedPaymentRow(trx, unmatched.id, settlement))) throw new AppError('already-decided')
    if (!waysOutOf(unmatched).includes(how)) throw new AppError('illegal-transition')
    if (how === 'ACCEPTED') await accept(context, trx, by, unmatched)
    if (how === 'SENT_AGAIN' && unmatched.refund_id) await sendRefundAgain(context, trx, unmatched.refund_id)
    await recordChange(trx, by, {
      action: 'payments.settle',
      subject: 'payment',
      id: unmatched.id,
      title: unmatched.reference ?? unmatched.trouble,
      before: { state: 'WAITING' },
      after: { state: 'SETTLED', trouble: unmatched.trouble, how, reason },
    })
    const settled = await findUnmatchedPaymentRow(trx, unmatched.id)
    return { data: presentUnmatchedPayment(settled ?? unmatched) }
  })
}

/**
 * Marks the order as paid if the order machine allows it; its session is closed as completed, so that a refund finds
 * the card.
 */
async function accept(
  context: Context,
  trx: Database,
  by: { id: string },
  unmatched: UnmatchedPaymentRow,
): Promise<void> {
  const { session_id: sessionId, order_id: orderId, details } = unmatched
  if (!orderId) throw new AppError('illegal-transition')
  if (sessionId) await lockSession(trx, sessionId)
  const providerPayment = details?.['providerPayment']
  const isOfPage = sessionId !== null && typeof providerPayment === 'string'
  await acceptByStaff(context, trx, by, orderId, isOfPage ? sessionId : undefined)
  if (!isOfPage) return
  await closeSession(trx, sessionId, 'completed', { at: context.clock.now(), providerPayment })
}
