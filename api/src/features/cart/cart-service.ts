import { everyDay, type OpenDays } from '@fitout/contract/booking-days.ts'
import type { addToCart, cart, cartItem, showCart } from '@fitout/contract/cart.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import { maximumCartLines, maximumQuantity } from '@fitout/contract/limits.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { breaksConstraint, type Database, statement, transaction } from '../../database/database.ts'
import { onOneConnection, together } from '../../database/sending-ahead.ts'
import { AppError } from '../../http/app-error.ts'
import { ensureGuestAccount } from '../accounts/accounts-service.ts'
import { isServiceOnOffer, isServiceTime, presentServiceTime } from '../appointments/appointments-service.ts'
import {
  daysOfDelivery,
  findNamedPoint,
  type Parcel,
  presentEstimate,
  priceOfDelivery,
  requireDelivery,
} from '../couriers/couriers-service.ts'
import { presentPicture } from '../pictures/pictures-service.ts'
import {
  explainPrices,
  explainRefusal,
  presentNearOffers,
  type PricedCart,
  pricedLineOf,
  salePrice,
} from '../prices/prices-service.ts'
import { findVoucherFor } from '../vouchers/vouchers-service.ts'
import { offersFor } from './cart-offers.ts'
import { giftLinesOf, isAvailable, isServicesOnly, leadTimesOf, parcelsOf, priceCartLines } from './cart-pricing.ts'
import {
  addCartLines,
  type CartKey,
  type CartLine,
  deleteCartLines,
  deleteCarts,
  findCartVersion,
  listCartStores,
  lockCarts,
  putCartLine,
  raiseCartVersion,
  readCart,
  tooManyLines,
} from './cart-queries.ts'
import { noteWrongCode } from './cart-voucher.ts'
import { drawnPicture } from './custom-lines.ts'
import { readForm } from './form.ts'

export async function presentCart(
  context: Context,
  key: CartKey,
  body: Body<typeof showCart>,
  { locale, source }: { locale: Locale; source: string | undefined },
): Promise<z.input<typeof cart>> {
  const now = context.clock.now()
  const { voucher_code: code, delivery_info: info } = body
  const [{ rules, found: form }, point, voucher] = await onOneConnection(context.db, (db) =>
    together([
      readForm(context, db, key),
      info ? findNamedPoint(db, info) : undefined,
      code ? findVoucherFor(context, db, key, code) : undefined,
    ]),
  )
  const { lines } = form
  const chosenIds = body.checkout_product_variant_ids
  const chosen = chosenIds ? lines.filter((line) => chosenIds.includes(line.variant_id)) : lines
  const isCarried = info?.courier_id && !isServicesOnly(chosen)
  const delivery = isCarried ? requireDelivery(rules.couriers, info, point, []) : undefined
  const offers = offersFor(rules, chosen, form.gifts, now)
  const tried = code ? (voucher?.price ?? (await noteWrongCode(context, key, code, source))) : undefined
  const priced = priceCartLines(chosen, delivery && priceOfDelivery(delivery), offers, voucher?.price)
  const days = delivery && daysOfDelivery(delivery, leadTimesOf(chosen))
  const offered = { now, openDays: rules.constants?.opening_hours ?? everyDay }
  return {
    version: form.version,
    cart_items: lines.map((line) => presentLine(line, chosen.includes(line), priced, offered)),
    gift_items: giftLinesOf(priced, offers).map((line) => presentGift(line, offered)),
    discounts: priced.steps.flatMap((step) =>
      'offer' in step ? [{ title: step.offer.title, amount: toDollars(step.offer.amount) }] : [],
    ),
    near_offers: presentNearOffers(priced.near, locale),
    calculations: {
      currency: 'HKD',
      price: {
        subtotal: toDollars(priced.original - priced.productDiscount - priced.unitDiscount),
        total: toDollars(priced.total),
      },
      price_discount: {
        product: toDollars(priced.productDiscount),
        free_units: toDollars(priced.unitDiscount),
        global: toDollars(priced.shopDiscount),
        local: toDollars(priced.voucherDiscount),
      },
      point: { subtotal: priced.points, total: priced.points },
      shipping_fee: toDollars(priced.shipping),
      remote_area_fee: toDollars(priced.remoteArea),
      free_shipping_missing: priced.freeShippingMissing === null ? null : toDollars(priced.freeShippingMissing),
      explanation: explainPrices(priced, inLocale(delivery?.courier.title, locale), locale),
    },
    delivery_estimate: days ? presentEstimate(days, now) : null,
    is_voucher_applied: voucher !== undefined && !priced.voucherRefusal,
    voucher_refusal: tried ? explainRefusal(tried, priced.voucherRefusal, locale) : null,
    is_enough_membership_points: form.pointBalance >= priced.points,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
  }
}

/** Throws `invalid-input` if the slot is not available. Only the checkout books its place. */
async function requireOnOffer({ db, clock }: Context, slotId: string): Promise<void> {
  if (await isServiceOnOffer(db, slotId, clock.now())) return
  throw new AppError('invalid-input', { errors: [{ path: 'booking.slot_id', code: 'slot-not-on-offer' }] })
}

