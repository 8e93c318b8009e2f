import { inLocale } from '@fitout/contract/locales.ts'
import { localised } from '@fitout/contract/localised.ts'
import {
  countOf,
  intersectionOf,
  type ProductSet,
  type Search,
  searchCatalogue,
  unionOf,
} from '../catalogue/catalogue-service.ts'
import { listCardsOf } from '../products/products-service.ts'
import type { SearchSource } from './search-source.ts'

/** Goods or services of the main store, found by the catalogue search. */
export function productSource(kind: 'products' | 'services'): SearchSource {
  const wanted = kind === 'products' ? 'GOODS' : 'SERVICE'
  return {
    kind,
    async find(context, { keywords, locale, limit }) {
      const store = context.config.mainStoreId
      const found = await Promise.all(keywords.map((keyword) => searchCatalogue(context, store, keyword)))
      const exact = found.filter(({ correctedKeyword }) => correctedKeyword === null)
      const used = exact.some((one) => countOf(one.found) > 0) ? exact : found.slice(0, 1)
      const [first] = used
      if (!first) return { total: 0, items: [], corrected: null }
      const { catalogue } = first
      const sets = used.map((one) => one.found)
      const ofKind = intersectionOf([catalogue.kinds[wanted], unionOf(sets, catalogue.room)])
      const total = countOf(ofKind)
      const shown = firstOf(used, ofKind, Math.min(limit, total)).map((place) => catalogue.products.ids.at(place))
      const cards = await listCardsOf(context, store, shown)
      return {
        total,
        corrected: first.correctedKeyword,
        items: shown.flatMap((id) => {
          const card = cards.get(id)
          if (!card) return []
          const { price_from: from, original_price_from: original, has_price_range: is_range } = card
          return [
            {
              _id: id,
              ...localised({ title: card.title, summary: card.summary }, locale),
              slug: inLocale(card.slug, locale),
              picture: { ...card.picture, alt: {} },
              price: { from, original, is_range },
              count: null,
            },
          ]
        }),
      }
    },
  }
}

/** The best results of the first search, then of the next. */
function firstOf(searches: readonly Search[], among: ProductSet, limit: number): number[] {
  const places = new Set<number>()
  for (const { best } of searches) {
    for (const place of best(among)) {
      if (places.size === limit) return [...places]
      places.add(place)
    }
  }
  return [...places]
}
