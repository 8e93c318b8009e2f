import type { Query } from '@fitout/contract/endpoint.ts'
import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import type { listEmptySearches } from '@fitout/contract/staff/search.ts'
import type { Context } from '../../context.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { logFailure } from '../../log-failure.ts'
import { wordsWithoutNames } from './search-words-service.ts'
import { countEmptySearch, listEmptySearchRows } from './empty-searches-queries.ts'

/** Stores the words of a search without results, but not the searcher. Failures never fail the search. */
export async function noteEmptySearch(context: Context, typed: string, locale: Locale): Promise<void> {
  const keyword = wordsWithoutNames(typed)
  if (keyword === undefined) return
  await countEmptySearch(context.db, { keyword, locale, now: context.clock.now() }).catch((error: unknown) => {
    logFailure(context.log, error, 'noting an empty search')
  })
}

export async function showEmptySearches(
  context: Context,
  page: PageRequest & { query: Query<typeof listEmptySearches> },
) {
  const found = await listEmptySearchRows(context.db, page.query.locale, placeOf(page.query))
  return pageOf(context, page, found, (rows) =>
    rows.map(({ keyword, locale: stored, searches, last_at }) => ({
      _id: `${stored}:${keyword}`,
      keyword,
      locale: isLocale(stored) ? stored : ('zh' as const),
      searches,
      last_at: last_at.toISOString(),
    })),
  )
}
