import { toDollars } from '@fitout/contract/money.ts'
import { attributeNames, type productFacets } from '@fitout/contract/products.ts'
import type { z } from 'zod'
import {
  type Catalogue,
  countOfBoth,
  forEachIn,
  intersectionOf,
  isIn,
  type ProductSet,
} from '../catalogue/catalogue-service.ts'
import type { FilterName, ProductQuery } from './product-query.ts'
import { chosenValues, narrowsCategories, type Selection } from './select-products.ts'
import { passingVariants, productsOf, type VariantConditions } from './shown-variant.ts'

type Facets = z.input<typeof productFacets>

const keptAtMost = 200

/** What is counted of a query, whatever page of it is shown and in what order; counted once until something changes. */
export function facetsOf(catalogue: Catalogue, query: ProductQuery, selection: Selection): Facets {
  const { page: _page, per_page: _size, after: _after, sort_by: _sort, sort_order: _order, ...filters } = query
  const key = JSON.stringify(filters)
  const known = catalogue.facets.get(key)
  if (known) return known as Facets
  const counted = countFacets(catalogue, query, selection)
  const [oldest] = catalogue.facets.keys()
  if (catalogue.facets.size >= keptAtMost && oldest !== undefined) catalogue.facets.delete(oldest)
  catalogue.facets.set(key, counted)
  return counted
}

/**
 * How many products each value would leave beside the other filters. A value that would leave none is shown only
 * while it is chosen, so that it can be taken back.
 */
function countFacets(catalogue: Catalogue, query: ProductQuery, selection: Selection): Facets {
  const { conditions } = selection
  return {
    categories: categoryFacet(catalogue, query, selection),
    attributes: attributeNames.map((name) => {
      const beside = selection.allBut(name)
      const chosen = chosenValues(query, name)
      const values = [...catalogue.attributes[name].values()]
        .map(({ value, title, swatch, products, variants }) => ({
          value,
          title,
          swatch,
          count: countWith(catalogue, conditions, name, { products, variants }, beside),
        }))
        .filter(({ value, count }) => count > 0 || chosen.includes(value))
      return { name, values }
    }),
    kinds: (['GOODS', 'SERVICE'] as const)
      .map((kind) => ({ kind, count: countOfBoth(catalogue.kinds[kind], selection.allBut('kind')) }))
      .filter(({ kind, count }) => count > 0 || kind === query.kind),
    ratings: [5, 4, 3, 2, 1]
      .map((rating) => ({ rating, count: ratedCount(catalogue, rating, selection.allBut('rating')) }))
      .filter(({ rating, count }) => count > 0 || rating === query.rating),
    price: priceRange(catalogue, conditions, selection.allBut('price')),
    in_stock: countWith(
      catalogue,
      conditions,
      'in_stock',
      { products: catalogue.available, variants: catalogue.availableVariants },
      selection.allBut('in_stock'),
    ),
    on_sale: countWith(
      catalogue,
      conditions,
      'on_sale',
      { products: catalogue.onSale, variants: catalogue.variantsOnSale },
      selection.allBut('on_sale'),
    ),
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

/** How many of the products beside have one version that fulfils this condition and all the others. */
function countWith(
  catalogue: Catalogue,
  conditions: VariantConditions,
  name: FilterName,
  fitting: { products: ProductSet; variants: ProductSet },
  beside: ProductSet,
): number {
  const passing = passingVariants(conditions, name)
  if (!passing) return countOfBoth(fitting.products, beside)
  return countOfBoth(productsOf(catalogue, intersectionOf([passing, fitting.variants])), beside)
}

function priceRange(catalogue: Catalogue, conditions: VariantConditions, beside: ProductSet) {
  const { products, variants } = catalogue
  let [least, most] = [Infinity, -Infinity]
  const take = (place: number) => {
    const cents = variants.cents[place] ?? 0
    if (cents < least) least = cents
    if (cents > most) most = cents
  }
  const passing = passingVariants(conditions, 'price')
  if (passing) forEachIn(passing, (place) => isIn(beside, variants.owners[place] ?? 0) && take(place))
  else
    forEachIn(beside, (product) => {
      const first = products.firstVariants[product] ?? 0
      for (let index = 0; index < (products.variantCounts[product] ?? 0); index += 1) take(first + index)
    })
  return most < least ? { min: null, max: null } : { min: toDollars(least), max: toDollars(most) }
}
