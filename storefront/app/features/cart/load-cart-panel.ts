import type { Locale } from '@fitout/contract/locales.ts'
import { bookingWords } from '../../shared/i18n/booking-words.ts'

/** Preloads the panel and its messages when the pointer approaches the widget. */
export async function loadCartPanel(locale: Locale) {
  const [{ cartPanelWithMessages }, { messages }] = await Promise.all([
    import('./cart-panel-with-messages.tsx'),
    bookingWords[locale](),
  ])
  return { default: cartPanelWithMessages(messages) }
}
