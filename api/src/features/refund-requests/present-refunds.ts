import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { findRefundRequests } from '@fitout/contract/refund-requests.ts'
import type { Database } from '../../database/database.ts'
import { fileUrl } from '../files/files-service.ts'
import { type OrderToRefund, type Refundable, refundableOf } from '../orders/orders-service.ts'
import { listRefundRequests, type RefundRequestRow } from './refund-requests-queries.ts'
import { clawedBackBy } from './clawed-back-by.ts'

export type OrderRefunds = AnswerInput<typeof findRefundRequests>['data']
type Item = OrderRefunds['items'][number]
type Request = OrderRefunds['requests'][number]

export async function presentRefunds(db: Database, { order, lines, isLookedUp }: OrderToRefund): Promise<OrderRefunds> {
  const requests = await listRefundRequests(db, order.id)
  const refundable = refundableOf(lines, requests)
  const isPaid = order.payment_status === 'paid'
  return {
    can_request: isPaid && refundable.some(({ left }) => left > 0),
    items: refundable.map(presentItem),
    requests: await Promise.all(
      requests.filter(isTold).map(async (request) => {
        const shown = presentRequest(request, isPaid && canReopen(request, refundable))
        return isLookedUp
          ? { ...shown, ...hidden, ...(!request.is_looked_up && { answer: null }) }
          : { ...shown, taken_back: await clawedBackBy(db, request) }
      }),
    ),
  }
}

/** A look-up shows neither what the customer wrote nor what the studio answered to it, and nothing of the account. */
const hidden = { reason: null, images: null, taken_back: null, can_withdraw: false, can_reopen: false }

function presentItem({ line, bought, paid, points, left }: Refundable): Item {
  return {
    product_variant_id: line.variant_id,
    product_title: line.product_title,
    product_variant_title: line.variant_title,
    image: line.picture as Item['image'],
    qty: bought,
    refundable_qty: left,
    paid_per_unit: toDollars(Math.floor(paid / bought)),
    points_per_unit: Math.floor(points / bought),
  }
}

/** Withdrawn refunds of overpayments are not shown. */
function isTold({ cause, status }: RefundRequestRow): boolean {
  return cause === 'CUSTOMER' || status !== 'WITHDRAWN'
}

function presentRequest(request: RefundRequestRow, canBeReopened: boolean) {
  return {
    _id: request.id,
    status: request.status as Request['status'],
    cause: request.cause as Request['cause'],
    reason: request.reason,
    images: request.file_ids.map(fileUrl),
    refund_items: request.items.map((item) => ({ product_variant_id: item.variant_id, qty: item.quantity })),
    answer: request.answer,
    amount: request.amount_cents === null ? null : toDollars(request.amount_cents),
    is_to_send: request.is_to_send,
    sent_back_at: request.sent_back_at?.toISOString() ?? null,
    points: request.points,
    created_at: request.created_at.toISOString(),
    decided_at: request.decided_at?.toISOString() ?? null,
    can_withdraw: request.status === 'WAITING' && request.cause === 'CUSTOMER',
    can_reopen: canBeReopened,
  }
}

function canReopen({ status, cause, items }: RefundRequestRow, refundable: Refundable[]): boolean {
  if (status !== 'WITHDRAWN' || cause === 'CHANGE') return false
  return items.every((item) => {
    const own = refundable.find(({ line }) => line.variant_id === item.variant_id)
    return own !== undefined && item.quantity <= own.left
  })
}
