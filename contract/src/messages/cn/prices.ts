import type { Translated } from '../message-types.ts'
import type { prices as source } from '../zh/prices.ts'

export const prices: Translated<typeof source> = {
  subtotal: '商品原价',
  productDiscount: '商品优惠',
  shipping: '运费',
  freeShipping: '免运费',
  separator: '：',
  total: '应付总额',
}
