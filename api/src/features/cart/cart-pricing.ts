import type { Parcel } from '../couriers/couriers-service.ts'
import {
  type PriceCourier,
  type PricedCart,
  type PriceLine,
  type PriceVoucher,
  priceCart,
  salePrice,
} from '../prices/prices-service.ts'
import { type CartOffers, withoutOffers } from './cart-offers.ts'
import type { CartLine } from './cart-queries.ts'

/** The input of the calculator for a line. */
export function priceLineOf(line: CartLine, categoryIds: readonly string[] = []): PriceLine {
  return {
    variantId: line.variant_id,
    productId: line.product_id,
    categoryIds,
    quantity: line.quantity,
    originalUnit: line.price_cents,
    unit: line.agreed_unit_cents ?? salePrice(line.price_cents, line.sale_percent),
    isCustom: line.is_custom ?? false,
    pointUnit: line.point_price ?? 0,
  }
}

export function priceCartLines(
  lines: CartLine[],
  courier: PriceCourier | undefined,
  { offers, categoriesOf }: CartOffers = withoutOffers,
  voucher?: PriceVoucher,
): PricedCart {
  return priceCart(
    lines.map((line) => priceLineOf(line, categoriesOf(line))),
    courier,
    offers,
    voucher,
  )
}

/** The gifts in these prices, as lines. */
export function giftLinesOf(priced: PricedCart, { giftLines }: CartOffers): CartLine[] {
  return priced.gifts.flatMap(({ variantId, quantity }) => {
    const line = giftLines.get(variantId)
    return line ? [{ ...line, quantity }] : []
  })
}

/** The boxes of the lines to be delivered; services have none. */
export function parcelsOf(lines: CartLine[]): Parcel[] {
  return lines
    .filter((line) => line.kind === 'GOODS')
    .map((line) => ({
      grams: line.parcel_grams,
      lengthMm: line.parcel_length_mm,
      widthMm: line.parcel_width_mm,
      heightMm: line.parcel_height_mm,
    }))
}

/** Services are never delivered, whichever courier the client names. */
export function isServicesOnly(lines: CartLine[]): boolean {
  return lines.length > 0 && lines.every((line) => line.kind === 'SERVICE')
}

/** The lead time of each product in days. */
export function leadTimesOf(lines: CartLine[]): number[] {
  return lines.filter((line) => line.kind === 'GOODS').map((line) => line.lead_time_days)
}

export function isAvailable(line: CartLine): boolean {
  return line.is_active && (line.available === null || line.available >= line.quantity)
}
