import type { Locale } from '@fitout/contract/locales.ts'
import { bookingWords } from '../../shared/i18n/booking-words.ts'

/** Asked for when a pointer nears the widget, so that the panel and its words are there when it is pressed. */
export async function loadCartPanel(locale: Locale) {
  const [{ cartPanelWithMessages }, { messages }] = await Promise.all([
    import('./cart-panel-with-messages.tsx'),
    bookingWords[locale](),
  ])
  return { default: cartPanelWithMessages(messages) }
}
