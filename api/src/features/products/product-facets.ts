import { toDollars } from '@fitout/contract/money.ts'
import { attributeNames, type productFacets } from '@fitout/contract/products.ts'
import type { z } from 'zod'
import { type Catalogue, countOfBoth, isIn, type ProductSet } from '../catalogue/catalogue-service.ts'
import { chosenValues, narrowsCategories, type ProductQuery, type Selection } from './select-products.ts'

/**
 * How many products each value would leave beside the other filters. A value that would leave none is shown only
 * while it is chosen, so that it can be taken back.
 */
export function facetsOf(
  catalogue: Catalogue,
  query: ProductQuery,
  selection: Selection,
): z.input<typeof productFacets> {
  return {
    categories: categoryFacet(catalogue, query, selection),
    attributes: attributeNames.map((name) => {
      const beside = selection.allBut(name)
      const chosen = chosenValues(query, name)
      const values = [...catalogue.attributes[name].values()]
        .map(({ value, title, swatch, products }) => ({ value, title, swatch, count: countOfBoth(products, beside) }))
        .filter(({ value, count }) => count > 0 || chosen.includes(value))
      return { name, values }
    }),
    kinds: (['GOODS', 'SERVICE'] as const)
      .map((kind) => ({ kind, count: countOfBoth(catalogue.kinds[kind], selection.allBut('kind')) }))
      .filter(({ kind, count }) => count > 0 || kind === query.kind),
    ratings: [5, 4, 3, 2, 1]
      .map((rating) => ({ rating, count: ratedCount(catalogue, rating, selection.allBut('rating')) }))
      .filter(({ rating, count }) => count > 0 || rating === query.rating),
    price: priceRange(catalogue, selection.allBut('price')),
    in_stock: countOfBoth(catalogue.available, selection.allBut('in_stock')),
    on_sale: countOfBoth(catalogue.onSale, selection.allBut('on_sale')),
  }
}

// Where categories narrow one another, a further one is counted beside those already chosen.
function categoryFacet(catalogue: Catalogue, query: ProductQuery, selection: Selection) {
  const beside = narrowsCategories(query) ? selection.chosen : selection.allBut('categories')
  const chosen = new Set(query.category_ids?.map((id) => id.toLowerCase()))
  return [...catalogue.categories.values()]
    .map(({ id, title, slug, products }) => ({ _id: id, title, slug, count: countOfBoth(products, beside) }))
    .filter(({ _id, count }) => count > 0 || chosen.has(_id))
}

function ratedCount(catalogue: Catalogue, rating: number, beside: ProductSet): number {
  const rated = catalogue.ratedAtLeast[rating]
  return rated ? countOfBoth(rated, beside) : 0
}

function priceRange({ prices: { cents, places } }: Catalogue, beside: ProductSet) {
  const first = places.findIndex((place) => isIn(beside, place))
  const last = places.findLastIndex((place) => isIn(beside, place))
  const [min, max] = [cents[first], cents[last]]
  return { min: min === undefined ? null : toDollars(min), max: max === undefined ? null : toDollars(max) }
}
