import type { showCart } from '@fitout/contract/cart.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import type { Courier } from '../delivery/use-couriers.ts'

type Cart = Answer<typeof showCart>['data']
export type CartItem = Cart['cart_items'][number]

/** The lines that go into the next order, priced by the server, and how they are delivered. */
export type ChosenCart = {
  phase: 'loading' | 'failed' | 'ready'
  /** Every line of the booking form, chosen or not. */
  items: CartItem[]
  chosen: CartItem[]
  /** What the shop gives along with them. */
  gifts: CartItem[]
  /** What a little more would bring. */
  nearOffers: Cart['near_offers']
  /** A code that was typed, and what came of it. */
  voucher: { code: string; isApplied: boolean; refusal: string | null }
  hasGoods: boolean
  hasServices: boolean
  couriers: Courier[]
  courier: Courier | undefined
  calculations: Cart['calculations']
  /** When it would be there, paid now. */
  estimate: Cart['delivery_estimate']
  /** Whether the amounts are about to change. */
  isPricing: boolean
  chooseCourier: (courierId: string) => void
  /** Prices the lines with a voucher; an empty code takes it away. */
  tryVoucher: (code: string) => void
  /** Asks the server again for lines, couriers and prices. */
  refresh: () => Promise<void>
}

export function isAvailable(item: CartItem): boolean {
  return item.availability === 'ONLINE_BOOKING_AVAILABLE'
}

/** Units of a line that an offer gives whole; what it gives in part shows only in the price. */
export function freeUnitsOf({ qty, discounted_price_per_unit: each, subtotal_price: subtotal }: CartItem): number {
  const units = each > 0 ? qty - subtotal / each : 0
  return Number.isInteger(units) && units > 0 ? units : 0
}
