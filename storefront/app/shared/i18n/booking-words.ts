import type { Locale } from '@fitout/contract/locales.ts'

/** The words of booking, for what brings them along to pages that were opened without them. */
export const bookingWords = {
  zh: () => import('virtual:messages/zh/booking'),
  cn: () => import('virtual:messages/cn/booking'),
  en: () => import('virtual:messages/en/booking'),
} as const satisfies Record<Locale, () => Promise<{ messages: object }>>
