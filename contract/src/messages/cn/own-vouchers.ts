import type { Translated } from '../message-types.ts'
import type { ownVouchers as source } from '../zh/own-vouchers.ts'

export const ownVouchers: Translated<typeof source> = {
  lead: '下单时输入券码即可使用，每个券码只能用一次。',
  states: { available: '可使用', used: '已使用', expired: '已过期', invalid: '已失效' },
  filter: '优惠券状态',
  until: '{time} 前有效',
  noEnd: '不限期',
  usedOn: '{time} 使用',
  usedFor: '用于订单 {reference}',
  minimum: '消费满 {amount}',
  emptyText: '用会员积分兑换优惠券，兑换后会显示在这里。',
  emptyStateText: '这里没有优惠券。',
  toVouchers: '浏览优惠券',
}
