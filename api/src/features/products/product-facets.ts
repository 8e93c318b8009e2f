import { toDollars } from '@fitout/contract/money.ts'
import { attributeNames, type productFacets } from '@fitout/contract/products.ts'
import type { z } from 'zod'
import {
  addTo,
  type Catalogue,
  countOf,
  countOfBoth,
  emptySet,
  forEachIn,
  intersectionOf,
  isIn,
  type ProductSet,
} from '../catalogue/catalogue-service.ts'
import type { FilterName, ProductQuery } from './product-query.ts'
import { chosenValues, narrowsCategories, type Selection } from './select-products.ts'
import { passingVariants, productsOf, type VariantConditions } from './shown-variant.ts'

type Facets = z.input<typeof productFacets>

const mostEntries = 200

/** What is counted of a query, whatever page of it is shown and in what order; counted once until something changes. */
export function facetsOf(catalogue: Catalogue, query: ProductQuery, selection: Selection): Facets {
  const { page: _page, per_page: _size, after: _after, sort_by: _sort, sort_order: _order, ...filters } = query
  const key = JSON.stringify(filters)
  const known = catalogue.facets.get(key)
  if (known) return known as Facets
  const counted = countFacets(catalogue, query, selection)
  const [oldest] = catalogue.facets.keys()
  if (catalogue.facets.size >= mostEntries && oldest !== undefined) catalogue.facets.delete(oldest)
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
      const countOfValue = counterBeside(catalogue, conditions, name, selection.allBut(name))
      const chosen = chosenValues(query, name)
      const values = [...catalogue.attributes[name].values()]
        .map(({ value, title, swatch, ...fitting }) => ({ value, title, swatch, count: countOfValue(fitting) }))
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
    in_stock: counterBeside(
      catalogue,
      conditions,
      'in_stock',
      selection.allBut('in_stock'),
    )({ products: catalogue.available, variants: catalogue.availableVariants }),
    on_sale: counterBeside(
      catalogue,
      conditions,
      'on_sale',
      selection.allBut('on_sale'),
    )({ products: catalogue.onSale, variants: catalogue.variantsOnSale }),
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

type Fitting = { products: ProductSet; variants: ProductSet }

/** Counts the products beside of which one version fulfils a condition, and all the others but the named one. */
function counterBeside(
  catalogue: Catalogue,
  conditions: VariantConditions,
  name: FilterName,
  beside: ProductSet,
): (fitting: Fitting) => number {
  const passing = passingVariants(conditions, name)
  if (!passing) return ({ products }) => countOfBoth(products, beside)
  const { owners } = catalogue.variants
  // Few of very many, so that each value that is counted has few to look at.
  const within = emptySet(catalogue.variantRoom)
  forEachIn(passing, (place) => isIn(beside, owners[place] ?? 0) && addTo(within, place))
  return ({ variants }) => countOf(productsOf(catalogue, intersectionOf([within, variants])))
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
