import { vouchers } from './zh/vouchers.ts'
import { wishlist } from './zh/wishlist.ts'

export const messages = {
  vouchers,
  wishlist,
} as const
