import { account } from './cn/account.ts'
import { security } from './cn/security.ts'
import type { Translated } from './message-types.ts'
import type { messages as source } from './zh-account.ts'

export const messages: Translated<typeof source> = {
  account,
  security,
}
