import type { Translated } from '../../message-types.ts'
import type { vouchers as source } from '../../zh/staff/vouchers.ts'

export const vouchers: Translated<typeof source> = {
  resources: {
    vouchers: { name: '优惠券' },
  },
  audit: {
    actions: {
      'vouchers.add': '{who} 添加了优惠券“{thing}”',
      'vouchers.change': '{who} 修改了优惠券“{thing}”',
    },
    subjects: {
      voucher: '优惠券',
    },
  },
}
