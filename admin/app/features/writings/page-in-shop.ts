import type { Locale } from '@fitout/contract/locales.ts'
import { pathTo, screenKeys } from '@fitout/contract/storefront-paths.ts'
import type { Kind } from './writing-calls.ts'

/** Its public address, which is found without the slug too; undefined if it is shown on many pages. */
export function pageInShop(kind: Kind, name: string, locale: Locale, slug = ''): string | undefined {
  const place = { id: name, slug }
  if (kind === 'post') return pathTo('blog', locale, place)
  if (kind === 'project' || kind === 'service') return pathTo(kind, locale, place)
  const screen = kind === 'page' && screenKeys.find((key) => key === name)
  return screen ? pathTo(screen as 'home', locale) : undefined
}
