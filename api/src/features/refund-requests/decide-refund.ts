import type { Cents } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { recordChange } from '../audit/audit-service.ts'
import { markReviewsRefunded } from '../reviews/reviews-service.ts'
import {
  lockOrder,
  type OrderWithLines,
  pointsOfUnits,
  refundableOf,
  returnExcess,
  returnUnits,
  settleRefund,
} from '../orders/orders-service.ts'
import { moneyBackOf } from '../payments/payments-service.ts'
import { byHandOf } from './money-by-hand.ts'
import {
  findOrderIdOfRequest,
  leaveToStaff,
  listRefundRequests,
  moveRefundRequest,
  noteRestocked,
  notePoints,
  type RefundItem,
  type RefundRequestRow,
} from './refund-requests-queries.ts'

type RefundDecision =
  | { status: 'APPROVED'; amount: Cents; restock: readonly RefundItem[]; answer: string | null }
  | { status: 'REJECTED'; answer: string }

/**
 * Decides a request, once: a second decision gets `already-decided`. An approval refunds money, never more than was paid,
 * and the points spent on the units, claws back earned points and restocks the units that the studio names. Throws
 * `refund-request-not-found` or `more-than-refundable`. The decision is audited without the customer's text.
 */
export async function decideRefund(
  context: Context,
  by: { id: string } | undefined,
  requestId: string,
  decision: RefundDecision,
): Promise<void> {
  await transaction(context.db, async (trx) => {
    const orderId = await findOrderIdOfRequest(trx, requestId)
    const placed = orderId && (await lockOrder(trx, orderId))
    if (!placed) throw new AppError('refund-request-not-found')
    const requests = await listRefundRequests(trx, orderId)
    const request = requests.find(({ id }) => id === requestId)
    const decided_at = context.clock.now()
    const settlement =
      decision.status === 'REJECTED'
        ? { ...decision, decided_at }
        : {
            status: decision.status,
            answer: decision.answer,
            amount_cents: decision.amount,
            decided_at,
          }
    if (!request || !(await moveRefundRequest(trx, requestId, 'WAITING', settlement))) {
      throw new AppError('already-decided')
    }
    // An overpayment belongs to the customer.
    if (request.cause === 'CHANGE' && decision.status === 'REJECTED') throw new AppError('illegal-transition')
    if (decision.status === 'APPROVED') requireUnitsOf(request, decision.restock)
    await context.jobs.enqueue(trx, 'refund-mail', { requestId })
    await recordChange(trx, by, {
      action: 'refunds.decide',
      subject: 'refund request',
      id: requestId,
      title: placed.order.reference,
      before: { status: 'WAITING' },
      after: { ...decision, ...(request.is_looked_up && { is_looked_up: true }) },
    })
    if (decision.status === 'REJECTED') return
    if (request.cause === 'CHANGE') {
      await returnExcess(context, trx, placed.order, { requestId, amount: decision.amount, staffId: by?.id })
    } else await settle(context, trx, { placed, requests, request, decision })
    const money = await moneyBackOf(trx, orderId)
    if (byHandOf({ id: requestId, amount_cents: decision.amount }, money) > 0) await leaveToStaff(trx, requestId)
  })
}

type Settled = {
  placed: OrderWithLines
  requests: RefundRequestRow[]
  request: RefundRequestRow
  decision: RefundDecision & { status: 'APPROVED' }
}

async function settle(
  context: Context,
  trx: Database,
  { placed, requests, request, decision }: Settled,
): Promise<void> {
  const { id: orderId } = placed.order
  const { id: requestId } = request
  const approved = requests.filter(({ status }) => status === 'APPROVED')
  const { returned, taken } = await settleRefund(context, trx, placed.order, {
    requestId,
    amount: decision.amount,
    points: pointsOfUnits(placed.lines, approved, request),
    isEverything: isEverything(placed.lines, requests, request),
    services: refundableOf(placed.lines, [...approved, { ...request, status: 'APPROVED' }])
      .filter(({ line, left }) => line.kind === 'SERVICE' && left === 0)
      .map(({ line }) => line.position),
  })
  await markReviewsRefunded(trx, orderId)
  await notePoints(trx, requestId, { returned, taken })
  if (decision.restock.length === 0) return
  await returnUnits(trx, orderId, decision.restock)
  for (const item of decision.restock) await noteRestocked(trx, requestId, item)
}

/** Only returned units can be restocked. */
function requireUnitsOf({ items }: RefundRequestRow, restock: readonly RefundItem[]): void {
  for (const { variant_id, quantity } of restock) {
    const asked = items.find((item) => item.variant_id === variant_id)
    if (!asked || quantity > asked.quantity) {
      throw new AppError('more-than-refundable', { details: { product_variant_id: variant_id } })
    }
  }
}

/** Whether every unit of the order is refunded with this request. */
export function isEverything(
  lines: Parameters<typeof refundableOf>[0],
  requests: RefundRequestRow[],
  request: RefundRequestRow,
): boolean {
  const settled = requests.filter(({ id, status }) => id === request.id || status === 'APPROVED')
  return refundableOf(lines, settled).every(({ left }) => left === 0)
}
