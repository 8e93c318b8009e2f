import { cart } from './cn/cart.ts'
import { checkout } from './cn/checkout.ts'
import { model } from './cn/model.ts'
import { onlinePayment } from './cn/online-payment.ts'
import { orders } from './cn/orders.ts'
import { product } from './cn/product.ts'
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
