import type { Locale } from '@fitout/contract/locales.ts'
import { Outlet } from 'react-router'
import { ErrorPage } from '../features/errors/error-page.tsx'
import { ViewCounter } from '../shared/figures/view-counter.tsx'
import { Alternates } from '../features/language/alternates.tsx'
import { LocaleProvider } from '../shared/i18n/locale-provider.tsx'
import type { Shop } from '../shared/page/load-shop.ts'
import { ShopProvider } from '../shared/page/shop.tsx'

type LanguageProps = { locale: Locale; messages: object; shop: Shop | undefined }

/** Everything shown in one language. */
export function LanguagePages({ locale, messages, shop }: LanguageProps) {
  return (
    <LocaleProvider locale={locale} messages={messages} overrides={shop?.overrides}>
      <ShopProvider shop={shop}>
        <Alternates />
        {shop?.countsVisits && <ViewCounter locale={locale} />}
        <Outlet />
      </ShopProvider>
    </LocaleProvider>
  )
}

/** The error page if no layout could be shown around it. */
export function LanguageError({ locale, messages, shop, error }: LanguageProps & { error: unknown }) {
  return (
    <LocaleProvider locale={locale} messages={messages} overrides={shop?.overrides}>
      <ShopProvider shop={shop}>
        <main>
          <ErrorPage error={error} />
        </main>
      </ShopProvider>
    </LocaleProvider>
  )
}