/** Adds to a line, or sets it, up to stock and the maximum quantity. 0 removes the line. */
export async function putInCart(context: Context, key: CartKey, body: Body<typeof addToCart>, locale: Locale) {
  if (body.booking && body.qty > 0) await requireOnOffer(context, body.booking.slot_id)
  const { product_variant_id: variantId, qty: quantity, mode, booking } = body
  const line = { variantId, quantity, isSet: mode === 'set', slotId: booking?.slot_id, guestLanguage: locale }
  const put = await statement(context.db, (db) => putCartLine(db, key, line)).catch((error: unknown) => {
    if (!breaksConstraint(error, tooManyLines)) throw error
    throw new AppError('invalid-input', { errors: [{ path: 'product_variant_id', code: 'too-big' }] })
  })
  if (put.refusal === 'out-of-stock') throw new AppError(put.refusal, { details: { product_variant_id: variantId } })
  if (put.refusal) throw new AppError(put.refusal)
  return {
    product_variant_id: variantId,
    qty: put.units,
    is_capped: put.is_capped,
    count: put.units_in_all,
    version: put.form_version,
  }
}

export async function emptyCart(context: Context, key: CartKey, locale: Locale) {
  return transaction(context.db, async (trx) => {
    if ((await findCartVersion(trx, key)) === 0) return { count: 0 as const, version: 0 }
    await ensureGuestAccount(trx, key.accountId, locale)
    const version = await raiseCartVersion(trx, key)
    await deleteCartLines(trx, key)
    return { count: 0 as const, version }
  })
}

export async function cartParcels(
  db: Database,
  accountId: string,
  storeId: string,
  chosenIds: string[] | undefined,
): Promise<Parcel[]> {
  const { lines } = await readCart(db, { accountId, storeId })
  return parcelsOf(chosenIds ? lines.filter((line) => chosenIds.includes(line.variant_id)) : lines)
}

/** The products in a booking form, for recommendations. */
export async function cartProductIds(db: Database, key: CartKey): Promise<string[]> {
  return [...new Set((await readCart(db, key)).lines.map((line) => line.product_id))]
}

/** Blocks other changes of these accounts' booking forms until the transaction ends. */
export async function holdCarts(db: Database, accountIds: string[]): Promise<void> {
  await lockCarts(db, accountIds)
}

/** Merges a guest's booking form into that of an account: quantities are added, limited by stock. */
export async function joinCarts(db: Database, guestId: string, accountId: string): Promise<void> {
  for (const storeId of await listCartStores(db, guestId)) {
    const from = { accountId: guestId, storeId }
    const to = { accountId, storeId }
    await raiseCartVersion(db, to)
    await addCartLines(db, from, to, { quantityAtMost: maximumQuantity, linesAtMost: maximumCartLines })
  }
  await deleteCarts(db, guestId)
}

export { showProductOffers } from './product-offers.ts'
export type { SaleRules } from './sale-rules.ts'
export { findFormAhead, lockBookedSlots, lockForm, requireChosenLines, takeLines } from './form.ts'
export { noteWrongCode } from './cart-voucher.ts'
export { giftLinesOf, isServicesOnly, leadTimesOf, parcelsOf, priceCartLines, priceLineOf } from './cart-pricing.ts'
export type { CartKey, CartLine }

type Offered = { now: Date; openDays: OpenDays }

function presentLine(
  line: CartLine,
  isChosen: boolean,
  priced: PricedCart,
  offered: Offered,
): z.input<typeof cartItem> {
  // A line that is not chosen is not part of the totals, but shows its own price.
  const amounts = pricedLineOf(isChosen ? priced : priceCartLines([line], undefined), line.variant_id)
  return {
    ...presentVariant(line, offered),
    is_chosen: isChosen,
    discounted_price_per_unit: toDollars(salePrice(line.price_cents, line.sale_percent)),
    original_subtotal_price: toDollars(amounts.originalSubtotal),
    subtotal_price: toDollars(amounts.subtotal),
    global_discount: toDollars(amounts.globalDiscount),
    subtotal_point: amounts.pointSubtotal,
  }
}

/** A gift shows its value, and costs nothing. */
function presentGift(line: CartLine, offered: Offered): z.input<typeof cartItem> {
  return {
    ...presentVariant(line, offered),
    is_chosen: true,
    discounted_price_per_unit: 0,
    original_subtotal_price: toDollars(line.price_cents * line.quantity),
    subtotal_price: 0,
    global_discount: 0,
    subtotal_point: 0,
  }
}

function presentVariant(line: CartLine, offered: Offered) {
  return {
    product_variant_id: line.variant_id,
    product_id: line.product_id,
    kind: line.kind,
    qty: line.quantity,
    product_title: line.product_title,
    product_slug: line.product_slug,
    product_variant_title: line.variant_title,
    image: cartLinePicture(line),
    sku: line.sku,
    booking: bookingOf(line, offered),
    availability: isAvailable(line) ? ('ONLINE_BOOKING_AVAILABLE' as const) : ('NOT_ACCEPTED' as const),
    available_qty: line.is_active ? line.available : 0,
    original_price_per_unit: toDollars(line.price_cents),
    point_per_unit: line.point_price ?? 0,
  }
}

function bookingOf({ slot_id, starts_at, ends_at, is_on_offer }: CartLine, { now, openDays }: Offered) {
  if (!slot_id || !starts_at || !ends_at) return null
  const isBookable = isServiceTime(starts_at, now, openDays)
  return { slot_id, ...presentServiceTime({ starts_at, ends_at }), is_on_offer: is_on_offer && isBookable }
}

export function cartLinePicture(line: CartLine) {
  const picture = presentPicture(
    {
      id: line.picture_id,
      width: line.picture_width,
      height: line.picture_height,
      widths: line.picture_widths,
      colour: line.picture_colour,
      focus: line.picture_focus,
    },
    line.picture_alt,
  )
  return line.is_custom ? { ...picture, url: drawnPicture } : picture
}

export { asCustomLine, newCustomLines } from './custom-lines.ts'
export { sampleForm } from './sample-form.ts'
export { tryPricesOf } from './try-prices.ts'
