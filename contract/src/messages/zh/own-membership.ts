/** Level and points of a member. */
export const ownMembership = {
  lead: '每消費一元，訂單完成後便可得一分。積分可換優惠券及會員換購產品。',
  level: '會員級別',
  available: '可用積分',
  earned: '累計賺取 {points, number} 分',
  toNext: '再賺 {points, number} 分，便可升級至{level}。',
  highest: '你已是最高級別。',
  progress: '升級至{level}的進度',
  history: '積分紀錄',
  historyEmpty: '未有積分紀錄',
  historyEmptyText: '首張訂單完成後，積分會在這裡出現。',
  toProducts: '瀏覽產品',
  kinds: { earn: '訂單完成', redeem: '兌換', reverse: '退回', adjust: '調整' },
  ofOrder: '訂單 {reference}',
  balance: '結餘 {points, number}',
  toVouchers: '用積分換優惠券',
} as const
