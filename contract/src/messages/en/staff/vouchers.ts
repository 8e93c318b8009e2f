import type { Translated } from '../../message-types.ts'
import type { vouchers as source } from '../../zh/staff/vouchers.ts'

export const vouchers: Translated<typeof source> = {
  resources: {
    vouchers: { name: 'Vouchers' },
  },
  audit: {
    actions: {
      'vouchers.add': '{who} added the voucher “{thing}”',
      'vouchers.change': '{who} changed the voucher “{thing}”',
    },
    subjects: {
      voucher: 'voucher',
    },
  },
}
