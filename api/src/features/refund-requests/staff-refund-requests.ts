import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { listStaffRefundRequests } from '@fitout/contract/staff/refund-requests.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { sendOwnedFile } from '../files/files-service.ts'
import {
  excessOf,
  findOrderIds,
  findPlacedOrder,
  keyOfRefund,
  type OrderWithLines,
  paymentsOf,
  pointsOfUnits,
  refundableOf,
} from '../orders/orders-service.ts'
import { type MoneyBack, moneyBackOf } from '../payments/payments-service.ts'
import { previewClawback } from '../vouchers/vouchers-service.ts'
import { isEverything } from './decide-refund.ts'
import { byHandOf } from './money-by-hand.ts'
import {
  findOrderIdOfRequest,
  listRefundRequests,
  listRequestIds,
  type RefundRequestRow,
} from './refund-requests-queries.ts'
import { clawedBackBy } from './clawed-back-by.ts'

type StaffRequest = AnswerInput<typeof listStaffRefundRequests>['data'][number]
type Request = PageRequest & { query: Query<typeof listStaffRefundRequests> }

export async function showRefundsToStaff(context: Context, request: Request) {
  const { q } = request.query
  const found = q ? await findOrderIds(context.db, q) : undefined
  const listed = await listRequestIds(context.db, { ...request.query, found }, placeOf(request.query))
  return pageOf(context, request, listed, async (rows) => {
    const requests = await Promise.all(rows.map(({ id, order_id }) => present(context, id, order_id)))
    return requests.flatMap((one) => one ?? [])
  })
}

/** Throws `refund-request-not-found`. */
export async function showRefundToStaff(context: Context, requestId: string): Promise<StaffRequest> {
  const orderId = await findOrderIdOfRequest(context.db, requestId)
  const request = orderId && (await present(context, requestId, orderId))
  if (!request) throw new AppError('refund-request-not-found')
  return request
}

export async function sendRefundImage(context: Context, requestId: string, imageId: string): Promise<FileAnswer> {
  const orderId = await findOrderIdOfRequest(context.db, requestId)
  const requests = orderId ? await listRefundRequests(context.db, orderId) : []
  const own = requests.find(({ id }) => id === requestId)
  if (!own?.file_ids.includes(imageId)) throw new AppError('file-not-found')
  return sendOwnedFile(context, imageId)
}

async function present(context: Context, requestId: string, orderId: string): Promise<StaffRequest | undefined> {
  const placed = await findPlacedOrder(context.db, orderId)
  const requests = await listRefundRequests(context.db, orderId)
  const row = requests.find(({ id }) => id === requestId)
  if (!placed || !row) return undefined
  const { order } = placed
  return {
    _id: row.id,
    order: {
      _id: order.id,
      reference: order.reference,
      recipient_name: order.recipient_name,
      email: order.email,
      payment_method: order.payment_method as StaffRequest['order']['payment_method'],
      payment_channel: order.payment_channel as StaffRequest['order']['payment_channel'],
      payments: await paymentsOf(context.db, order.id),
      total_price: toDollars(order.total_cents),
      refunded: toDollars(order.refunded_cents),
    },
    status: row.status as StaffRequest['status'],
    cause: row.cause as StaffRequest['cause'],
    is_looked_up: row.is_looked_up,
    reason: row.reason,
    image_ids: row.file_ids,
    refund_items: itemsOf(row, placed.lines),
    gives_back: row.status === 'WAITING' ? await givesBack(context, placed, requests, row) : null,
    answer: row.answer,
    amount: row.amount_cents === null ? null : toDollars(row.amount_cents),
    points: row.points,
    taken_back: await clawedBackBy(context.db, row),
    money: moneyOf(row, await moneyBackOf(context.db, order.id)),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

/**
 * The suggested amount is the payment for these units: all of a line for all its units, otherwise its share, rounded
 * down.
 */
function itemsOf(row: RefundRequestRow, lines: Parameters<typeof refundableOf>[0]): StaffRequest['refund_items'] {
  const bought = refundableOf(lines, [])
  return row.items.flatMap(({ variant_id, quantity, restocked }) => {
    const own = bought.find(({ line }) => line.variant_id === variant_id)
    if (!own) return []
    const paid = toDollars(Math.floor((own.paid * quantity) / own.bought))
    const { product_title, variant_title: product_variant_title, is_custom } = own.line
    const kind = own.line.kind as StaffRequest['refund_items'][number]['kind']
    const names = { product_variant_id: variant_id, product_title, product_variant_title }
    return [{ ...names, kind, is_custom, qty: quantity, paid, restocked }]
  })
}

/** What an approval would return besides the money, after earlier partial refunds. */
async function givesBack(
  context: Context,
  { order, lines }: OrderWithLines,
  requests: RefundRequestRow[],
  row: RefundRequestRow,
): Promise<StaffRequest['gives_back']> {
  const approved = requests.filter(({ status }) => status === 'APPROVED')
  const returned = approved.reduce((sum, { points }) => sum + points, 0)
  return {
    left: toDollars(row.cause === 'CHANGE' ? excessOf(order) : order.total_cents - order.refunded_cents),
    points: pointsOfUnits(lines, approved, row),
    points_with_all: order.points - returned,
    voucher: order.payment_status === 'paid' ? order.voucher_title : null,
    takes_back: (await previewClawback(context, { id: order.id, accountId: order.account_id })) ?? null,
    is_last_unit: isEverything(lines, requests, row),
  }
}

function moneyOf(row: RefundRequestRow, back: MoneyBack[]): StaffRequest['money'] {
  if (!row.amount_cents) return null
  const own = back.filter(({ key }) => key === keyOfRefund(row.id))
  const sent = own.flatMap(({ sent_at: at }) => at ?? [])
  const byHand = { by_hand: toDollars(byHandOf(row, back)), sent_back_at: row.sent_back_at?.toISOString() ?? null }
  if (own.length === 0) return { state: 'BY_HAND', ...byHand, sent_at: null }
  const [last] = sent.toSorted((one, other) => other.getTime() - one.getTime())
  if (last && sent.length === own.length) return { state: 'SENT', ...byHand, sent_at: last.toISOString() }
  return { state: own.some(({ is_refused }) => is_refused) ? 'REFUSED' : 'ON_ITS_WAY', ...byHand, sent_at: null }
}
