import type { Locale } from '@fitout/contract/locales.ts'

const words = {
  zh: () => import('@fitout/contract/messages/zh-booking.ts'),
  cn: () => import('@fitout/contract/messages/cn-booking.ts'),
  en: () => import('@fitout/contract/messages/en-booking.ts'),
} as const satisfies Record<Locale, () => Promise<{ messages: object }>>

/** Asked for when a pointer nears the widget, so that the panel and its words are there when it is pressed. */
export async function loadCartPanel(locale: Locale) {
  const [{ SpokenCartPanel }, { messages }] = await Promise.all([import('./spoken-cart-panel.tsx'), words[locale]()])
  return { default: SpokenCartPanel(messages) }
}
