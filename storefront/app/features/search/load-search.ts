import { searchEverything } from '@fitout/contract/search.ts'
import type { PageRequest } from '../../shared/page/page-request.ts'

const shownPerGroup = 24

/** The results for the query; without one, popular searches. */
export async function loadSearch({ call, locale }: PageRequest, query: URLSearchParams) {
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 100)
  if (keyword === '') return { keyword, corrected: null, groups: [], variants: [], popular: [] }
  const { data } = await call(searchEverything, {
    query: { keyword, locale, per_group: shownPerGroup, is_noted: 'true' },
  })
  const { corrected_keyword: corrected, groups, variants, popular } = data
  return { keyword, corrected, groups, variants, popular }
}
