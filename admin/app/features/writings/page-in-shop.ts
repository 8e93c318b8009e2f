import type { Locale } from '@fitout/contract/locales.ts'
import { pathTo, screenKeys } from '@fitout/contract/storefront-paths.ts'
import type { Kind } from './writing-calls.ts'

/** Its public address; undefined if it is shown on many pages. */
export function pageInShop(kind: Kind, name: string, locale: Locale): string | undefined {
  if (kind === 'post') return pathTo('blog', locale, { id: name })
  if (kind === 'project' || kind === 'service') return pathTo(kind, locale, { id: name })
  const screen = kind === 'page' && screenKeys.find((key) => key === name)
  return screen ? pathTo(screen as 'home', locale) : undefined
}
