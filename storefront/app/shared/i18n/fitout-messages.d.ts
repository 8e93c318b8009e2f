import type { messages } from '@fitout/contract/messages/zh.ts'
import type { messages as bookingMessages } from '@fitout/contract/messages/zh-booking.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof messages & typeof bookingMessages
  }
}
