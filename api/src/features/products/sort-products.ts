import { defaultLocale, isLocale, type Locale } from '@fitout/contract/locales.ts'
import { type Catalogue, type CatalogueProduct, compareWords } from '../catalogue/catalogue-service.ts'
import type { ProductQuery } from './select-products.ts'

type Sort = ProductQuery['sort_by']
type Order = 'asc' | 'desc'

const usualOrder: Record<Sort, Order> = {
  recommended: 'desc',
  published_at: 'desc',
  price: 'asc',
  title: 'asc',
  rating: 'desc',
}

/** The places of all products in the order asked for. Products that are alike in it stand as recommended. */
export function orderedPlaces(catalogue: Catalogue, query: ProductQuery): Uint32Array {
  const order = query.sort_order ?? usualOrder[query.sort_by]
  const locale = isLocale(query.locale) ? query.locale : defaultLocale
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
        return sign * (Math.min(...a.facts.prices) - Math.min(...b.facts.prices)) || a.place - b.place
      case 'title':
        return sign * compareWords(a.facts.titles, b.facts.titles, locale) || a.place - b.place
      case 'rating':
        return byRating(a, b, sign) || a.place - b.place
    }
  }
}

/** What nobody has rated stands last in either order; of the same average, what more people rated comes first. */
function byRating(a: CatalogueProduct, b: CatalogueProduct, sign: number): number {
  if (a.ratingCount === 0 || b.ratingCount === 0) return Math.sign(b.ratingCount) - Math.sign(a.ratingCount)
  return sign * (a.ratingSum / a.ratingCount - b.ratingSum / b.ratingCount) || b.ratingCount - a.ratingCount
}
