import type { showCart } from '@fitout/contract/cart.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import type { Courier } from '../delivery/use-couriers.ts'

type Cart = Answer<typeof showCart>['data']
export type CartItem = Cart['cart_items'][number]

/** The lines of the next order, priced by the server, and their delivery. */
export type ChosenCart = {
  phase: 'loading' | 'failed' | 'ready'
  /** Every line of the booking form, chosen or not. */
  items: CartItem[]
  chosen: CartItem[]
  /** Free gifts of the shop. */
  gifts: CartItem[]
  /** Offers that apply with a slightly larger order. */
  nearOffers: Cart['near_offers']
  /** The typed voucher code and its result. */
  voucher: { code: string; isApplied: boolean; refusal: string | null }
  hasGoods: boolean
  hasServices: boolean
  couriers: Courier[]
  courier: Courier | undefined
  calculations: Cart['calculations']
  /** The expected delivery if paid now. */
  estimate: Cart['delivery_estimate']
  /** Whether prices are being recalculated. */
  isPricing: boolean
  chooseCourier: (courierId: string) => void
  /** Prices the lines with a voucher; an empty code removes it. */
  tryVoucher: (code: string) => void
  /** Refetches lines, couriers and prices. */
  refresh: () => Promise<void>
}

export function isAvailable(item: CartItem): boolean {
  return item.availability === 'ONLINE_BOOKING_AVAILABLE'
}

/** The units of a line that an offer makes free; partial reductions show only in the price. */
export function freeUnitsOf({ qty, discounted_price_per_unit: each, subtotal_price: subtotal }: CartItem): number {
  const units = each > 0 ? qty - subtotal / each : 0
  return Number.isInteger(units) && units > 0 ? units : 0
}
