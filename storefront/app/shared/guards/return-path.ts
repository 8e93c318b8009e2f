import type { Locale } from '@fitout/contract/locales.ts'
import { ownPath, pathTo } from '@fitout/contract/storefront-paths.ts'

/** Where to go after signing in: the page that required it if it belongs to this site, otherwise home. */
export function returnPath(search: string, locale: Locale): string {
  return ownPath(new URLSearchParams(search).get('return_to')) ?? pathTo('home', locale)
}
