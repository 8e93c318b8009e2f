import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { listStaffRefundRequests } from '@fitout/contract/staff-refund-requests.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest } from '../../http/pages.ts'
import { sendOwnedFile } from '../files/files-service.ts'
import { findPlacedOrder } from '../orders/orders-service.ts'
import {
  findOrderIdOfRequest,
  listRefundRequests,
  listRequestIds,
  type RefundRequestRow,
} from './refund-requests-queries.ts'
import { refundableOf } from './refundable.ts'

type StaffRequest = AnswerInput<typeof listStaffRefundRequests>['data'][number]
type Request = PageRequest & { query: Query<typeof listStaffRefundRequests> }

export async function showRefundsToStaff(context: Context, request: Request) {
  const { page, per_page, status } = request.query
  const place = { offset: (page - 1) * per_page, limit: per_page }
  const { ids, total } = await listRequestIds(context.db, status, place)
  const data = await Promise.all(ids.map(({ id, order_id }) => present(context, id, order_id)))
  return pageOf(
    context,
    request,
    data.flatMap((one) => one ?? []),
    total,
  )
}

export async function sendRefundImage(context: Context, requestId: string, imageId: string): Promise<Response> {
  const orderId = await findOrderIdOfRequest(context.db, requestId)
  const requests = orderId ? await listRefundRequests(context.db, orderId) : []
  const own = requests.find(({ id }) => id === requestId)
  if (!own?.file_ids.includes(imageId)) throw new AppError('file-not-found')
  return sendOwnedFile(context, imageId)
}

async function present(context: Context, requestId: string, orderId: string): Promise<StaffRequest | undefined> {
  const placed = await findPlacedOrder(context.db, orderId)
  const row = (await listRefundRequests(context.db, orderId)).find(({ id }) => id === requestId)
  if (!placed || !row) return undefined
  const { order } = placed
  return {
    _id: row.id,
    order: {
      _id: order.id,
      reference: order.reference,
      payment_method: order.payment_method as 'OFFLINE' | 'ONLINE',
      total_price: toDollars(order.total_cents),
      refunded: toDollars(order.refunded_cents),
    },
    status: row.status as StaffRequest['status'],
    reason: row.reason,
    image_ids: row.file_ids,
    refund_items: itemsOf(row, placed.lines),
    answer: row.answer,
    amount: row.amount_cents === null ? null : toDollars(row.amount_cents),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

/** What was paid for these units is what staff begin from: all of a line for all of it, else its part, rounded down. */
function itemsOf(row: RefundRequestRow, lines: Parameters<typeof refundableOf>[0]): StaffRequest['refund_items'] {
  const bought = refundableOf(lines, [])
  return row.items.flatMap(({ variant_id, quantity }) => {
    const own = bought.find(({ line }) => line.variant_id === variant_id)
    if (!own) return []
    const paid = toDollars(Math.floor((own.paid * quantity) / own.bought))
    return [{ product_variant_id: variant_id, qty: quantity, product_title: own.line.product_title, paid }]
  })
}
