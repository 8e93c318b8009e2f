import { vouchers } from './en/vouchers.ts'
import { wishlist } from './en/wishlist.ts'
import type { Translated } from './message-types.ts'
import type { messages as source } from './zh-member.ts'

export const messages: Translated<typeof source> = {
  vouchers,
  wishlist,
}
