import type { Translated } from '../../message-types.ts'
import type { customerMerges as source } from '../../zh/staff/customer-merges.ts'

export const customerMerges: Translated<typeof source> = {
  customerMerges: {
    open: 'Merge…',
    act: 'Merge',
    done: 'Merged',
    title: 'Merge another customer into {name}',
    lead: 'All that the other customer left moves to this one.\nThis cannot be undone.',
    find: 'Name, email or phone of the other customer',
    noOther: 'No other customer is found by that',
    guest: 'guest',
    moves: 'Moves over: {things}',
    nothing: 'There is nothing to move over.',
    remains: 'Signs in as before: {contact}',
    ends: '{contact} can no longer sign in, and is signed out everywhere.',
    cards: '{count, plural, one {{count} saved card is} other {{count} saved cards are}} removed.',
    told: 'The customer is told.',
    reason: 'Reason',
    typed: 'Type “{word}” to confirm',
    word: 'merge',
    things: {
      orders: 'orders',
      enquiries: 'enquiries',
      renovations: 'renovations',
      appointments: 'appointments',
      notes: 'notes',
      tags: 'tags',
      points: 'points',
      vouchers: 'vouchers',
      reviews: 'reviews',
      comments: 'comments',
      wishlist: 'wishlist',
      cart_lines: 'booking form lines',
      addresses: 'addresses',
    },
  },
  permissions: {
    'customers.merge': 'merge customers',
  },
  audit: {
    actions: {
      'customers.merge': '{who} merged another customer into customer {thing}',
    },
  },
}
