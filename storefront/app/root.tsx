import { languageTags, type Locale } from '@fitout/contract/locales.ts'
import { localise, setupPath, splitLocale } from '@fitout/contract/storefront-paths.ts'
import { isUsualPalette, themeColours, usualPalette } from '@fitout/contract/theme-colours.ts'
import textFont from '@fitout/ui/fonts/instrument-sans.woff2?url'
import displayFont from '@fitout/ui/fonts/newsreader-display.woff2?url'
import type { CSSProperties, ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router'
import styles from './app.css?url'
import { LastResort } from './features/errors/last-resort.tsx'
import { guardMiddleware } from './shared/guards/guard-middleware.ts'
import { clearDrafts } from './shared/forms/draft.ts'
import { useEarlyEntries } from './shared/forms/early-entries.ts'
import { earlyPressScript } from './shared/forms/early-press-script.ts'
import type { MemberListener } from './shared/session/session.ts'
import { SessionOpener } from './shared/session/session-opener.tsx'
import type { Shop } from './shared/page/load-shop.ts'
import type { Route } from './+types/root.ts'

export const middleware: Route.MiddlewareFunction[] = [guardMiddleware]

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { locale } = splitLocale(pathname)
  const { theme = usualPalette } = useRouteLoaderData<Shop | undefined>(locale) ?? {}
  // The usual colours stand in the style sheet already.
  const colours = isUsualPalette(theme) ? undefined : (themeColours(theme) as CSSProperties)
  return (
    <html lang={languageTags[locale]} data-locale={locale} style={colours} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <script dangerouslySetInnerHTML={{ __html: earlyPressScript }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={theme.paper} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={localise('/manifest.webmanifest', locale)} />
        {/* What the first paint waits for is asked for before the scripts, which it does not wait for. */}
        <link rel="stylesheet" href={styles} precedence="first" />
        {fontsOf(locale).map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
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

// Chinese headings are set in the system's own faces.
const fontsOf = (locale: Locale) => (locale === 'en' ? [textFont, displayFont] : [textFont])

// Asked for only when a session has died.
const restoreCarts = async () => (await import('./features/cart/restore-cart.ts')).restoreCarts()

// What is kept of one visitor must not be shown to the next.
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
