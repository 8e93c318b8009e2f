import { enquiry } from './en/enquiry.ts'
import type { Translated } from './message-types.ts'
import type { messages as source } from './zh-enquiry.ts'

export const messages: Translated<typeof source> = {
  enquiry,
}
