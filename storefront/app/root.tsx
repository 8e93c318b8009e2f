import { assetsUrl, assetUrl } from '@fitout/ui/asset-url.ts'
import { languageTags } from '@fitout/contract/locales.ts'
import { localise, setupPath, splitLocale } from '@fitout/contract/storefront-paths.ts'
import type { ReactNode } from 'react'
import { Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router'
import styles from './app.css?url'
import { LastResort } from './features/errors/last-resort.tsx'
import { guardMiddleware } from './shared/guards/guard-middleware.ts'
import { clearDrafts } from './shared/forms/draft.ts'
import { useEarlyEntries } from './shared/forms/early-entries.ts'
import { earlyPressScript } from './shared/forms/early-press-script.ts'
import type { MemberListener } from './shared/session/session.ts'
import { SessionOpener } from './shared/session/session-opener.tsx'
import { fromLean, type Lean } from './shared/page/lean-data.ts'
import type { Shop } from './shared/page/load-shop.ts'
import type { Route } from './+types/root.ts'

export const middleware: Route.MiddlewareFunction[] = [guardMiddleware]

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { locale } = splitLocale(pathname)
  const shop = useRouteLoaderData<Lean<Shop> | undefined>(locale)
  const look = shop && fromLean(shop).look
  return (
    <html
      lang={languageTags[locale]}
      data-locale={locale}
      data-home={look?.home}
      data-assets={assetsUrl() || undefined}
      style={look?.tokens}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <script dangerouslySetInnerHTML={{ __html: earlyPressScript }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {look && <meta name="theme-color" content={look.paper} />}
        <link rel="icon" href={assetUrl(look?.favicon ?? '/favicon.svg')} />
        <link rel="apple-touch-icon" href={assetUrl(look?.touchIcon ?? '/icons/apple-touch-icon.png')} />
        <link rel="manifest" href={localise('/manifest.webmanifest', locale)} />
        {/* Resources of the first paint are requested before the scripts, which it does not wait for. */}
        <link rel="stylesheet" href={assetUrl(styles)} precedence="first" />
        {look?.fonts.map((href) => (
          <link key={href} rel="preload" href={assetUrl(href)} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* Screens write their heads with `PageHead`: no route has `meta` or `links`, so their components are left out. */}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useEarlyEntries()
  const isInSetup = splitLocale(useLocation().pathname).path === setupPath
  return (
    <>
      {!isInSetup && <SessionOpener onGuestReplaced={restoreCarts} onMemberChange={forgetMember} />}
      <Outlet />
    </>
  )
}

// Loaded only when a session has expired.
const restoreCarts = async () => (await import('./features/cart/restore-cart.ts')).restoreCarts()

// A visitor's cached data must not be shown to the next.
const forgetMember: MemberListener = async ({ hasLeft }) => {
  const { visitorQueries } = await import('./shared/api/queries.ts')
  if (hasLeft) {
    const [{ forgetCarts }, { forgetWaiting }] = await Promise.all([
      import('./features/cart/cart-copy.ts'),
      import('./features/cart/waiting-lines.ts'),
    ])
    forgetCarts()
    forgetWaiting()
    clearDrafts()
  }
  await visitorQueries().resetQueries()
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LastResort error={error} />
}
