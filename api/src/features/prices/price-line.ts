import type { Words } from '@fitout/contract/locales.ts'
import type { Cents } from '@fitout/contract/money.ts'

export type PriceLine = {
  variantId: string
  productId: string
  /** All categories of the product, ancestors included. */
  categoryIds: readonly string[]
  quantity: number
  /** The catalogue price of one unit. */
  originalUnit: Cents
  /** The catalogue price of one unit less the product's own sale. */
  unit: Cents
  /** An agreed price: offers neither count nor reduce it. */
  isCustom?: boolean
  /** The price of one unit in points, if the store takes points. */
  pointUnit: number
}

/**
 * The products an offer counts: those listed or in a listed category, or all if nothing is listed; never an excluded one.
 */
export type OfferScope = {
  productIds: readonly string[]
  categoryIds: readonly string[]
  excludedProductIds: readonly string[]
  excludedCategoryIds: readonly string[]
}

/** The minimum that makes an offer apply; both parts, if both are given. */
export type OfferMinimum = { spend: Cents | null; quantity: number | null }

export type OfferMissing = { spend: Cents; quantity: number }

/** An applied offer, as shown to the customer. */
export type AppliedOffer = { id: string; title: Words; times: number; amount: Cents; points: number }

export type LineInProgress = PriceLine & {
  subtotal: Cents
  /** Reductions by unit offers so far. */
  unitDiscount: Cents
  /** Units counted by unit offers; no unit counts twice. */
  unitsTaken: number
  globalDiscount: Cents
  voucherDiscount: Cents
  points: number
}

/** The part of a line still to be paid. */
export function remaining(line: LineInProgress): Cents {
  return line.subtotal - line.unitDiscount - line.globalDiscount - line.voucherDiscount
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
