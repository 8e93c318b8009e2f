import type { Translated } from '../message-types.ts'
import type { accountVouchers as source } from '../zh/account-vouchers.ts'

export const accountVouchers: Translated<typeof source> = {
  lead: '下单时输入券码即可使用，每个券码只能用一次。',
  states: { available: '可使用', used: '已使用', expired: '已过期', invalid: '已失效' },
  filter: '优惠券状态',
  until: '{time} 前有效',
  noEnd: '不限期',
  usedOn: '{time} 使用',
  usedFor: '用于订单 {reference}',
  takenBack:
    '兑换这张优惠券的积分来自订单 {reference}。该订单已退款，优惠券于 {time} 收回，所用积分已抵扣应收回的积分。',
  minimum: '消费满 {amount}',
  emptyText: '用会员积分兑换优惠券，兑换后会显示在这里。',
  emptyStateText: '这里没有优惠券。',
  toVouchers: '浏览优惠券',
}
