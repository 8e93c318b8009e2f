import type { Body } from '@fitout/contract/endpoint.ts'
import type { requestRefund } from '@fitout/contract/refund-requests.ts'
import type { requestRefundForCustomer } from '@fitout/contract/staff/refund-requests.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { recordChange } from '../audit/audit-service.ts'
import { useFile } from '../files/files-service.ts'
import { once } from '../idempotency/idempotency-service.ts'
import {
  lockOrder,
  lockOrderToRefund,
  type OrderWithLines,
  refundableOf,
  requireOrderToRefund,
} from '../orders/orders-service.ts'
import { type OrderRefunds, presentRefunds } from './present-refunds.ts'
import {
  insertRefundRequest,
  listRefundRequests,
  moveRefundRequest,
  type RefundItem,
  type RefundRequestRow,
} from './refund-requests-queries.ts'

export { decideRefund } from './decide-refund.ts'
export { noteMoneySent } from './money-by-hand.ts'
export { sendRefundMail } from './refund-mail.ts'
export { showRefundsToStaff } from './staff-refund-requests.ts'

/** How many units of each variant of an order have been refunded. */
export async function refundedUnitsOf(db: Database, orderId: string): Promise<Map<string, number>> {
  const units = new Map<string, number>()
  const approved = (await listRefundRequests(db, orderId)).filter(({ status }) => status === 'APPROVED')
  for (const { variant_id: variant, quantity } of approved.flatMap(({ items }) => items)) {
    units.set(variant, (units.get(variant) ?? 0) + quantity)
  }
  return units
}

export type Buyer = { accountId: string; orderId: string }

export async function showRefunds(context: Context, buyer: Buyer): Promise<{ data: OrderRefunds }> {
  return { data: await presentRefunds(context.db, await requireOrderToRefund(context, buyer)) }
}

/** Requests a refund for items of a paid order, at most once per key. */
export async function askForRefund(
  context: Context,
  buyer: Buyer,
  body: Body<typeof requestRefund>,
  idempotencyKey: string | undefined,
): Promise<{ data: OrderRefunds }> {
  const key = { accountId: buyer.accountId, operation: 'refund request', key: idempotencyKey ?? newId() }
  return once(context, key, { orderId: buyer.orderId, body }, async (trx) => {
    const placed = await lockOrderToRefund(context, trx, buyer)
    await addRequest(context, trx, placed, { ...body, isLookedUp: placed.isLookedUp })
    for (const fileId of body.images) await useFile(trx, buyer.accountId, fileId)
    return { data: await presentRefunds(trx, placed) }
  })
}

/** Requests a refund for a customer who telephones or writes, at most once per key. */
export async function askForCustomer(
  context: Context,
  by: { id: string },
  orderId: string,
  body: Body<typeof requestRefundForCustomer>,
  idempotencyKey: string | undefined,
): Promise<{ data: { _id: string; status: 'WAITING' } }> {
  const key = { accountId: by.id, operation: 'refund for a customer', key: idempotencyKey ?? newId() }
  return once(context, key, { orderId, body }, async (trx) => {
    const placed = await lockOrder(trx, orderId)
    if (!placed) throw new AppError('order-not-found')
    const id = await addRequest(context, trx, placed, { ...body, images: [], isLookedUp: false })
    // Without the customer's words.
    await recordChange(trx, by, {
      action: 'refunds.request',
      subject: 'refund request',
      id,
      title: placed.order.reference,
      before: {},
      after: { status: 'WAITING' },
    })
    return { data: { _id: id, status: 'WAITING' } }
  })
}

type Asked = Pick<Body<typeof requestRefund>, 'reason' | 'images' | 'refund_items'> & { isLookedUp: boolean }

/** The order must be locked. Returns the id. */
async function addRequest(context: Context, trx: Database, placed: OrderWithLines, asked: Asked): Promise<string> {
  const items = asked.refund_items.map((item) => ({ variant_id: item.product_variant_id, quantity: item.qty }))
  requireRefundable(placed, await listRefundRequests(trx, placed.order.id), items)
  const id = newId()
  await insertRefundRequest(
    trx,
    {
      id,
      order_id: placed.order.id,
      is_looked_up: asked.isLookedUp,
      reason: asked.reason.trim(),
      file_ids: asked.images,
      created_at: context.clock.now(),
    },
    items,
  )
  return id
}

export async function withdraw(context: Context, buyer: Buyer, requestId: string): Promise<{ data: OrderRefunds }> {
  return transaction(context.db, async (trx) => {
    const { placed, requests } = await lockOwnRefunds(context, trx, buyer)
    requireRequest(requests, requestId)
    await move(trx, requestId, 'WAITING', 'WITHDRAWN')
    return { data: await presentRefunds(trx, placed) }
  })
}

/** Reopens a withdrawn request, unless another request covers the same items now. */
export async function reopen(context: Context, buyer: Buyer, requestId: string): Promise<{ data: OrderRefunds }> {
  return transaction(context.db, async (trx) => {
    const { placed, requests } = await lockOwnRefunds(context, trx, buyer)
    const withdrawn = requireRequest(requests, requestId)
    if (withdrawn.status !== 'WITHDRAWN') throw new AppError('already-decided')
    requireRefundable(placed, requests, withdrawn.items)
    await move(trx, requestId, 'WITHDRAWN', 'WAITING')
    return { data: await presentRefunds(trx, placed) }
  })
}

async function move(trx: Database, requestId: string, from: 'WAITING' | 'WITHDRAWN', to: 'WAITING' | 'WITHDRAWN') {
  if (!(await moveRefundRequest(trx, requestId, from, { status: to }))) throw new AppError('already-decided')
}

/**
 * Locks the order, which guards all its refund requests. A look-up only adds requests: those of the account that placed the
 * order are not its to withdraw.
 */
async function lockOwnRefunds(context: Context, trx: Database, buyer: Buyer) {
  const placed = await lockOrderToRefund(context, trx, buyer)
  if (placed.isLookedUp) throw new AppError('order-not-found')
  return { placed, requests: await listRefundRequests(trx, placed.order.id) }
}

function requireRequest(requests: RefundRequestRow[], requestId: string): RefundRequestRow {
  // Refunds that follow from a change of the order belong to the studio.
  const found = requests.find(({ id, cause }) => id === requestId && cause === 'CUSTOMER')
  if (!found) throw new AppError('refund-request-not-found')
  return found
}

function requireRefundable({ order, lines }: OrderWithLines, requests: RefundRequestRow[], items: RefundItem[]): void {
  if (order.payment_status !== 'paid') throw new AppError('order-not-paid')
  const refundable = refundableOf(lines, requests)
  for (const { variant_id, quantity } of items) {
    const own = refundable.find(({ line }) => line.variant_id === variant_id)
    if (!own) throw new AppError('line-not-in-order')
    if (quantity > own.left) {
      throw new AppError('more-than-refundable', {
        details: { product_variant_id: variant_id, refundable_qty: own.left },
      })
    }
  }
}
