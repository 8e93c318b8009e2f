import type { Locale } from '@fitout/contract/locales.ts'

/** The messages of booking, for components that open on pages which do not load them. */
export const bookingWords = {
  zh: () => import('virtual:messages/zh/booking'),
  cn: () => import('virtual:messages/cn/booking'),
  en: () => import('virtual:messages/en/booking'),
} as const satisfies Record<Locale, () => Promise<{ messages: object }>>
