import type { Translated } from '../message-types.ts'
import type { prices as source } from '../zh/prices.ts'

export const prices: Translated<typeof source> = {
  subtotal: '商品原价',
  productDiscount: '商品优惠',
  shipping: '运费',
  freeShipping: '免运费',
  remoteArea: '偏远地区附加费',
  separator: '：',
  total: '应付总额',
  spendMore: '再买 {amount}',
  addMore: '再加 {count} 件',
  voucherUnknown: '没有这个优惠码，请逐字核对。',
  voucherOver: '这张优惠券已经结束或用完。',
  voucherUsed: '您已经用过这张优惠券。',
  voucherNeedsAccount: '这张优惠券仅限会员使用，请先登录或注册。',
  voucherElsewhere: '这张优惠券不适用于所选商品。',
  voucherSavesNothing: '这张优惠券这次不能再减，建议留到下次使用。',
  customLine: '自定义项目',
  and: '并',
}
