import { memberStore } from './en/member-store.ts'
import { vouchers } from './en/vouchers.ts'
import { orderAgain } from './en/order-again.ts'
import { ownPictures } from './en/own-pictures.ts'
import { ownReviews } from './en/own-reviews.ts'
import { refunds } from './en/refunds.ts'
import { wishlist } from './en/wishlist.ts'
import type { Translated } from './message-types.ts'
import type { messages as source } from './zh-member.ts'

export const messages: Translated<typeof source> = {
  memberStore,
  vouchers,
  orderAgain,
  ownPictures,
  ownReviews,
  refunds,
  wishlist,
}
