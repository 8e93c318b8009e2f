import { type ScreenKey, withQuery } from '@fitout/contract/storefront-paths.ts'
import type { useTo } from '../../shared/links/use-to.ts'
import type { Suggestions } from './use-suggestions.ts'

/** One line of the list of suggestions: where it leads, in the order in which the arrow keys pass. */
export type SuggestedOption = { id: string; path: string; group: 'products' | 'services' | 'all' }

export function suggestedOptions(suggestions: Suggestions, to: ReturnType<typeof useTo>): SuggestedOption[] {
  const { keyword, products, services } = suggestions
  const all = (key: ScreenKey & ('products' | 'services'), path: string): SuggestedOption => ({
    id: `search-all-${key}`,
    path,
    group: 'all',
  })
  return [
    ...products.cards.map(({ id, slug }): SuggestedOption => ({
      id: optionId(id),
      path: to('product', { id, slug }),
      group: 'products',
    })),
    ...services.cards.map(({ id, slug }): SuggestedOption => ({
      id: optionId(id),
      path: to('service', { id, slug }),
      group: 'services',
    })),
    ...(products.total > 0 ? [all('products', withQuery(to('products'), { keyword }))] : []),
    ...(services.total > 0 ? [all('services', to('services'))] : []),
  ]
}

export const optionId = (id: string) => `search-${id}`
