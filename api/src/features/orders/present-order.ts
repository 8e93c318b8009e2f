import type { orderDetails, orderLine, orderSummary, trackedOrder } from '@fitout/contract/orders.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { z } from 'zod'
import { presentServiceTime } from '../appointments/appointments-service.ts'
import { presentEstimate } from '../couriers/couriers-service.ts'
import { fileUrl } from '../files/files-service.ts'
import { explainPrices, type PriceStep } from '../prices/prices-service.ts'
import { excessOf, openOf } from './order-money.ts'
import type { OrderPaymentRow } from './order-money-queries.ts'
import type { OrderLineRow, OrderRow, OrderStatusRow } from './orders-queries.ts'

type Line = z.input<typeof orderLine>
type Tracked = z.input<typeof trackedOrder>
type Details = z.input<typeof orderDetails>

export type OrderParts = {
  lines: OrderLineRow[]
  statuses: OrderStatusRow[]
  paymentCode: Tracked['payment_code']
  canPay: boolean
  paidBy: z.input<typeof orderDetails>['paid_by']
  trackingUrl: string | null
  changedAt: Date | null
  payments: OrderPaymentRow[]
  /** The tokens of the lines' appointments, by id. */
  tokens: Map<string, string>
}

/** Only the owner gets the token. */
export function presentLine(row: OrderLineRow, token: string | null = null): Line {
  return {
    product_variant_id: row.variant_id,
    product_id: row.product_id,
    is_custom: row.is_custom,
    kind: row.kind as Line['kind'],
    qty: row.quantity,
    product_title: row.product_title,
    product_slug: row.product_slug,
    product_variant_title: row.variant_title,
    sku: row.sku,
    image: row.picture as Line['image'],
    booking: bookingOf(row, token),
    original_price_per_unit: toDollars(row.original_unit_cents),
    discounted_price_per_unit: toDollars(row.unit_cents),
    original_subtotal_price: toDollars(row.original_subtotal_cents),
    subtotal_price: toDollars(row.subtotal_cents),
    is_gift: row.is_gift,
  }
}

function bookingOf(row: OrderLineRow, token: string | null): Line['booking'] {
  const { starts_at, ends_at, preferred_date, time_slot } = row
  if (starts_at && ends_at) {
    const status = row.appointment_status as NonNullable<Line['booking']>['status']
    const { appointment_reference: reference } = row
    return {
      ...presentServiceTime({ starts_at, ends_at }),
      reference,
      status,
      token: status === 'BOOKED' ? token : null,
    }
  }
  if (!preferred_date || !time_slot) return null
  const before = { starts_at: null, minutes: null, reference: null, status: null, token: null }
  return { preferred_date, time_slot: time_slot as NonNullable<Line['booking']>['time_slot'], ...before }
}

export function presentSummary(order: OrderRow, lines: OrderLineRow[]): z.input<typeof orderSummary> {
  return {
    ...orderFacts(order),
    store_id: order.store_id,
    total_price: toDollars(order.total_cents),
    points: order.points,
    item_count: lines.reduce((sum, line) => sum + line.quantity, 0),
    lines: lines.map((line) => presentLine(line)),
  }
}

export function presentTracked(order: OrderRow, parts: OrderParts, locale: Locale): Tracked {
  const { lines, statuses, paymentCode, canPay, trackingUrl } = parts
  return {
    ...orderFacts(order),
    statuses: presentStatuses(statuses),
    payment_channel: order.payment_channel as Tracked['payment_channel'],
    expires_at: order.expires_at?.toISOString() ?? null,
    courier: order.courier_title,
    delivery_estimate: estimateOf(order),
    tracking_number: order.tracking_number,
    tracking_url: trackingUrl,
    paid_at: order.paid_at?.toISOString() ?? null,
    shipped_at: order.shipped_at?.toISOString() ?? null,
    delivered_at: order.delivered_at?.toISOString() ?? null,
    refunded: toDollars(order.refunded_cents),
    ...balanceOf(order),
    payments: parts.payments.map(presentPayment),
    changed_at: parts.changedAt?.toISOString() ?? null,
    has_proof: order.proof_file_id !== null && order.proof_settled_at === null,
    is_proof_refused: order.proof_refused_at !== null,
    proof_refusal: order.proof_refused_at && order.proof_refusal,
    can_upload: isToPay(order),
    can_pay: canPay,
    payment_code: paymentCode,
    recipient_name: masked(order.recipient_name, 1),
    contact_number: `+${order.area_code} ${masked(order.phone, 3)}`,
    lines: lines.map((line) => presentLine(line)),
    totals: {
      currency: 'HKD',
      original_price: toDollars(order.original_cents),
      product_discount: toDollars(order.product_discount_cents),
      free_units: toDollars(order.unit_discount_cents),
      shop_discount: toDollars(order.shop_discount_cents),
      voucher_discount: toDollars(order.voucher_discount_cents),
      shipping_fee: toDollars(order.shipping_cents),
      remote_area_fee: toDollars(order.remote_area_cents),
      total_price: toDollars(order.total_cents),
      points: order.points,
      explanation: explainPrices(
        { steps: stepsOf(order), total: order.total_cents },
        inLocale(order.courier_title, locale),
        locale,
      ),
    },
  }
}

