import type { Translated } from '../message-types.ts'
import type { overview as source } from '../zh/overview.ts'

export const overview: Translated<typeof source> = {
  greeting: 'Hello, {name}',
  greetingNameless: 'Hello',
  since: 'With us since {date}',
  points: '{points, plural, one {# point} other {# points}}',
  toNext: '{points, plural, one {# point} other {# points}} to {level}',
  orders: 'Latest order',
  orderText: '{reference}, {date}',
  toOrder: 'See the order',
  toOrders: 'All orders',
  noOrderText: 'Once you order, you can follow it and send your receipt from here.',
  delivery: 'Delivery address',
  noDelivery: 'No delivery details yet',
  noDeliveryText: 'Fill them in once and every order begins with them.',
  toDelivery: 'Change',
  addDelivery: 'Add delivery details',
  membership: 'Membership and points',
  toMembership: 'See your points',
  profile: 'How we reach you',
  noEmail: 'No email yet',
  noPhone: 'No phone yet',
  toProfile: 'Change your profile',
}
