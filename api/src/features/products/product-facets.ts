import { toDollars } from '@fitout/contract/money.ts'
import { attributeNames, type productFacets } from '@fitout/contract/products.ts'
import type { z } from 'zod'
import {
  attributeValues,
  type Catalogue,
  categoryLines,
  countOfBoth,
  isIn,
  placesIn,
  type ProductSet,
  valuesOfTraits,
} from '../catalogue/catalogue-service.ts'
import type { FilterName, ProductQuery } from './product-query.ts'
import { chosenValues, narrowsCategories, type Selection } from './select-products.ts'
import { bitOf } from './shown-variant.ts'

type Facets = z.input<typeof productFacets>

const mostEntries = 200

/** The facets of a query, independent of page and order; cached until the catalogue changes. */
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
 * Counts the products for each value, given the other filters. A value without results is only included while it is
 * chosen, so that it can be removed.
 */
function countFacets(catalogue: Catalogue, query: ProductQuery, selection: Selection): Facets {
  const tally = tallies(catalogue, selection)
  return {
    categories: categoryFacet(catalogue, query, selection),
    attributes: attributeNames.map((name) => {
      const { counts } = tally(name)
      const chosen = chosenValues(query, name)
      const values = [...catalogue.attributes[name].values()]
        .map(({ value, title, swatch, index }) => ({ value, title, swatch, count: counts[index] ?? 0 }))
        .filter(({ value, count }) => count > 0 || chosen.includes(value))
      return { name, values }
    }),
    kinds: (['GOODS', 'SERVICE'] as const)
      .map((kind) => ({ kind, count: countOfBoth(catalogue.kinds[kind], selection.allBut('kind')) }))
      .filter(({ kind, count }) => count > 0 || kind === query.kind),
    ratings: [5, 4, 3, 2, 1]
      .map((rating) => ({ rating, count: ratedCount(catalogue, rating, selection.allBut('rating')) }))
      .filter(({ rating, count }) => count > 0 || rating === query.rating),
    price: tally('price').price,
    in_stock: tally('in_stock').available,
    on_sale: tally('on_sale').onSale,
  }
}

// Where categories are combined with AND, a further one is counted within those already chosen.
function categoryFacet(catalogue: Catalogue, query: ProductQuery, selection: Selection) {
  const counts = countByCategory(
    catalogue,
    narrowsCategories(query) ? selection.chosen : selection.allBut('categories'),
  )
  const chosen = new Set(query.category_ids?.map((id) => id.toLowerCase()))
  return [...catalogue.categories.values()]
    .map(({ id, title, slug }) => ({ _id: id, title, slug, count: counts.get(id) ?? 0 }))
    .filter(({ _id, count }) => count > 0 || chosen.has(_id))
}

/** Products share few category lists, so each product increments a single counter. */
function countByCategory(catalogue: Catalogue, products: ProductSet): Map<string, number> {
  const { categoryLists, facets, everything } = catalogue
  const known = products === everything ? facets.get('categories of everything') : undefined
  if (known) return known as Map<string, number>
  const lists = [...categoryLists.all()]
  const byList = new Uint32Array(lists.length)
  const listAt = catalogue.products.categoryLists
  for (const place of placesIn(products)) {
    const list = listAt[place] ?? 0
    byList[list] = (byList[list] ?? 0) + 1
  }
  const counts = new Map<string, number>()
  const lineOf = categoryLines(catalogue)
  for (const [list, count] of byList.entries()) {
    if (count > 0) for (const { id } of lineOf(list)) counts.set(id, (counts.get(id) ?? 0) + count)
  }
  if (products === everything) facets.set('categories of everything', counts)
  return counts
}

function ratedCount(catalogue: Catalogue, rating: number, beside: ProductSet): number {
  const rated = catalogue.ratedAtLeast[rating]
  return rated ? countOfBoth(rated, beside) : 0
}

type Tally = {
  /** The number of products with a matching variant, by index of the value. */
  counts: Uint32Array
  available: number
  onSale: number
  price: Facets['price']
}

/** Counts for each filter, given the others; filters that leave the same products share one pass over them. */
function tallies(catalogue: Catalogue, selection: Selection): (name: FilterName) => Tally {
  const known = new Map<ProductSet, Tally>()
  return (name) => {
    const beside = selection.beside(name)
    const tally = known.get(beside) ?? tallyOf(catalogue, selection, beside, name)
    known.set(beside, tally)
    return tally
  }
}

/** Counts only variants that match all filters on variants by themselves, except the named filter. */
function tallyOf(catalogue: Catalogue, { conditions }: Selection, beside: ProductSet, but: FilterName): Tally {
  const { availableVariants, variantsOnSale } = catalogue
  const { firstVariants, variantCounts } = catalogue.products
  const { cents, traits } = catalogue.variants
  const { fails } = conditions
  const relevant = conditions.asked & ~bitOf(but)
  const values = valuesOfTraits(catalogue)
  const size = attributeValues(catalogue).length
  const counts = new Uint32Array(size)
  // The last product counted per value, so that several variants with it count once.
  const counted = new Int32Array(size).fill(-1)
  let available = 0
  let onSale = 0
  let least = Infinity
  let most = -Infinity
  for (const product of placesIn(beside)) {
    const first = firstVariants[product] ?? 0
    const end = first + (variantCounts[product] ?? 0)
    let isAvailable = false
    let isOnSale = false
    for (let at = first; at < end; at += 1) {
      if (relevant !== 0 && fails(at, relevant)) continue
      isAvailable ||= isIn(availableVariants, at)
      isOnSale ||= isIn(variantsOnSale, at)
      const price = cents[at] ?? 0
      if (price < least) least = price
      if (price > most) most = price
      for (const { index } of values[traits[at] ?? 0] ?? []) {
        if (counted[index] === product) continue
        counted[index] = product
        counts[index] = (counts[index] ?? 0) + 1
      }
    }
    if (isAvailable) available += 1
    if (isOnSale) onSale += 1
  }
  return {
    counts,
    available,
    onSale,
    price: most < least ? { min: null, max: null } : { min: toDollars(least), max: toDollars(most) },
  }
}
