import { vouchers } from './zh/vouchers.ts'
import { wishlist } from './zh/wishlist.ts'

export const messages = {
  vouchers,
import { orderAgain } from './zh/order-again.ts'
import { ownPictures } from './zh/own-pictures.ts'
import { ownReviews } from './zh/own-reviews.ts'
import { refunds } from './zh/refunds.ts'
import { wishlist } from './zh/wishlist.ts'

export const messages = {
  orderAgain,
  ownPictures,
  ownReviews,
  refunds,
  wishlist,
} as const
