import type { Translated } from '../message-types.ts'
import type { wishlist as source } from '../zh/wishlist.ts'

export const wishlist: Translated<typeof source> = {
  lead: 'The pieces you like, kept in one place.',
  leadGuest: 'Register, and you will find them on your other devices too.',
  loading: 'Loading your wishlist',
  failed: 'Your wishlist cannot be loaded just now',
  needsScript: 'Your wishlist needs JavaScript to show.',
  empty: 'Nothing on your wishlist yet',
  emptyText: 'Press the heart on a piece you like, and it stays here.',
  toProducts: 'See our pieces',
  cheaper: '{amount} less than when you added it',
  soldOutText: 'Not available at present. To hear when it is back, choose so in your notification settings.',
  toSettings: 'Notification settings',
  move: 'Move to the booking form',
  moving: 'Moving to the booking form',
  choose: 'Choose a version',
  chooseDate: 'Choose a date',
  remove: 'Take off the list',
  removeOf: 'Take off the list: {title}',
}
