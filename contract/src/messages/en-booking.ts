import { cart } from './en/cart.ts'
import { checkout } from './en/checkout.ts'
import { model } from './en/model.ts'
import { onlinePayment } from './en/online-payment.ts'
import { orders } from './en/orders.ts'
import { product } from './en/product.ts'
import type { Translated } from './message-types.ts'
import type { messages as source } from './zh-booking.ts'

export const messages: Translated<typeof source> = {
  cart,
  checkout,
  model,
  onlinePayment,
  orders,
  product,
}
