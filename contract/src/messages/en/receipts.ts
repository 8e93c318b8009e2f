import type { Translated } from '../message-types.ts'
import type { receipts as source } from '../zh/receipts.ts'

export const receipts: Translated<typeof source> = {
  title: 'Receipt',
  reference: 'Order',
  date: 'Placed',
  wayPaid: 'Paid by',
  payment: 'Payment',
  paid: 'Paid',
  refunded: 'Refunded',
  refundedPart: 'Refunded of it',
  points: 'Points',
  covered: 'Voucher or points',
  item: 'Item',
  quantity: 'Quantity',
  each: 'Each',
  amount: 'Amount',
  total: 'Total',
  gift: 'Gift',
  online: 'Card, online',
  card: '{brand} ending in {digits}',
  foot: 'Made by computer from the order’s own record; no signature is needed.',
}
