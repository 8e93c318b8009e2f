/** Offers that are redeemed. */
export const vouchers = {
  resources: {
    vouchers: { name: '優惠券' },
  },
  audit: {
    actions: {
      'vouchers.add': '{who} 新增了優惠券「{thing}」',
      'vouchers.change': '{who} 更改了優惠券「{thing}」',
    },
    subjects: {
      voucher: '優惠券',
    },
  },
} as const
