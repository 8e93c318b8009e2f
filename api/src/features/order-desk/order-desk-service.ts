import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { toCents, toDollars } from '@fitout/contract/money.ts'
import type { placeStaffOrder, priceStaffOrder } from '@fitout/contract/staff/order-desk.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { ensureGuestAccount, requireMember } from '../accounts/accounts-service.ts'
import { lockSlots } from '../appointments/appointments-service.ts'
import { recordChange } from '../audit/audit-service.ts'
import {
  type CartLine,
  giftLinesOf,
  isServicesOnly,
  newCustomLines,
  priceCartLines,
  sampleForm,
} from '../cart/cart-service.ts'
import { deliveryFor, requireAddress, requireBookings } from '../checkouts/checkouts-service.ts'
import { requireChannel } from '../configuration/configuration-service.ts'
import { findNamedPoint, priceOfDelivery, requireDelivery } from '../couriers/couriers-service.ts'
import { findOrderPlacedOnce, newOrderName, placeOrder } from '../orders/orders-service.ts'
import { requirePayments } from '../payments/payments-service.ts'
import { explainPrices, explainRefusal, pricedLineOf, presentNearOffers } from '../prices/prices-service.ts'
import { findVoucherFor, voucherFault } from '../vouchers/vouchers-service.ts'

type By = { id: string }
type Wanted = Body<typeof priceStaffOrder>
type Priced = AnswerInput<typeof priceStaffOrder>['data']
type Placed = AnswerInput<typeof placeStaffOrder>['data']

/** Prices an order. Throws `variant-not-found`, `customer-not-found`, `courier-not-available`. */
export async function priceByStaff(context: Context, wanted: Wanted, locale: Locale): Promise<Priced> {
  const { db, config } = context
  const key = {
    accountId: wanted.customer_id === null ? newId() : await requireMember(db, wanted.customer_id),
    storeId: config.mainStoreId,
  }
  const { lines, rules, offers } = await sampleForm(context, db, wanted.lines, {
    custom: newCustomLines(wanted.custom_lines, locale),
  })
  const { delivery_info: info } = wanted
  const point = await findNamedPoint(db, info)
  const delivery =
    info.courier_id && !isServicesOnly(lines) ? requireDelivery(rules.couriers, info, point, []) : undefined
  const code = wanted.voucher_code
  const voucher = code ? await findVoucherFor(context, db, key, code) : undefined
  const priced = priceCartLines(lines, delivery && priceOfDelivery(delivery), offers, voucher?.price)
  const tried = code ? (voucher?.price ?? (await voucherFault(context, key, code))) : undefined
  return {
    lines: lines.map((line) => ({
      ...namesOf(line),
      product_variant_id: line.variant_id,
      kind: line.kind,
      sku: line.sku,
      available_qty: line.is_active ? line.available : 0,
      subtotal_price: toDollars(pricedLineOf(priced, line.variant_id).subtotal),
    })),
    gifts: giftLinesOf(priced, offers).map(namesOf),
    explanation: explainPrices(priced, inLocale(delivery?.courier.title, locale), locale),
    near: presentNearOffers(priced.near, locale).map(({ message }) => message),
    voucher_refusal: tried ? explainRefusal(tried, priced.voucherRefusal, locale) : null,
    total: toDollars(priced.total),
  }
}

function namesOf({ product_title, variant_title, quantity }: CartLine) {
  return { product_title, variant_title, qty: quantity }
}

/** Places an order for a customer, awaiting payment; idempotent by its id. */
export async function placeByStaff(context: Context, by: By, body: Body<typeof placeStaffOrder>): Promise<Placed> {
  if (body.payment_method === 'ONLINE') requirePayments(context)
  return transaction(context.db, async (trx) => {
    const before = await findOrderPlacedOnce(trx, body._id)
    if (before) return presentPlaced(before, by)
    const placed = await place(context, trx, by, body)
    await recordChange(trx, by, {
      action: 'orders.place',
      subject: 'order',
      id: placed._id,
      title: placed.reference,
      before: undefined,
      after: { total_cents: toCents(placed.total), payment_method: body.payment_method },
    })
    return placed
  })
}

/** Throws `changed-meanwhile` if the id is that of another person's order. */
function presentPlaced(
  order: { id: string; reference: string; total_cents: number; placed_by: string | null },
  by: By,
): Placed {
  if (order.placed_by !== by.id) throw new AppError('changed-meanwhile')
  return { _id: order.id, reference: order.reference, total: toDollars(order.total_cents) }
}

async function place(context: Context, trx: Database, by: By, body: Body<typeof placeStaffOrder>): Promise<Placed> {
  const { mainStoreId: storeId } = context.config
  const custom = newCustomLines(body.custom_lines, body.language)
  const { lines: sample, rules, offers } = await sampleForm(context, trx, body.lines, { custom })
  const wishOf = (id: string) => body.lines.findIndex(({ product_variant_id }) => product_variant_id === id)
  const lines = sample.map((line) => ({ ...line, slot_id: body.lines[wishOf(line.variant_id)]?.slot_id ?? null }))
  requireOnSale(lines)
  const booked = lines.flatMap(({ kind, slot_id: slotId }) => (kind === 'SERVICE' && slotId ? [slotId] : []))
  const times = { slots: await lockSlots(trx, booked), openDays: rules.constants?.opening_hours }
  requireBookings(context, times, lines, (id) => `lines.${wishOf(id)}.slot_id`)
  if (body.payment_method === 'OFFLINE') requireChannel(rules.constants, body.payment_channel)
  const delivery = deliveryFor(rules, body, await findNamedPoint(trx, body.delivery_info), lines)
  requireAddress(body, lines, delivery)
  const { customer_id: customer, language } = body
  const accountId = customer === null ? await newGuest(trx, language) : await requireMember(trx, customer)
  const key = { accountId, storeId }
  const voucher = body.voucher_code ? await findVoucherFor(context, trx, key, body.voucher_code) : undefined
  const priced = priceCartLines(lines, delivery && priceOfDelivery(delivery), offers, voucher?.price)
  if (body.voucher_code && priced.voucherDiscount === 0) throw new AppError('voucher-not-applicable')
  if (toCents(body.expected_total) !== priced.total) {
    throw new AppError('price-changed', { details: { total: toDollars(priced.total) } })
  }
  const name = { ...newOrderName(rules.constants), id: body._id }
  await placeOrder(context, trx, {
    key,
    lines,
    gifts: giftLinesOf(priced, offers),
    priced,
    voucher,
    delivery,
    body,
    locale: body.language,
    name,
    placedBy: by.id,
    source: undefined,
    beside: [],
  })
  return { _id: name.id, reference: name.reference, total: toDollars(priced.total) }
}

/** Throws `variant-not-on-sale`, naming the variants. */
function requireOnSale(lines: CartLine[]): void {
  const withdrawn = lines.filter((line) => !line.is_active)
  if (withdrawn.length === 0) return
  const details = { product_variant_ids: withdrawn.map((line) => line.variant_id) }
  throw new AppError('variant-not-on-sale', { details })
}

async function newGuest(trx: Database, language: Locale): Promise<string> {
  const id = newId()
  await ensureGuestAccount(trx, id, language)
  return id
}
