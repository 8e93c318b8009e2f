import type { Translated } from '../message-types.ts'
import type { ownVouchers as source } from '../zh/own-vouchers.ts'

export const ownVouchers: Translated<typeof source> = {
  lead: 'Type the code when you order. Each code works once.',
  states: { available: 'Available', used: 'Used', expired: 'Expired', invalid: 'Invalid' },
  filter: 'State of the vouchers',
  until: 'Valid until {time}',
  noEnd: 'No end date',
  usedOn: 'Used {time}',
  usedFor: 'For order {reference}',
  minimum: 'From {amount}',
  emptyText: 'Turn your points into vouchers; they appear here.',
  emptyStateText: 'There are no vouchers here.',
  toVouchers: 'See the vouchers',
}
