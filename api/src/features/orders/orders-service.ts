import type { checkOut } from '@fitout/contract/checkouts.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { newReference } from '../../database/new-reference.ts'
import { together } from '../../database/sending-ahead.ts'
import { AppError } from '../../http/app-error.ts'
import { orderPrefixOf, type PublishedConstants } from '../configuration/configuration-service.ts'
import { bookServices } from '../appointments/appointments-service.ts'
import { type CartKey, type CartLine, cartLinePicture, leadTimesOf, priceLineOf } from '../cart/cart-service.ts'
import { copyOfPoint, daysOfDelivery, type Delivery, handoverBy } from '../couriers/couriers-service.ts'
import { spendPoints } from '../memberships/memberships-service.ts'
import { type PricedCart, pricedLineOf } from '../prices/prices-service.ts'
import { claimVoucher, type FoundVoucher } from '../vouchers/vouchers-service.ts'
import { requireModestHolds } from './holds.ts'
import { holdsUntil, markPaid, settleFreeOrder } from './order-steps.ts'
import {
  countOpenOrders,
  findOrderById,
  findOrderForChange,
  findOrderOf,
  insertOrder,
  listOrderLines,
  moveOrderRows,
  type NewOrderLine,
  type NewOrderRow,
  type OrderLineRow,
  type OrderRow,
} from './orders-queries.ts'
import { requireOrderId } from './order-views.ts'
import { holdStock, returnStock, type Wanted } from './stock-queries.ts'

export { listLargeHolds as largeHolds } from './hold-queries.ts'
export { lateProofs } from './late-proofs.ts'
export { holdForAnotherPage, requirePayableOrder } from './order-steps.ts'
export {
  type OrderOnPaper,
  type OrderToPack,
  requireOrderId,
  requireOrderToPack,
  requirePaidOrder,
  requirePaidOrderForStaff,
} from './order-views.ts'

/** Unpaid orders that one account may have at once, since each of them holds stock. */
export const openOrdersAtMost = 10

export type OrderWithLines = { order: OrderRow; lines: OrderLineRow[] }

export type NewOrder = {
  key: CartKey
  lines: CartLine[]
  /** Free gifts with the lines; delivered and taken from stock like them. */
  gifts: CartLine[]
  priced: PricedCart
  voucher: FoundVoucher | undefined
  delivery: Delivery | undefined
  body: Pick<Body<typeof checkOut>, 'delivery_info' | 'delivery_details' | 'payment_method' | 'payment_channel'>
  locale: Locale
  name: OrderName
  /** Who of the staff places it for a customer: it waits as long as a transfer does, however it is paid. */
  placedBy?: string
  /** The source of the order, as a keyed hash. */
  source: string | undefined
  /** Statements that are sent with the order's own. */
  beside: readonly (() => Promise<void>)[]
}

/** An order's id, and its reference for people. */
export type OrderName = { id: string; reference: string }

export function newOrderName(constants: PublishedConstants | undefined): OrderName {
  return { id: newId(), reference: newReference(orderPrefixOf(constants)) }
}

/**
 * Writes an order with its prices frozen, its stock held and its mail under way, inside the caller's transaction.
 * Stock comes last, so that its rows are locked for the shortest time. Throws `out-of-stock` or `hold-too-large` naming
 * the variants.
 */
