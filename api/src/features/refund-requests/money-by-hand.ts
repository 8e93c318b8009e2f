import type { Cents } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { undoSeconds } from '../../undo-time.ts'
import { recordChange } from '../audit/audit-service.ts'
import { keyOfRefund, lockOrder } from '../orders/orders-service.ts'
import { type MoneyBack, moneyBackOf } from '../payments/payments-service.ts'
import {
  findOrderIdOfRequest,
  listRefundRequests,
  noteSentBack,
  type RefundRequestRow,
} from './refund-requests-queries.ts'

/** What of a refund did not come by card, so that staff send it back themselves. */
export function byHandOf(
  { id, amount_cents: amount }: Pick<RefundRequestRow, 'id' | 'amount_cents'>,
  back: MoneyBack[],
) {
  const byCard = back.filter(({ key }) => key === keyOfRefund(id))
  return byCard.reduce((rest: Cents, { amount_cents: part }) => rest - part, amount ?? 0)
}

/**
 * Notes that staff sent back what did not come by card, or that they have not. Doing so twice changes nothing. Throws
 * `refund-request-not-found`, and `illegal-transition` if nothing is left to staff.
 */
export async function noteMoneySent(context: Context, by: { id: string }, requestId: string, isSent: boolean) {
  await transaction(context.db, async (trx) => {
    const orderId = await findOrderIdOfRequest(trx, requestId)
    const placed = orderId && (await lockOrder(trx, orderId))
    if (!placed) throw new AppError('refund-request-not-found')
    const request = (await listRefundRequests(trx, orderId)).find(({ id }) => id === requestId)
    const isByHand = request?.status === 'APPROVED' && byHandOf(request, await moneyBackOf(trx, orderId)) > 0
    if (!isByHand) throw new AppError('illegal-transition')
    const at = isSent ? context.clock.now() : null
    if (!(await noteSentBack(trx, requestId, at))) return
    if (at) {
      const news = { requestId, sentAt: at.toISOString() }
      await context.jobs.enqueue(trx, 'refund-mail', news, { startAfterSeconds: undoSeconds })
    }
    await recordChange(trx, by, {
      action: isSent ? 'refunds.send' : 'refunds.unsend',
      subject: 'refund request',
      id: requestId,
      title: placed.order.reference,
      before: { is_sent_back: !isSent },
      after: { is_sent_back: isSent },
    })
  })
  return { data: { _id: requestId, status: 'APPROVED' as const } }
}
