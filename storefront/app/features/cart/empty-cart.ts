import type { showCart } from '@fitout/contract/cart.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'

export type Cart = Answer<typeof showCart>['data']

/** The placeholder while loading, and after a failure. */
export const emptyCart: Cart = {
  version: 0,
  cart_items: [],
  gift_items: [],
  discounts: [],
  near_offers: [],
  calculations: {
    currency: 'HKD',
    price: { subtotal: 0, total: 0 },
    price_discount: { product: 0, free_units: 0, global: 0, local: 0 },
    point: { subtotal: 0, total: 0 },
    shipping_fee: 0,
    remote_area_fee: 0,
    free_shipping_missing: null,
    explanation: [],
  },
  delivery_estimate: null,
  is_voucher_applied: false,
  voucher_refusal: null,
  is_enough_membership_points: true,
  count: 0,
}