export async function placeOrder(context: Context, trx: Database, order: NewOrder): Promise<void> {
  const { key, priced, voucher, source } = order
  const { id } = order.name
  const owner = { id, accountId: key.accountId, source }
  const written = [
    requireFewOpenOrders(trx, key.accountId),
    insertOrder(trx, orderRow(context, order), orderLines(order)),
    ...order.beside.map((send) => send()),
    context.jobs.enqueue(trx, 'order-mail', { orderId: id, event: 'placed' }),
  ]
  const booked = servicesOf(order)
  if (booked.lines.length > 0 || voucher || priced.points > 0) {
    await together(written)
    await bookServices(trx, booked, context.clock.now())
    if (voucher) await claimVoucher(context, trx, voucher, owner)
    if (priced.points > 0) await spendPoints(trx, key.accountId, priced.points, { orderId: id })
  }
  const wanted = countedUnits([...order.lines, ...order.gifts])
  const isFree = priced.total === 0
  const isModest = isFree || order.placedBy !== undefined
  const held = [holdAll(trx, id, wanted), !isModest && requireModestHolds(context, trx, owner, wanted)]
  await together([...written, ...held])
  if (isFree) await settleFreeOrder(context, trx, id)
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

/** One of the account's orders with its lines, its row locked until the transaction ends. */
export async function lockOwnOrder(trx: Database, accountId: string, orderId: string): Promise<OrderWithLines> {
  const order = await findOrderForChange(trx, requireOrderId(orderId))
  if (order?.account_id !== accountId) throw new AppError('order-not-found')
  return { order, lines: await listOrderLines(trx, [order.id]) }
}

export async function linesOfOrder(db: Database, orderId: string): Promise<OrderLineRow[]> {
  return listOrderLines(db, [orderId])
}

/** Any order with its lines, for staff and mails. */
export async function findPlacedOrder(db: Database, orderId: string): Promise<OrderWithLines | undefined> {
  const order = await findOrderById(db, orderId)
  return order && { order, lines: await listOrderLines(db, [orderId]) }
}

/** The same with its row locked until the transaction ends. */
export async function lockOrder(trx: Database, orderId: string): Promise<OrderWithLines | undefined> {
  const order = await findOrderForChange(trx, orderId)
  return order && { order, lines: await listOrderLines(trx, [orderId]) }
}

/** Puts units that a paid order took back on the shelves they came from. */
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

export { keyOfRefund, settleRefund } from './settle-refund.ts'
export { showPaymentLink } from './payment-link.ts'
export { acceptByStaff } from './staff-order-steps.ts'
export { showAllOrders } from './staff-orders.ts'
export type { OrderLineRow, OrderRow }

/** Moves a guest's orders to the account that was signed in to. */
export async function moveOrders(db: Database, guestId: string, accountId: string): Promise<void> {
  await moveOrderRows(db, guestId, accountId)
}

function orderRow(
  context: Context,
  { key, lines, priced, voucher, delivery, body, locale, source, placedBy, name: { id, reference } }: NewOrder,
): NewOrderRow {
  const { delivery_info: info, delivery_details: details } = body
  const days = delivery && daysOfDelivery(delivery, leadTimesOf(lines))
  return {
    id,
    reference,
    store_id: key.storeId,
    account_id: key.accountId,
    status: 'submitted',
    payment_method: body.payment_method,
    payment_channel: body.payment_method === 'OFFLINE' ? body.payment_channel : null,
    original_cents: priced.original,
    product_discount_cents: priced.productDiscount,
    unit_discount_cents: priced.unitDiscount,
    shop_discount_cents: priced.shopDiscount,
    voucher_discount_cents: priced.voucherDiscount,
    shipping_cents: priced.shipping,
    remote_area_cents: priced.remoteArea,
    total_cents: priced.total,
    points: priced.points,
    voucher_title: voucher?.price.title ?? null,
    price_steps: JSON.stringify(priced.steps),
    language: locale,
    source: source ?? null,
    handover: handoverBy(delivery?.courier),
    courier_id: delivery?.courier.id ?? null,
    courier_title: delivery?.courier.title ?? null,
    delivery_min_days: days?.min ?? null,
    delivery_max_days: days?.max ?? null,
    recipient_name: details.name,
    area_code: details.area_code,
    phone: details.phone,
    email: details.email?.toLowerCase() ?? null,
    address: details.address,
    district: details.district ?? info.district ?? null,
    sub_district: info.sub_district ?? null,
    pick_up_point: delivery?.point ? JSON.stringify(copyOfPoint(delivery.point)) : null,
    note: details.note,
    expires_at: holdsUntil(context, placedBy ? 'OFFLINE' : body.payment_method),
    placed_by: placedBy ?? null,
    created_at: context.clock.now(),
  }
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

/** A line and a gift of one variant are one claim on its shelf. */
function countedUnits(lines: CartLine[]) {
  const counted = Map.groupBy(
    lines.filter((line) => line.is_counted),
    (line) => line.variant_id,
  )
  return [...counted].map(([variantId, same]) => ({
    variantId,
    quantity: same.reduce((sum, line) => sum + line.quantity, 0),
  }))
}

function orderLines({ lines, gifts, priced }: NewOrder): NewOrderLine[] {
  const bought = lines.map((line, position) => {
    const amounts = pricedLineOf(priced, line.variant_id)
    const { originalUnit, unit } = priceLineOf(line)
    return {
      ...lineFacts(line, position),
      original_unit_cents: originalUnit,
      unit_cents: unit,
      original_subtotal_cents: amounts.originalSubtotal,
      subtotal_cents: amounts.subtotal,
      unit_discount_cents: amounts.unitDiscount,
      global_discount_cents: amounts.globalDiscount,
      voucher_discount_cents: amounts.voucherDiscount,
      points: amounts.pointSubtotal,
    }
  })
  const given = gifts.map((line, index) => ({
    ...lineFacts(line, lines.length + index),
    is_gift: true,
    original_unit_cents: 0,
    unit_cents: 0,
    original_subtotal_cents: 0,
    subtotal_cents: 0,
  }))
  return [...bought, ...given]
}

function lineFacts(line: CartLine, position: number) {
  return {
    position,
    variant_id: line.variant_id,
    product_id: line.product_id,
    kind: line.kind,
    sku: line.sku,
    product_title: line.product_title,
    product_slug: line.product_slug,
    variant_title: line.variant_title,
    picture: cartLinePicture(line),
    quantity: line.quantity,
  }
}

/** The payment provider has confirmed exactly this amount. Returns whether the order could be paid. */
export async function settleOrder(context: Context, trx: Database, orderId: string, amount: number): Promise<boolean> {
  const order = await findOrderForChange(trx, orderId)
  if (order?.payment_method !== 'ONLINE' || order.total_cents !== amount) return false
  return (await markPaid(context, trx, order, 'provider')) !== undefined
}
