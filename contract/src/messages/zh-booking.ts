import { cart } from './zh/cart.ts'
import { checkout } from './zh/checkout.ts'
import { model } from './zh/model.ts'
import { orders } from './zh/orders.ts'
import { product } from './zh/product.ts'

/** What the pages of one piece, the booking form, the checkout and orders say besides; it travels with them. */
export const messages = {
  cart,
  checkout,
  model,
  orders,
  product,
} as const
