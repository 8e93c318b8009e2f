import type { messages } from '@fitout/contract/messages/zh.ts'
import type { messages as accessMessages } from '@fitout/contract/messages/zh-access.ts'
import type { messages as accountMessages } from '@fitout/contract/messages/zh-account.ts'
import type { messages as bookingMessages } from '@fitout/contract/messages/zh-booking.ts'
import type { messages as enquiryMessages } from '@fitout/contract/messages/zh-enquiry.ts'
import type { messages as memberMessages } from '@fitout/contract/messages/zh-member.ts'
import type { messages as portfolioMessages } from '@fitout/contract/messages/zh-portfolio.ts'
import type { messages as journalMessages } from '@fitout/contract/messages/zh-journal.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof messages &
      typeof accessMessages &
      typeof accountMessages &
      typeof bookingMessages &
      typeof enquiryMessages &
      typeof memberMessages &
      typeof portfolioMessages &
      typeof journalMessages
  }
}
