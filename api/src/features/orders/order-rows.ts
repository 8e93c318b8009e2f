import type { checkOut } from '@fitout/contract/checkouts.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { type CartKey, type CartLine, cartLinePicture, leadTimesOf, priceLineOf } from '../cart/cart-service.ts'
import { copyOfPoint, daysOfDelivery, type Delivery, handoverBy } from '../couriers/couriers-service.ts'
import { type PricedCart, pricedLineOf } from '../prices/prices-service.ts'
import type { FoundVoucher } from '../vouchers/vouchers-service.ts'
import { holdsUntil } from './order-steps.ts'
import type { NewOrderLine, NewOrderRow } from './orders-queries.ts'
import type { Wanted } from './stock-queries.ts'

export type NewOrder = {
  key: CartKey
  lines: CartLine[]
  /** Gifts, which are delivered and taken from stock like lines. */
  gifts: CartLine[]
  priced: PricedCart
  voucher: FoundVoucher | undefined
  delivery: Delivery | undefined
  body: Pick<Body<typeof checkOut>, 'delivery_info' | 'delivery_details' | 'payment_method' | 'payment_channel'>
  locale: Locale
  name: OrderName
  /** The member of staff who places it for a customer. Its deadline is that of a transfer, however it is paid. */
  placedBy?: string
  /** The source of the order, as a keyed hash. */
  source: string | undefined
  /** Statements sent with the order's own. */
  beside: readonly (() => Promise<void>)[]
}

/** An order's id, and its reference for people. */
export type OrderName = { id: string; reference: string }

export function orderRow(
  context: Context,
  { key, lines, priced, voucher, delivery, body, locale, source, placedBy, name: { id, reference } }: NewOrder,
): NewOrderRow {
  return {
    id,
    reference,
    store_id: key.storeId,
    account_id: key.accountId,
    status: 'submitted',
    payment_method: body.payment_method,
    payment_channel: body.payment_method === 'OFFLINE' ? body.payment_channel : null,
    ...priceColumns(priced),
    voucher_title: voucher?.price.title ?? null,
    language: locale,
    source: source ?? null,
    ...deliveryColumns({ lines, delivery, body }),
    expires_at: holdsUntil(context, placedBy ? 'OFFLINE' : body.payment_method),
    placed_by: placedBy ?? null,
    created_at: context.clock.now(),
  }
}

/** The columns of an order for its prices. */
export function priceColumns(priced: PricedCart) {
  return {
    original_cents: priced.original,
    product_discount_cents: priced.productDiscount,
    unit_discount_cents: priced.unitDiscount,
    shop_discount_cents: priced.shopDiscount,
    voucher_discount_cents: priced.voucherDiscount,
    shipping_cents: priced.shipping,
    remote_area_cents: priced.remoteArea,
    total_cents: priced.total,
    points: priced.points,
    price_steps: JSON.stringify(priced.steps),
  }
}

type Delivered = Pick<NewOrder, 'lines' | 'delivery'> & {
  body: Pick<NewOrder['body'], 'delivery_info' | 'delivery_details'>
}

/** The columns of an order for its delivery. */
export function deliveryColumns({ lines, delivery, body }: Delivered) {
  const { delivery_info: info, delivery_details: details } = body
  // When custom pieces will be ready is agreed with the customer.
  const isCustom = lines.some((line) => line.is_custom)
  const days = delivery && !isCustom ? daysOfDelivery(delivery, leadTimesOf(lines)) : undefined
  return {
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
    // A parcel goes to the district of its pick-up point, wherever its customer lives.
    district: delivery?.point?.district ?? details.district ?? info.district ?? null,
    sub_district: info.sub_district ?? null,
    pick_up_point: delivery?.point ? JSON.stringify(copyOfPoint(delivery.point)) : null,
    note: details.note,
  }
}

/** The units per variant; a line and a gift of the same variant are added up. */
export function countedUnits(lines: CartLine[]): Wanted[] {
  const counted = Map.groupBy(
    lines.filter((line) => line.is_counted),
    (line) => line.variant_id,
  )
  return [...counted].map(([variantId, same]) => ({
    variantId,
    quantity: same.reduce((sum, line) => sum + line.quantity, 0),
  }))
}

type Positions = (line: CartLine, isGift: boolean) => number

function inTheirOrder(): Positions {
  let next = 0
  return () => next++
}

export function orderLines(
  { lines, gifts, priced }: Pick<NewOrder, 'lines' | 'gifts' | 'priced'>,
  positionOf = inTheirOrder(),
): NewOrderLine[] {
  const bought = lines.map((line) => {
    const amounts = pricedLineOf(priced, line.variant_id)
    const { originalUnit, unit } = priceLineOf(line)
    return {
      ...lineFacts(line, positionOf(line, false)),
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
  const given = gifts.map((line) => ({
    ...lineFacts(line, positionOf(line, true)),
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
    is_custom: line.is_custom ?? false,
    kind: line.kind,
    sku: line.sku,
    product_title: line.product_title,
    product_slug: line.product_slug,
    variant_title: line.variant_title,
    picture: cartLinePicture(line),
    quantity: line.quantity,
  }
}
