import { memberStore } from './cn/member-store.ts'
import { vouchers } from './cn/vouchers.ts'
import { orderAgain } from './cn/order-again.ts'
import { ownPictures } from './cn/own-pictures.ts'
import { ownReviews } from './cn/own-reviews.ts'
import { refunds } from './cn/refunds.ts'
import { wishlist } from './cn/wishlist.ts'
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