export function presentDetails(order: OrderRow, parts: OrderParts, locale: Locale): z.input<typeof orderDetails> {
  return {
    ...presentTracked(order, parts, locale),
    lines: parts.lines.map((line) => presentLine(line, parts.tokens.get(line.appointment_id ?? ''))),
    store_id: order.store_id,
    recipient_name: order.recipient_name,
    contact_number: `+${order.area_code} ${order.phone}`,
    checkout: {
      offline: {
        image: order.proof_file_id && fileUrl(order.proof_file_id),
        uploaded_at: order.proof_uploaded_at?.toISOString() ?? null,
        refusal: order.proof_refused_at ? order.proof_refusal : null,
      },
    },
    paid_by: parts.paidBy,
    email: order.email,
    address: order.address,
    district: order.district,
    pick_up_point: pointOf(order),
    note: order.note,
    can_complete: order.status === 'pending' && order.payment_status === 'paid',
    can_cancel:
      isOpen(order) && order.payment_status === 'unpaid' && order.paid_cents === 0 && order.released_at === null,
  }
}

/** The facts of an order that every view shows. */
export function orderFacts(order: OrderRow) {
  return {
    _id: order.id,
    reference: order.reference,
    date: order.created_at.toISOString(),
    current_status: order.status as Tracked['current_status'],
    payment_status: order.payment_status as Tracked['payment_status'],
    handover: order.handover as Tracked['handover'],
    delivery_status: order.delivery_status as Tracked['delivery_status'],
    payment_method: order.payment_method as Tracked['payment_method'],
  }
}

/** The paid, open and refunded amounts. */
export function balanceOf(order: OrderRow) {
  return {
    paid: toDollars(order.paid_cents),
    to_pay: toDollars(openOf(order)),
    to_return: toDollars(excessOf(order)),
  }
}

export function presentPayment({ amount_cents: amount, session_id: session, channel, at }: OrderPaymentRow) {
  return { amount: toDollars(amount), at: at.toISOString(), by: session ? 'CARD' : 'STAFF', channel } as const
}

/** Each status with the kind of actor, never a name, and its start and end. */
function presentStatuses(statuses: OrderStatusRow[]): Tracked['statuses'] {
  return statuses.map((status, index) => ({
    slug: status.slug as Tracked['current_status'],
    actor: status.actor === 'customer' || status.actor === 'staff' ? status.actor : 'system',
    created_at: status.created_at.toISOString(),
    updated_at: (statuses[index + 1] ?? status).created_at.toISOString(),
  }))
}

/** The pick-up point as listed when it was ordered. */
export function pointOf(order: OrderRow) {
  return order.pick_up_point as Details['pick_up_point']
}

/** The estimated delivery or collection, until it has happened. */
function estimateOf({ delivery_min_days: min, delivery_max_days: max, ...order }: OrderRow) {
  const isThere = order.delivered_at || (order.handover === 'COLLECTION' && order.shipped_at)
  if (min === null || max === null || isThere || order.status === 'cancelled') return null
  return presentEstimate({ min, max }, order.paid_at)
}

export function isOpen(order: OrderRow): boolean {
  return order.status === 'submitted' || order.status === 'pending'
}

/** Whether a transfer is awaited, and with it the proof. */
export function isToPay(order: OrderRow): boolean {
  return isOpen(order) && order.payment_method === 'OFFLINE' && order.payment_status === 'unpaid'
}

/** The price steps as of the order. */
export function stepsOf(order: OrderRow): PriceStep[] {
  return order.price_steps as PriceStep[]
}

/** Masks all but the first characters: enough for the owner to recognise it. */
function masked(value: string, shown: number): string {
  const characters = [...value]
  return characters.slice(0, shown).join('') + '•'.repeat(Math.max(3, characters.length - shown))
}
