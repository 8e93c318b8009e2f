import type { Locale } from '@fitout/contract/locales.ts'
import { type ComponentProps, lazy, Suspense } from 'react'
import { bookingWords } from '../shared/i18n/booking-words.ts'
import { useLocale } from '../shared/i18n/locale-provider.tsx'
import type { BookingQuickView } from './booking-quick-view.tsx'

const quickViews = {
  zh: lazy(() => loadQuickView('zh')),
  cn: lazy(() => loadQuickView('cn')),
  en: lazy(() => loadQuickView('en')),
} as const

type Props = Omit<ComponentProps<typeof BookingQuickView>, 'messages'>

/** A product over its list; code and messages are loaded on first use. */
export function quickViewOf(card: Props['card'], onClose: Props['onClose']) {
  return <QuickViewPlace key={card.id} card={card} onClose={onClose} />
}

function QuickViewPlace(props: Props) {
  const QuickView = quickViews[useLocale()]
  return (
    <Suspense>
      <QuickView {...props} />
    </Suspense>
  )
}

async function loadQuickView(locale: Locale) {
  const [{ BookingQuickView }, { messages }] = await Promise.all([
    import('./booking-quick-view.tsx'),
    bookingWords[locale](),
  ])
  return { default: (props: Props) => <BookingQuickView {...props} messages={messages} /> }
}
