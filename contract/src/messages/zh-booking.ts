import { cart } from './zh/cart.ts'
import { checkout } from './zh/checkout.ts'
import { model } from './zh/model.ts'
import { onlinePayment } from './zh/online-payment.ts'
import { orders } from './zh/orders.ts'
import { product } from './zh/product.ts'

/** What the pages of one piece, the booking form, the checkout and orders say besides; it travels with them. */
export const messages = {
  cart,
  checkout,
  model,
  onlinePayment,
  orders,
  product,
} as const
