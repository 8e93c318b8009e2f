import type { Translated } from '../message-types.ts'
import type { memberships as source } from '../zh/memberships.ts'

export const memberships: Translated<typeof source> = {
  lead: 'Each dollar of a completed order earns a point. Points become vouchers and pieces of the member store.',
  level: 'Level',
  available: 'Points to spend',
  owed: '{points, plural, one {# point} other {# points}} owed',
  owedWhy:
    'An order was refunded after the points it earned were spent. The next points you earn pay what is owed; it never costs money.',
  earned: '{points, plural, one {# point} other {# points}} earned so far',
  toNext: '{points, plural, one {# more point takes} other {# more points take}} you to {level}.',
  highest: 'You have reached the highest level.',
  progress: 'On the way to {level}',
  history: 'Points so far',
  historyEmpty: 'No points yet',
  historyEmptyText: 'They appear here once your first order is complete.',
  toProducts: 'Look at the pieces',
  kinds: {
    earn: 'Order completed',
    redeem: 'Redeemed',
    reverse: 'Given back',
    takenBack: 'Taken back by a refund',
    repaid: 'Paid points owed',
    adjust: 'Adjusted',
  },
  ofOrder: 'Order {reference}',
  balance: 'Balance {points, number}',
  owedAfter: 'Owed {points, number}',
  toVouchers: 'Turn points into vouchers',
}
