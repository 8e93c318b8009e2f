import type { Cents } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { newReference } from '../../database/new-reference.ts'
import { together } from '../../database/sending-ahead.ts'
import { AppError } from '../../http/app-error.ts'
import { orderPrefixOf, type PublishedConstants } from '../configuration/configuration-service.ts'
import { bookServices } from '../appointments/appointments-service.ts'
import { spendPoints } from '../memberships/memberships-service.ts'
import { claimVoucher } from '../vouchers/vouchers-service.ts'
import { requireModestHolds } from './holds.ts'
import { countedUnits, type NewOrder, type OrderName, orderLines, orderRow } from './order-rows.ts'
import { openOf } from './order-money.ts'
import { markPaid, notePart, settleFreeOrder } from './order-steps.ts'
import {
  countOpenOrders,
  findOrderById,
  findOrderForChange,
  findOrderOf,
  insertOrder,
  listOrderLines,
  lockOrderId,
  moveOrderRows,
  type OrderLineRow,
  type OrderRow,
} from './orders-queries.ts'
import { requireOrderId } from './order-views.ts'
import { holdStock, returnStock, type Wanted } from './stock-queries.ts'

export { listLargeHolds as largeHolds } from './hold-queries.ts'
export { lateProofs } from './late-proofs.ts'
export { hasSeveralWarehouses, listShelvesOf, type ShelfOfOrder } from './shelf-queries.ts'
export { lockOrderToRefund, type OrderToRefund, requireOrderToRefund } from './order-rights.ts'
export { orderLink } from './payment-link.ts'
export { holdForAnotherPage, requirePayableOrder } from './order-steps.ts'
export {
  type OrderOnPaper,
  type OrderToPack,
  paymentsOf,
  requireOrderId,
  requireOrderToPack,
  requirePaidOrder,
  requirePaidOrderForStaff,
} from './order-views.ts'

/** The maximum of open unpaid orders per account, since each holds stock. */
export const openOrdersAtMost = 10

export type OrderWithLines = { order: OrderRow; lines: OrderLineRow[] }

export function newOrderName(constants: PublishedConstants | undefined): OrderName {
  return { id: newId(), reference: newReference(orderPrefixOf(constants)) }
}

/**
 * Creates an order with its prices frozen, its stock held and its mail queued, in the caller's transaction. All
 * statements are pipelined in this order, so each function sends its statements before it awaits. Stock comes last, so
 * that its rows are locked for the shortest time. Throws `out-of-stock` or `hold-too-large` with the variants.
 */
export async function placeOrder(context: Context, trx: Database, order: NewOrder): Promise<void> {
  const { key, priced, voucher, source } = order
  const { id } = order.name
  const owner = { id, accountId: key.accountId, source }
  const wanted = countedUnits([...order.lines, ...order.gifts])
  const isFree = priced.total === 0
  const isModest = isFree || order.placedBy !== undefined
  await together([
    requireFewOpenOrders(trx, key.accountId),
    insertOrder(trx, orderRow(context, order), orderLines(order)),
    ...order.beside.map((send) => send()),
    context.jobs.enqueue(trx, 'order-mail', { orderId: id, event: 'placed' }),
    bookServices(trx, servicesOf(order), context.clock.now()),
    voucher && claimVoucher(context, trx, voucher, owner),
    priced.points > 0 && spendPoints(trx, key.accountId, priced.points, { orderId: id }),
    holdAll(trx, id, wanted),
    !isModest && requireModestHolds(context, trx, owner, wanted),
    isFree && settleFreeOrder(context, trx, id),
  ])
}

async function requireFewOpenOrders(trx: Database, accountId: string): Promise<void> {
  if ((await countOpenOrders(trx, accountId)) >= openOrdersAtMost) throw new AppError('too-many-open-orders')
}

async function holdAll(trx: Database, orderId: string, wanted: Wanted[]): Promise<void> {
  if (wanted.length === 0) return
  const held = await holdStock(trx, orderId, wanted)
  const missing = wanted.filter(
    (line) => (held.find((hold) => hold.variantId === line.variantId)?.quantity ?? 0) < line.quantity,
  )
  if (missing.length > 0) {
    throw new AppError('out-of-stock', { details: { product_variant_ids: missing.map((line) => line.variantId) } })
  }
}

