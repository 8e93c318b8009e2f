import type { Translated } from '../message-types.ts'
import type { accountVouchers as source } from '../zh/account-vouchers.ts'

export const accountVouchers: Translated<typeof source> = {
  lead: 'Type the code when you order. Each code works once.',
  states: { available: 'Available', used: 'Used', expired: 'Expired', invalid: 'Invalid' },
  filter: 'State of the vouchers',
  until: 'Valid until {time}',
  noEnd: 'No end date',
  usedOn: 'Used {time}',
  usedFor: 'For order {reference}',
  takenBack:
    'Points of order {reference} had paid for this voucher. The order was refunded, so the voucher was taken back on {time} and its points count towards those taken back.',
  minimum: 'From {amount}',
  emptyText: 'Turn your points into vouchers; they appear here.',
  emptyStateText: 'There are no vouchers here.',
  toVouchers: 'See the vouchers',
}
