import type { Query } from '@fitout/contract/endpoint.ts'
import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import type { listEmptySearches } from '@fitout/contract/staff-searches.ts'
import type { Context } from '../../context.ts'
import { pageOf, type PageRequest } from '../../http/pages.ts'
import { countEmptySearch, listEmptySearchRows } from './empty-searches-queries.ts'

const longest = 40

/** Whether the words could tell who somebody is: an address, a telephone number, or more than a few words. */
function mayNameSomebody(keyword: string): boolean {
  return keyword.length > longest || keyword.includes('@') || (keyword.match(/\d/g) ?? []).length > 4
}

/** Remembers the words of a search that found nothing, and nothing of who searched. It never fails the search. */
export async function noteEmptySearch(context: Context, typed: string, locale: Locale): Promise<void> {
  const keyword = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  if (keyword === '' || mayNameSomebody(keyword)) return
  await countEmptySearch(context.db, { keyword, locale, now: context.clock.now() }).catch((error: unknown) => {
    context.log.error({ err: error }, 'noting an empty search')
  })
}

export async function showEmptySearches(
  context: Context,
  page: PageRequest & { query: Query<typeof listEmptySearches> },
) {
  const { page: number, per_page: size, locale } = page.query
  const { rows, total } = await listEmptySearchRows(context.db, locale, { offset: (number - 1) * size, limit: size })
  const data = rows.map(({ keyword, locale: spoken, searches, last_at }) => ({
    _id: `${spoken}:${keyword}`,
    keyword,
    locale: isLocale(spoken) ? spoken : 'zh',
    searches,
    last_at: last_at.toISOString(),
  }))
  return pageOf(context, page, data, total)
}
