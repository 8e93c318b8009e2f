import { vouchers } from './cn/vouchers.ts'
import { wishlist } from './cn/wishlist.ts'
import type { Translated } from './message-types.ts'
import type { messages as source } from './zh-member.ts'

export const messages: Translated<typeof source> = {
  vouchers,
  wishlist,
}
