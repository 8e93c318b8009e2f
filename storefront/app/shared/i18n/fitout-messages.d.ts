import type { StorefrontMessages } from '@fitout/contract/messages/message-groups.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: StorefrontMessages
  }
}
