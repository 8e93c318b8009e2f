import type { SearchItem, SearchKind } from '@fitout/contract/search.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import type { useTo } from '../../shared/links/use-to.ts'
import { foundPath } from './found-path.ts'
import type { Suggestions } from './use-suggestions.ts'

/** One line of the list of suggestions, in the order of the arrow keys. */
export type SuggestedOption = { id: string; path: string; group: SearchKind | 'all'; item?: SearchItem }

export function suggestedOptions({ keyword, groups }: Suggestions, to: ReturnType<typeof useTo>): SuggestedOption[] {
  const found = groups.flatMap(({ kind, items }) =>
    items.map((item): SuggestedOption => ({
      id: `search-${kind}-${item._id}`,
      path: foundPath(kind, item, to),
      group: kind,
      item,
    })),
  )
  if (found.length === 0) return []
  return [...found, { id: 'search-all', path: withQuery(to('search'), { keyword }), group: 'all' }]
}
