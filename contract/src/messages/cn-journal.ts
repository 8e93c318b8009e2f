import { journal } from './cn/journal.ts'
import type { Translated } from './message-types.ts'
import type { messages as source } from './zh-journal.ts'

export const messages: Translated<typeof source> = {
  journal,
}
