import type { Translated } from '../message-types.ts'
import type { wishlistNews as source } from '../zh/wishlist-news.ts'

export const wishlistNews: Translated<typeof source> = {
  back: '{title} is back',
  reduced: '{title} is reduced to {price}',
  several: 'News of {count, plural, one {{count} piece} other {{count} pieces}} on your wishlist',
  lead: 'There is news of what you put on your wishlist:',
  section: 'Your wishlist',
  now: '{before} → {price}',
  action: 'See your wishlist',
  hint: 'There are only so many of each, so first come, first served.',
  closing: 'You get this because you chose to hear about your wishlist in your notification settings.',
  stop: 'To stop these messages:',
}
