import type { Cents } from '@fitout/contract/money.ts'

export type PriceLine = {
  variantId: string
  quantity: number
  /** Catalogue price of one unit. */
  originalUnit: Cents
  /** Catalogue price of one unit less the product's own sale. */
  unit: Cents
  /** Points for one unit, where the store takes points. */
  pointUnit: number
}

export type PriceCourier = { fee: Cents; freeFrom: Cents | null }

export type PricedLine = {
  variantId: string
  originalSubtotal: Cents
  subtotal: Cents
  /** This line's part of the discount on the whole shop. */
  globalDiscount: Cents
  pointSubtotal: number
}

/** One step of the way from catalogue prices to the total; reductions are negative. The amounts add up to the total. */
export type PriceStep = { step: 'subtotal' | 'product-discount' | 'shipping'; amount: Cents; isFree?: boolean }

export type PricedCart = {
  lines: PricedLine[]
  original: Cents
  productDiscount: Cents
  shopDiscount: Cents
  voucherDiscount: Cents
  shipping: Cents
  /** How much more makes delivery free; nothing where it is free, or never free. */
  freeShippingMissing: Cents | null
  total: Cents
  points: number
  steps: PriceStep[]
}

/**
 * The one calculation of prices, for booking form and order alike: whole cents, no lookups, no clock.
 * Steps: catalogue prices, the products' own sales, delivery. The order of lines changes nothing but their order.
 */
export function priceCart(lines: readonly PriceLine[], courier: PriceCourier | undefined): PricedCart {
  const priced = lines.map((line) => ({
    variantId: line.variantId,
    originalSubtotal: line.originalUnit * line.quantity,
    subtotal: line.unit * line.quantity,
    globalDiscount: 0,
    pointSubtotal: line.pointUnit * line.quantity,
  }))
  const original = sum(priced.map((line) => line.originalSubtotal))
  const goods = sum(priced.map((line) => line.subtotal))
  const isFree = courier !== undefined && courier.freeFrom !== null && goods >= courier.freeFrom
  const shipping = courier === undefined || isFree ? 0 : courier.fee
  const productDiscount = original - goods
  const steps: PriceStep[] = [{ step: 'subtotal', amount: original }]
  if (productDiscount > 0) steps.push({ step: 'product-discount', amount: -productDiscount })
  if (courier) steps.push({ step: 'shipping', amount: shipping, isFree: shipping === 0 })
  return {
    lines: priced,
    original,
    productDiscount,
    shopDiscount: 0,
    voucherDiscount: 0,
    shipping,
    freeShippingMissing: courier?.freeFrom != null && !isFree ? courier.freeFrom - goods : null,
    total: goods + shipping,
    points: sum(priced.map((line) => line.pointSubtotal)),
    steps,
  }
}

/** What the calculator found for a line of its own. */
export function pricedLineOf(priced: Pick<PricedCart, 'lines'>, variantId: string): PricedLine {
  const line = priced.lines.find((candidate) => candidate.variantId === variantId)
  if (!line) throw new Error(`no price for variant ${variantId}`)
  return line
}

function sum(amounts: Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}
