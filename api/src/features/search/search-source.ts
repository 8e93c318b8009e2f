import type { Locale } from '@fitout/contract/locales.ts'
import type { SearchItem, SearchKind } from '@fitout/contract/search.ts'
import type { Context } from '../../context.ts'

export type FoundItems = {
  total: number
  /** Without their marks, which are the same work for all. */
  items: Omit<SearchItem, 'marks'>[]
  /** What was looked for instead, where a typo was mended. */
  corrected: string | null
}

export type SearchQuestion = {
  /** What was typed, and the same with other words for the same things; the first counts most. */
  keywords: readonly string[]
  locale: Locale
  limit: number
}

/** One kind of things that can be found. A new kind is one more file, and a line in `search-service.ts`. */
export type SearchSource = {
  kind: SearchKind
  find: (context: Context, question: SearchQuestion) => Promise<FoundItems>
}
