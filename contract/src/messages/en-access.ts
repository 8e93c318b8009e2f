import { credentials } from './en/credentials.ts'
import { access } from './en/access.ts'
import type { Translated } from './message-types.ts'
import type { messages as source } from './zh-access.ts'

export const messages: Translated<typeof source> = {
  credentials,
  access,
}
