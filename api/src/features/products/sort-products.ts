import { defaultLocale, isLocale, type Locale } from '@fitout/contract/locales.ts'
import { type Catalogue, type CatalogueProduct, compareWords } from '../catalogue/catalogue-service.ts'
import type { ProductQuery } from './product-query.ts'
import { noConditions, shownCents, variantConditions } from './shown-variant.ts'

type Sort = ProductQuery['sort_by']
type Order = 'asc' | 'desc'

const usualOrder: Record<Sort, Order> = {
  recommended: 'desc',
  published_at: 'desc',
  price: 'asc',
  title: 'asc',
  rating: 'desc',
}

/** Positions of all products in the requested order; ties keep the recommended order. */
export function orderedPlaces(catalogue: Catalogue, query: ProductQuery): Uint32Array {
  const order = query.sort_order ?? usualOrder[query.sort_by]
  const locale = isLocale(query.locale) ? query.locale : defaultLocale
  const conditions = variantConditions(query)
  // What a card costs depends on the version that the filters found.
  if (query.sort_by === 'price' && conditions.size > 0) {
    const priced = catalogue.products.map((product) => ({ product, cents: shownCents(product, conditions) }))
    const sign = order === 'asc' ? 1 : -1
    priced.sort((a, b) => sign * (a.cents - b.cents) || a.product.place - b.product.place)
    return Uint32Array.from(priced.map(({ product }) => product.place))
  }
  const name = query.sort_by === 'title' ? `title ${order} ${locale}` : `${query.sort_by} ${order}`
  const known = catalogue.orders.get(name)
  if (known) return known
  const compare = comparison(query.sort_by, order, locale)
  const places = Uint32Array.from(catalogue.products.toSorted(compare).map(({ place }) => place))
  catalogue.orders.set(name, places)
  return places
}

function comparison(sort: Sort, order: Order, locale: Locale) {
  const sign = order === 'asc' ? 1 : -1
  return (a: CatalogueProduct, b: CatalogueProduct): number => {
    switch (sort) {
      case 'recommended':
        return sign * (b.place - a.place)
      case 'published_at':
        return sign * (a.publishedAt - b.publishedAt) || a.place - b.place
      case 'price':
        return sign * (shownCents(a, noConditions) - shownCents(b, noConditions)) || a.place - b.place
      case 'title':
        return sign * compareWords(a.facts.titles, b.facts.titles, locale) || a.place - b.place
      case 'rating':
        return byRating(a, b, sign) || a.place - b.place
    }
  }
}

/** Unrated products are last in either order; with the same average, more ratings come first. */
function byRating(a: CatalogueProduct, b: CatalogueProduct, sign: number): number {
  if (a.ratingCount === 0 || b.ratingCount === 0) return Math.sign(b.ratingCount) - Math.sign(a.ratingCount)
  return sign * (a.ratingSum / a.ratingCount - b.ratingSum / b.ratingCount) || b.ratingCount - a.ratingCount
}
