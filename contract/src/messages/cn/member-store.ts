import type { Translated } from '../message-types.ts'
import type { memberStore as source } from '../zh/member-store.ts'

export const memberStore: Translated<typeof source> = {
  lead: '订单完成后，每消费一元得一分。积分可以换走这些家居用品，部分需加少许现金。',
  toPoints: '查看我的积分',
  empty: '换购商品即将上架',
  emptyText: '积分也可以兑换优惠券。',
  toVouchers: '浏览优惠券',
  points: '{points, number} 积分',
  both: '{points, number} 积分 + {amount}',
  soldOut: '暂时换完，有新货会再上架。',
  signInText: '登录会员账户，即可用积分换购。',
  signIn: '登录后换购',
  needsScript: '换购需要启用 JavaScript，也欢迎联系我们。',
  balance: '您有 {points, number} 积分',
  missing: '还差 {points, number} 积分。订单完成后，每消费一元得一分。',
  earn: '浏览商品',
  others: '积分还可以换',
  redeem: '换购',
  aside: '连同之前选好的一起换购',
  asidePiece: '<name>{title}</name> × {count, number}',
  another: '再选一件，一起换购',
  tooMany: '积分不够换购所选商品，请减少数量或取消其中一件。',
  pointsToPay: '使用积分',
  agree: '确认换购即表示同意<terms>条款与细则</terms>。取消未付款的订单，积分会全数退回。',
  place: '确认换购',
  placing: '正在确认',
}
