import { memberStore } from './zh/member-store.ts'
import { orderAgain } from './zh/order-again.ts'
import { ownPictures } from './zh/own-pictures.ts'
import { ownReviews } from './zh/own-reviews.ts'
import { refunds } from './zh/refunds.ts'
import { vouchers } from './zh/vouchers.ts'
import { wishlist } from './zh/wishlist.ts'

/** What the wishlist, the vouchers and a buyer's own order say besides; it travels with those screens. */
export const messages = {
  memberStore,
  orderAgain,
  ownPictures,
  ownReviews,
  refunds,
  vouchers,
  wishlist,
} as const
