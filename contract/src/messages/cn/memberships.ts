import type { Translated } from '../message-types.ts'
import type { memberships as source } from '../zh/memberships.ts'

export const memberships: Translated<typeof source> = {
  lead: '每消费一港元，订单完成后可得一积分。积分可以兑换优惠券和会员换购商品。',
  level: '会员等级',
  available: '可用积分',
  owed: '尚欠 {points, number} 积分',
  owedWhy: '有订单退款后，该订单获得的积分已被使用，日后获得的积分会先抵扣尚欠积分，无需付款。',
  earned: '累计获得 {points, number} 积分',
  toNext: '再获得 {points, number} 积分，即可升级为{level}。',
  highest: '您已是最高等级。',
  progress: '升级为{level}的进度',
  history: '积分记录',
  historyEmpty: '还没有积分记录',
  historyEmptyText: '第一张订单完成后，积分会出现在这里。',
  toProducts: '浏览商品',
  kinds: {
    earn: '订单完成',
    redeem: '兑换',
    reverse: '退回',
    takenBack: '退款收回',
    repaid: '抵扣尚欠积分',
    adjust: '调整',
  },
  ofOrder: '订单 {reference}',
  balance: '余额 {points, number}',
  owedAfter: '尚欠 {points, number}',
  toVouchers: '用积分兑换优惠券',
}
