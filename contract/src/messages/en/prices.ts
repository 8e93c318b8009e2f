import type { Translated } from '../message-types.ts'
import type { prices as source } from '../zh/prices.ts'

export const prices: Translated<typeof source> = {
  subtotal: 'Items at full price',
  productDiscount: 'Product savings',
  shipping: 'Delivery',
  freeShipping: 'Free delivery',
  separator: ': ',
  total: 'Total to pay',
}
