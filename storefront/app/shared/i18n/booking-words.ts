import type { Locale } from '@fitout/contract/locales.ts'

/** The words of booking, for what brings them along to pages that were opened without them. */
export const bookingWords = {
  zh: () => import('@fitout/contract/messages/zh-booking.ts'),
  cn: () => import('@fitout/contract/messages/cn-booking.ts'),
  en: () => import('@fitout/contract/messages/en-booking.ts'),
} as const satisfies Record<Locale, () => Promise<{ messages: object }>>
