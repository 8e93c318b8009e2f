import { defaultLocale, isLocale, type Locale, locales } from '@fitout/contract/locales.ts'
import {
  asRecommended,
  type Catalogue,
  type Compare,
  compareTexts,
  countOf,
  leastCents,
  orderBy,
  type ProductSet,
  recommendedFirst,
  recommendedPlaces,
  sortedInTurns,
  type Sorting,
  textIn,
} from '../catalogue/catalogue-service.ts'
import { createYielding } from '../../http/yielding.ts'
import type { ProductQuery } from './product-query.ts'
import type { Selection } from './select-products.ts'
import type { VariantConditions } from './shown-variant.ts'

const visitedAtOnce = 2_000

type Sort = ProductQuery['sort_by']
type Order = 'asc' | 'desc'

const defaultOrder: Record<Sort, Order> = {
  recommended: 'desc',
  published_at: 'desc',
  price: 'asc',
  title: 'asc',
  rating: 'desc',
}

/** Places of visible products in the requested order; ties keep the recommended order. */
export async function orderedPlaces(
  catalogue: Catalogue,
  query: ProductQuery,
  { conditions, chosen }: Selection,
): Promise<Iterable<number>> {
  const order = query.sort_order ?? defaultOrder[query.sort_by]
  const locale = isLocale(query.locale) ? query.locale : defaultLocale
  if (query.sort_by === 'price' && conditions.asked !== 0) {
    return byMatchingPrice(catalogue, chosen, conditions, order === 'asc' ? 1 : -1)
  }
  const name = query.sort_by === 'title' ? `title ${order} ${locale}` : `${query.sort_by} ${order}`
  return orderBy(catalogue, name, sorting(query.sort_by, order, locale))
}

/**
 * By the price on a card, which is that of a variant that matches the filters. A product is sorted as one number, its price
 * followed by its position in the recommended order: comparing two by a function takes ten times as long.
 */
async function byMatchingPrice(
  catalogue: Catalogue,
  chosen: ProductSet,
  { asked, fails }: VariantConditions,
  sign: 1 | -1,
): Promise<Iterable<number>> {
  const recommended = await recommendedPlaces(catalogue)
  const size = countOf(chosen)
  const places = new Uint32Array(size)
  const keys = new Float64Array(size)
  const isMeant = (variant: number) => !fails(variant, asked)
  const yieldIfDue = createYielding()
  let count = 0
  for (const place of asRecommended(catalogue, chosen, recommended)) {
    const cents = leastCents(catalogue, place, isMeant)
    // A change in the meantime may have left no variant that matches.
    if (cents === Infinity) continue
    places[count] = place
    keys[count] = sign * cents * size + count
    count += 1
    if (count % visitedAtOnce === 0) await yieldIfDue()
  }
  const sorted = await sortedInTurns(keys.subarray(0, count))
  return sorted.values().map((key) => places[key - Math.floor(key / size) * size] ?? 0)
}

/** Precomputes the orders that are slow for very many products. */
export async function makeOrders(catalogue: Catalogue): Promise<void> {
  await recommendedPlaces(catalogue)
  for (const locale of locales) await orderBy(catalogue, `title asc ${locale}`, sorting('title', 'asc', locale))
}

function sorting(sort: Sort, order: Order, locale: Locale): Sorting {
  const sign = order === 'asc' ? 1 : -1
  return (products) => {
    const recommended = recommendedFirst(products)
    const first = comparison(sort, sign, locale)(products)
    return (a, b) => first(a, b) || recommended(a, b)
  }
}

function comparison(sort: Sort, sign: 1 | -1, locale: Locale): Sorting {
  switch (sort) {
    case 'recommended':
      return (products) => {
        const recommended = recommendedFirst(products)
        return (a, b) => -sign * recommended(a, b)
      }
    case 'published_at':
      return ({ publishedAt }) => byNumber(publishedAt, sign)
    case 'price':
      return ({ cents }) => byNumber(cents, sign)
    case 'title':
      return ({ titles }) => {
        // Each is compared many times.
        const texts = new Map<number, string>()
        const textAt = (place: number) => {
          const known = texts.get(place)
          if (known !== undefined) return known
          const text = textIn(titles.at(place), locale)
          texts.set(place, text)
          return text
        }
        return (a, b) => sign * compareTexts(textAt(a), textAt(b), locale)
      }
    case 'rating':
      return (products) => (a, b) => byRating(products, a, b, sign)
  }
}

function byNumber(values: Float64Array, sign: 1 | -1): Compare {
  return (a, b) => sign * ((values[a] ?? 0) - (values[b] ?? 0))
}

/** Unrated products are last in either direction; with the same average, more ratings come first. */
function byRating({ ratingSums, ratingCounts }: Parameters<Sorting>[0], a: number, b: number, sign: 1 | -1): number {
  const [sumA = 0, sumB = 0] = [ratingSums[a], ratingSums[b]]
  const [countA = 0, countB = 0] = [ratingCounts[a], ratingCounts[b]]
  if (countA === 0 || countB === 0) return Math.sign(countB) - Math.sign(countA)
  return sign * (sumA / countA - sumB / countB) || countB - countA
}
