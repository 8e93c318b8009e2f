import type { Translated } from '../message-types.ts'
import type { accountOrders as source } from '../zh/account-orders.ts'

export const accountOrders: Translated<typeof source> = {
  lead: 'All your orders, the newest first.',
  bookingsLead: 'Bookings to be paid by transfer, FPS or PayMe. Send your receipt from here once you have paid.',
  emptyText: 'When you order a piece or book a service, it appears here.',
  bookingsEmptyText: 'Fill in the booking form and choose to pay by transfer, and your request appears here.',
  toProducts: 'Look at the pieces',
  toServices: 'Book a service',
  items: '{count, plural, one {# item} other {# items}}',
  andMore: 'and {count, number} more',
  open: 'See order {reference}',
}
