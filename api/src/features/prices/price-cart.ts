import type { Words } from '@fitout/contract/locales.ts'
import type { Cents } from '@fitout/contract/money.ts'
import { applyBuyXGetY, type BuyXGetY } from './buy-x-get-y.ts'
import { type Gift, type GiftOffer, giveGift } from './gifts.ts'
import { type AppliedOffer, type LineInProgress, type PriceLine, remaining, sum } from './price-line.ts'
import { applyBestShopWide, type NearOffer, type ShopWideOffer } from './shop-wide.ts'
import { applyVoucher, type PriceVoucher, type VoucherRefusal } from './voucher.ts'

/** `remote` is the surcharge of the place, which free delivery does not waive. */
export type PriceCourier = {
  fee: Cents
  freeFrom: Cents | null
  remote?: { surcharge: Cents; title: Words } | undefined
}

/** The offers in force. Unit offers and gifts apply in the order given. */
export type Offers = { buyXGetY: readonly BuyXGetY[]; gifts: readonly GiftOffer[]; shopWide: readonly ShopWideOffer[] }

export const noOffers: Offers = { buyXGetY: [], gifts: [], shopWide: [] }

export type PricedLine = {
  variantId: string
  originalSubtotal: Cents
  /** After the product's own sale and unit offers. */
  subtotal: Cents
  unitDiscount: Cents
  globalDiscount: Cents
  voucherDiscount: Cents
  pointSubtotal: number
}

/** One step from catalogue prices to the total. Reductions are negative, and the amounts add up to the total. */
export type PriceStep =
  | { step: 'subtotal' | 'product-discount'; amount: Cents }
  | { step: 'free-units' | 'shop-discount' | 'voucher'; amount: Cents; offer: AppliedOffer }
  | { step: 'shipping'; amount: Cents; isFree: boolean }
  | { step: 'remote-area'; amount: Cents; title: Words }

export type PricedCart = {
  lines: PricedLine[]
  gifts: Gift[]
  original: Cents
  productDiscount: Cents
  unitDiscount: Cents
  shopDiscount: Cents
  voucherDiscount: Cents
  voucherRefusal: VoucherRefusal | undefined
  /** Including the surcharge of a remote place. */
  shipping: Cents
  remoteArea: Cents
  /** How much more makes delivery free; null if it is free already, or never. */
  freeShippingMissing: Cents | null
  /** Offers that would apply with a little more. */
  near: NearOffer[]
  total: Cents
  points: number
  steps: PriceStep[]
}

/**
 * The one calculation of prices, for booking form and order alike: in whole cents, without lookups or clock.
 * Steps: catalogue prices, the products' own sales, unit offers and gifts, one shop-wide offer, one voucher, delivery.
 * A voucher does not remove free delivery, and a voucher for the delivery does not waive the surcharge of a remote place.
 * The order of lines makes no difference.
 */
export function priceCart(
  lines: readonly PriceLine[],
  courier: PriceCourier | undefined,
  offers: Offers = noOffers,
  voucher?: PriceVoucher,
): PricedCart {
  // A fixed order that settles ties, whatever the order in which lines were added.
  const counted = lines.map(begin).toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))
  const original = sum(lines.map((line) => line.originalUnit * line.quantity))
  const productDiscount = original - sum(counted.map((line) => line.subtotal))

  const unitOffers = offers.buyXGetY.flatMap((offer) => applyBuyXGetY(counted, offer) ?? [])
  const { gifts, near: nearGifts } = giveGifts(counted, offers.gifts)
  const { applied: shopWide, near } = applyBestShopWide(counted, offers.shopWide)
  const { shipping, missing, isFree } = shippingOf(courier, sum(counted.map(remaining)))
  const brought = voucher ? applyVoucher(counted, voucher, courier ? shipping : null) : {}

  const remote = courier?.remote

  const steps: PriceStep[] = [
    { step: 'subtotal', amount: original },
    ...(productDiscount > 0 ? [{ step: 'product-discount' as const, amount: -productDiscount }] : []),
    ...unitOffers.map((offer) => ({ step: 'free-units' as const, amount: -offer.amount, offer })),
    ...(shopWide ? [{ step: 'shop-discount' as const, amount: -shopWide.amount, offer: shopWide }] : []),
    ...(courier ? [{ step: 'shipping' as const, amount: shipping, isFree }] : []),
    ...(remote ? [{ step: 'remote-area' as const, amount: remote.surcharge, title: remote.title }] : []),
    ...(brought.applied ? [{ step: 'voucher' as const, amount: -brought.applied.amount, offer: brought.applied }] : []),
  ]
  return {
    lines: lines.map((line) => finish(counted, line.variantId)),
    gifts,
    original,
    productDiscount,
    unitDiscount: sum(unitOffers.map((offer) => offer.amount)),
    shopDiscount: shopWide?.amount ?? 0,
    voucherDiscount: brought.applied?.amount ?? 0,
    voucherRefusal: brought.refusal,
    shipping: shipping + (remote?.surcharge ?? 0),
    remoteArea: remote?.surcharge ?? 0,
    freeShippingMissing: missing,
    near: [...nearGifts, ...near],
    total: sum(steps.map((step) => step.amount)),
    points: sum(counted.map((line) => line.points)),
    steps,
  }
}

export function pricedLineOf(priced: Pick<PricedCart, 'lines'>, variantId: string): PricedLine {
  const line = priced.lines.find((candidate) => candidate.variantId === variantId)
  if (!line) throw new Error(`no price for variant ${variantId}`)
  return line
}

function begin(line: PriceLine): LineInProgress {
  return {
    ...line,
    subtotal: line.unit * line.quantity,
    unitDiscount: 0,
    unitsTaken: 0,
    globalDiscount: 0,
    voucherDiscount: 0,
    points: line.pointUnit * line.quantity,
  }
}

function finish(counted: readonly LineInProgress[], variantId: string): PricedLine {
  const line = counted.find((candidate) => candidate.variantId === variantId)
  if (!line) throw new Error(`no price for variant ${variantId}`)
  return {
    variantId,
    originalSubtotal: line.originalUnit * line.quantity,
    subtotal: line.subtotal - line.unitDiscount,
    unitDiscount: line.unitDiscount,
    globalDiscount: line.globalDiscount,
    voucherDiscount: line.voucherDiscount,
    pointSubtotal: line.points,
  }
}

function giveGifts(lines: readonly LineInProgress[], offers: readonly GiftOffer[]) {
  const gifts: Gift[] = []
  const near: NearOffer[] = []
  for (const offer of offers) {
    const { gift, missing } = giveGift(lines, gifts, offer)
    if (gift) gifts.push(gift)
    if (missing) near.push({ id: offer.id, title: offer.title, missing })
  }
  return { gifts, near }
}

function shippingOf(courier: PriceCourier | undefined, goods: Cents) {
  if (!courier) return { shipping: 0, missing: null, isFree: false }
  const isFree = courier.freeFrom !== null && goods >= courier.freeFrom
  const shipping = isFree ? 0 : courier.fee
  const missing = courier.freeFrom !== null && !isFree ? courier.freeFrom - goods : null
  return { shipping, missing, isFree: shipping === 0 }
}
