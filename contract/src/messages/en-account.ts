import { account } from './en/account.ts'
import { security } from './en/security.ts'
import type { Translated } from './message-types.ts'
import type { messages as source } from './zh-account.ts'

export const messages: Translated<typeof source> = {
  account,
  security,
}
