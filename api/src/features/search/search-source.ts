import type { Locale } from '@fitout/contract/locales.ts'
import type { SearchItem, SearchKind } from '@fitout/contract/search.ts'
import type { Context } from '../../context.ts'

export type FoundItems = {
  total: number
  /** Without marks: these are added the same way for all sources. */
  items: Omit<SearchItem, 'marks'>[]
  /** The corrected keyword, if a typo was corrected. */
  corrected: string | null
}

export type SearchQuestion = {
  /** The keyword as typed, followed by its variants with synonyms; the first has the highest weight. */
  keywords: readonly string[]
  locale: Locale
  limit: number
}

/** One kind of search result. To add a kind, add a file and a line in `search-service.ts`. */
export type SearchSource = {
  kind: SearchKind
  find: (context: Context, question: SearchQuestion) => Promise<FoundItems>
}
