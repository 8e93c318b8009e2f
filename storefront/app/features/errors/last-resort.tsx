import { inLocale } from '@fitout/contract/locales.ts'
import { lastResort } from '@fitout/contract/messages/last-resort.ts'
import { pathTo, splitLocale } from '@fitout/contract/storefront-paths.ts'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { ReadingCorner } from '../../shared/page-states/reading-corner.tsx'

/** Shown when the error page itself fails. It has no dependencies that could fail too. */
export function LastResort({ error }: { error: unknown }) {
  const { locale } = splitLocale(useLocation().pathname)
  return (
    <main className="page py-section">
      <title>{inLocale(lastResort.failed, locale)}</title>
      <meta name="robots" content="noindex" />
      <ReadingCorner lamp="unplugged" />
      <h1 className="mt-10 font-display text-heading">{inLocale(lastResort.failed, locale)}</h1>
      <p className="mt-4 text-muted">{detailsOf(error)}</p>
      <p className="mt-8">
        <a className="line-link inline-flex min-h-target items-center" href={pathTo('home', locale)}>
          {inLocale(lastResort.home, locale)}
        </a>
      </p>
    </main>
  )
}

function detailsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return import.meta.env.DEV && error instanceof Error ? error.message : '500'
}
