import type { Translated } from '../message-types.ts'
import type { prices as source } from '../zh/prices.ts'

export const prices: Translated<typeof source> = {
  subtotal: 'Items at full price',
  productDiscount: 'Product savings',
  shipping: 'Delivery',
  freeShipping: 'Free delivery',
  remoteArea: 'Remote area',
  separator: ': ',
  total: 'Total to pay',
  spendMore: 'Spend {amount} more',
  addMore: 'Add {count} more',
  voucherUnknown: 'We know no such code. Please check it, letter by letter.',
  voucherOver: 'This voucher has ended or been used up.',
  voucherUsed: 'You have used this voucher already.',
  voucherNeedsAccount: 'This voucher is for members. Please sign in or register first.',
  voucherElsewhere: 'This voucher is not for the items chosen.',
  voucherSavesNothing: 'This voucher would save nothing here; keep it for another time.',
  customLine: 'Custom item',
  and: ' and ',
}
