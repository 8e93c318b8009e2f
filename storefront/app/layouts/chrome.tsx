import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { WayBack } from '../features/auth/way-back.tsx'
import { CartPanelPlace } from '../features/cart/cart-panel-place.tsx'
import { FailedSession } from '../features/errors/failed-session.tsx'
import { LanguagePicker } from '../features/language/language-picker.tsx'
import { ChatButton } from '../features/navigation/chat-button.tsx'
import { Footer, type FooterKind } from '../features/navigation/footer.tsx'
import { Header, Logo } from '../features/navigation/header.tsx'
import { SearchDialog } from '../features/search/search-dialog.tsx'
import { SearchOpener, SearchRow } from '../features/search/search-opener.tsx'
import { WaitingScreen } from '../features/registration/waiting/waiting-screen.tsx'
import { WishlistMenuLink } from '../features/wishlist/wishlist-menu-link.tsx'
import { Guarded } from '../shared/guards/guarded.tsx'
import { currentYear } from '../shared/i18n/shop-dates.ts'
import { LoadingBar } from '../shared/loading/loading-bar.tsx'
import { Expendable } from '../shared/page/expendable.tsx'
import { PageAnnouncer } from '../shared/page/page-announcer.tsx'
import { SharedPart } from '../shared/page/shared-part.tsx'
import { useShopIfLoaded } from '../shared/page/shop.tsx'
import { useUser } from '../shared/session/use-session.ts'
import { Toaster } from '../shared/toasts/toaster.tsx'
import { NetworkWatch } from './network-watch.tsx'

type ChromeProps = {
  /** `logo` is a header with only the link home. */
  header?: 'full' | 'logo' | 'none'
  footer?: FooterKind | 'none'
  hasChat?: boolean
  children: ReactNode
}

/** The frame around a screen. */
export function Chrome({ header = 'full', footer = 'full', hasChat = true, children }: ChromeProps) {
  const t = useTranslations('shell')
  const shop = useShopIfLoaded()
  return (
    <div className="flex min-h-svh flex-col">
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <LoadingBar />
      {header === 'full' && (
        <Header
          search={<SearchOpener />}
          widgets={<Widgets />}
          languages={<LanguagePicker />}
          menuSearch={<SearchRow />}
          menuLanguages={<LanguagePicker full />}
          menuExtras={<WishlistMenuLink />}
        />
      )}
      {header === 'full' && shop && <SearchDialog />}
      {header === 'logo' && (
        <header className="page flex min-h-(--header) items-center justify-between">
          <Logo />
          <LanguagePicker />
        </header>
      )}
      <main id="main" tabIndex={-1} className="site-main">
        <WayBack />
        {children}
      </main>
      {footer !== 'none' && (
        <SharedPart name="footer" by={() => [footer, shop?.footer, shop?.openingHours, currentYear()]}>
          <Footer kind={footer} />
        </SharedPart>
      )}
      {hasChat && <ChatButton />}
      <Expendable>{header === 'full' && <CartPanelPlace />}</Expendable>
      <Toaster />
      <NetworkWatch />
      <PageAnnouncer />
    </div>
  )
}

const SessionWidgets = lazy(() => import('./session-widgets.tsx'))

function Widgets() {
  const user = useUser()
  return user ? (
    <Expendable>
      <Suspense>
        <SessionWidgets user={user} />
      </Suspense>
    </Expendable>
  ) : null
}

/** A screen behind its guards. */
export function GuardedScreen({ children }: { children: ReactNode }) {
  return (
    <Guarded waiting={<WaitingScreen />} Failed={FailedSession}>
      {children}
    </Guarded>
  )
}
