import type { Words } from '@fitout/contract/locales.ts'
import type { Cents } from '@fitout/contract/money.ts'

export type PriceLine = {
  variantId: string
  productId: string
  /** Every category that holds the product, those above it included. */
  categoryIds: readonly string[]
  quantity: number
  /** Catalogue price of one unit. */
  originalUnit: Cents
  /** Catalogue price of one unit less the product's own sale. */
  unit: Cents
  /** Its price was agreed: no offer counts it or takes anything off. */
  isCustom?: boolean
  /** Points for one unit, where the store takes points. */
  pointUnit: number
}

/** Products an offer counts: those named or in a category named, all where nothing is named; never an excluded one. */
export type OfferScope = {
  productIds: readonly string[]
  categoryIds: readonly string[]
  excludedProductIds: readonly string[]
  excludedCategoryIds: readonly string[]
}

/** What must be in the booking form before an offer applies; both where both are given. */
export type OfferMinimum = { spend: Cents | null; quantity: number | null }

export type OfferMissing = { spend: Cents; quantity: number }

/** An offer that took part, as it is told to the customer. */
export type AppliedOffer = { id: string; title: Words; times: number; amount: Cents; points: number }

/** A line on its way through the calculation. */
export type LineInProgress = PriceLine & {
  subtotal: Cents
  /** Taken off by free and cheaper units. */
  unitDiscount: Cents
  /** Units that offers of units have counted; no unit counts twice. */
  unitsTaken: number
  globalDiscount: Cents
  voucherDiscount: Cents
  points: number
}

/** What of a line is still to be paid. */
export function remaining(line: LineInProgress): Cents {
  return line.subtotal - line.unitDiscount - line.globalDiscount - line.voucherDiscount
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