/** One of the account's orders. Throws `order-not-found`. */
export async function requireOwnOrder(db: Database, accountId: string, orderId: string): Promise<OrderRow> {
  const order = await findOrderOf(db, accountId, requireOrderId(orderId))
  if (!order) throw new AppError('order-not-found')
  return order
}

/** One of the account's orders with its lines, locked until the transaction ends. */
export async function lockOwnOrder(trx: Database, accountId: string, orderId: string): Promise<OrderWithLines> {
  const order = await findOrderForChange(trx, requireOrderId(orderId))
  if (order?.account_id !== accountId) throw new AppError('order-not-found')
  return { order, lines: await listOrderLines(trx, [order.id]) }
}

/** Any order with its lines, for staff and mails. */
export async function findPlacedOrder(db: Database, orderId: string): Promise<OrderWithLines | undefined> {
  const order = await findOrderById(db, orderId)
  return order && { order, lines: await listOrderLines(db, [orderId]) }
}

/** The caller's order with this id, after a concurrent call that is placing it has finished. */
export async function findOrderPlacedOnce(trx: Database, orderId: string): Promise<OrderRow | undefined> {
  await lockOrderId(trx, orderId)
  return findOrderById(trx, orderId)
}

/** As `findPlacedOrder`, with the row locked until the transaction ends. */
export async function lockOrder(trx: Database, orderId: string): Promise<OrderWithLines | undefined> {
  const order = await findOrderForChange(trx, orderId)
  return order && { order, lines: await listOrderLines(trx, [orderId]) }
}

/** Returns the units of a refunded order to the shelves they came from. */
export async function returnUnits(
  trx: Database,
  orderId: string,
  units: readonly { variant_id: string; quantity: number }[],
): Promise<void> {
  await returnStock(
    trx,
    orderId,
    units.map((unit) => ({ variantId: unit.variant_id, quantity: unit.quantity })),
  )
}

export { excessOf, keyOfRefund, openOf, returnExcess, withPaid } from './order-money.ts'
export { pointsOfUnits, type Refundable, refundableOf } from './refundable.ts'
export { settleRefund } from './settle-refund.ts'
export { changeOrder, isChangeable, type OrderChange, takenUnits } from './change-order.ts'
export { bookedBy, bookedTime, differenceOf, type TimedLine } from './order-difference.ts'
export { mailPaymentLinkByStaff, showPaymentLink } from './payment-link.ts'
export { acceptByStaff, notePaymentByStaff, releaseByStaff } from './staff-order-steps.ts'
export { findOrderIds, orderHolds } from './searched-orders-queries.ts'
export { showAllOrders } from './staff-orders.ts'
export type { NewOrder, OrderLineRow, OrderName, OrderRow }

/** Moves a guest's orders to the account signed in to. */
export async function moveOrders(db: Database, guestId: string, accountId: string): Promise<void> {
  await moveOrderRows(db, guestId, accountId)
}

function servicesOf({ key, name, lines, body, locale }: NewOrder): Parameters<typeof bookServices>[1] {
  const { delivery_info: info, delivery_details: details } = body
  return {
    order: { id: name.id, accountId: key.accountId, locale },
    details: { ...details, district: details.district ?? info.district },
    lines: lines.flatMap(({ kind, slot_id: slotId }, position) =>
      kind === 'SERVICE' && slotId ? [{ position, slotId }] : [],
    ),
  }
}

/**
 * Accepts a payment confirmed by the provider: the open amount, or part of it if the order was changed after its page
 * was opened. Returns whether it could be accepted.
 */
export async function settleOrder(
  context: Context,
  trx: Database,
  orderId: string,
  { amount, sessionId }: { amount: Cents; sessionId: string },
): Promise<boolean> {
  const order = await findOrderForChange(trx, orderId)
  if (order?.payment_method !== 'ONLINE' || amount > openOf(order)) return false
  const payer = { sessionId }
  const isWhole = amount === openOf(order)
  const after = isWhole
    ? await markPaid(context, trx, order, 'provider', payer)
    : await notePart(context, trx, order, amount, payer)
  return after !== undefined
}
