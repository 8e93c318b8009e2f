import { hreflangs, locales, xDefaultOf } from '@fitout/contract/locales.ts'
import { localise } from '@fitout/contract/storefront-paths.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { useLocation, useMatches } from 'react-router'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import type { AlternatePaths } from '../../shared/page/alternate-paths.ts'
import { useScreen } from '../../shared/page/screen.ts'
import { useShopIfLoaded } from '../../shared/page/shop.tsx'

// A page of a list, and a piece in one of its versions.
const ownPages = new Set(['page', 'variant'])

/** The canonical address of a page for search engines, and those of the same page in the other languages. */
export function Alternates() {
  const { pathname, search } = useLocation()
  const { screen } = useScreen()
  const locale = useLocale()
  const known = alternatesIn(useMatches().at(-1)?.loaderData)
  const { publicUrl, languages = locales } = useShopIfLoaded() ?? {}
  if (!publicUrl || !screen || screen.personal || screen.status) return null
  const all: AlternatePaths = known ?? Object.fromEntries(locales.map((one) => [one, localise(pathname, one)]))
  const paths: AlternatePaths = Object.fromEntries(languages.map((one) => [one, all[one]]))
  const fallback = xDefaultOf(paths, languages)
  const own = paths[locale] ?? fallback
  // The pages of a list are canonical; its filters are not.
  const query = new URLSearchParams(search)
  const page = Number(query.get('page')) || 1
  const isFiltered = (screen.query ?? []).some((name) => !ownPages.has(name) && query.get(name))
  const addressOf = (path: string) => publicUrl + withQuery(path, { page: page > 1 ? page : undefined })
  return (
    <>
      {isFiltered && <meta name="robots" content="noindex" />}
      {own !== undefined && <link rel="canonical" href={addressOf(own)} />}
      {locales.map((one) => {
        const path = paths[one]
        return path && <link key={one} rel="alternate" hrefLang={hreflangs[one]} href={addressOf(path)} />
      })}
      {fallback !== undefined && <link rel="alternate" hrefLang="x-default" href={addressOf(fallback)} />}
    </>
  )
}

/** The languages of the page, from its loader. */
function alternatesIn(data: unknown): AlternatePaths | undefined {
  const has = typeof data === 'object' && data !== null && 'alternates' in data
  return has ? (data.alternates as AlternatePaths) : undefined
}
