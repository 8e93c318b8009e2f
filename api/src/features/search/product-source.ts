import { inLocale } from '@fitout/contract/locales.ts'
import { localised } from '@fitout/contract/localised.ts'
import { isIn, searchCatalogue } from '../catalogue/catalogue-service.ts'
import { listCardsOf } from '../products/products-service.ts'
import type { SearchSource } from './search-source.ts'

/** Goods or services of the main store, as its own search finds them. */
export function productSource(kind: 'products' | 'services'): SearchSource {
  const wanted = kind === 'products' ? 'GOODS' : 'SERVICE'
  return {
    kind,
    async find(context, { keywords, locale, limit }) {
      const store = context.config.mainStoreId
      const found = await Promise.all(keywords.map((keyword) => searchCatalogue(context, store, keyword)))
      const exact = found.filter(({ correctedKeyword }) => correctedKeyword === null)
      const used = exact.some(({ places }) => places.length > 0) ? exact : found.slice(0, 1)
      const ids = new Set(
        used.flatMap(({ catalogue, places }) =>
          places.flatMap((place) => (isIn(catalogue.kinds[wanted], place) ? [catalogue.products.ids.at(place)] : [])),
        ),
      )
      const shown = [...ids].slice(0, limit)
      const cards = await listCardsOf(context, store, shown)
      return {
        total: ids.size,
        corrected: used[0]?.correctedKeyword ?? null,
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
