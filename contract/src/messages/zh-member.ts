import { wishlist } from './zh/wishlist.ts'

export const messages = {
  wishlist,
} as const
