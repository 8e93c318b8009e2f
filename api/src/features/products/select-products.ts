import { toCents } from '@fitout/contract/money.ts'
import { attributeNames } from '@fitout/contract/products.ts'
import {
  type AttributeName,
  type Catalogue,
  intersectionOf,
  isIn,
  type ProductSet,
  setOf,
  unionOf,
  without,
} from '../catalogue/catalogue-service.ts'
import type { FilterName, ProductQuery } from './product-query.ts'
import { hasPassing, variantConditions } from './shown-variant.ts'

export type Selection = {
  /** What all filters leave. */
  chosen: ProductSet
  /** What all filters but the named one leave. */
  allBut: (name: FilterName) => ProductSet
}

/** Values within one filter widen it, filters narrow one another; `found` is what the keyword found. */
export function selectProducts(catalogue: Catalogue, query: ProductQuery, found: ProductSet | undefined): Selection {
  const filters = new Map<FilterName, ProductSet>()
  const set = (name: FilterName, products: ProductSet | undefined) => products && filters.set(name, products)
  set('categories', inCategories(catalogue, query))
  set('kind', query.kind && catalogue.kinds[query.kind])
  set('price', inPriceRange(catalogue, query))
  set('in_stock', flagged(catalogue, catalogue.available, query.in_stock))
  set('on_sale', flagged(catalogue, catalogue.onSale, query.on_sale))
  set('rating', query.rating === undefined ? undefined : catalogue.ratedAtLeast[query.rating])
  for (const name of attributeNames) set(name, withAttribute(catalogue, name, chosenValues(query, name)))
  set('others', namedProducts(catalogue, query, found))

  const conditions = variantConditions(query)
  // One version has to fulfil by itself what is asked of versions.
  const jointly = (products: ProductSet, but?: FilterName) => {
    if ([...conditions.keys()].filter((name) => name !== but).length < 2) return products
    const fitting = catalogue.products.filter(
      (product) => isIn(products, product.place) && hasPassing(product, conditions, but),
    )
    return setOf(
      fitting.map(({ place }) => place),
      catalogue.products.length,
    )
  }
  const chosen = jointly(intersectionOf([catalogue.everything, ...filters.values()]))
  return {
    chosen,
    allBut: (name) => {
      if (!filters.has(name)) return chosen
      const others = [...filters].filter(([other]) => other !== name).map(([, products]) => products)
      return jointly(intersectionOf([catalogue.everything, ...others]), name)
    },
  }
}

export function chosenValues(query: ProductQuery, name: AttributeName): string[] {
  return query[`attributes[${name}]`] ?? []
}

export function narrowsCategories(query: ProductQuery): boolean {
  return query.logic_gate.toUpperCase() === 'AND'
}

function inCategories(catalogue: Catalogue, query: ProductQuery): ProductSet | undefined {
  if (!query.category_ids?.length) return undefined
  const size = catalogue.products.length
  const [first = setOf([], size), ...others] = query.category_ids.map(
    (id) => catalogue.categories.get(id.toLowerCase())?.products ?? setOf([], size),
  )
  return narrowsCategories(query) ? intersectionOf([first, ...others]) : unionOf([first, ...others], size)
}

function withAttribute(catalogue: Catalogue, name: AttributeName, values: string[]): ProductSet | undefined {
  if (values.length === 0) return undefined
  const sets = values.flatMap((value) => catalogue.attributes[name].get(value)?.products ?? [])
  return unionOf(sets, catalogue.products.length)
}

/** A product lies in the range when one of its variants does. */
function inPriceRange(catalogue: Catalogue, { min_price, max_price }: ProductQuery): ProductSet | undefined {
  if (min_price === undefined && max_price === undefined) return undefined
  const least = min_price === undefined ? 0 : toCents(min_price)
  const most = max_price === undefined ? Infinity : toCents(max_price)
  const { cents, places } = catalogue.prices
  const first = firstFrom(cents, (price) => price >= least)
  const end = firstFrom(cents, (price) => price > most)
  return setOf(places.subarray(first, end), catalogue.products.length)
}

/** Where a condition begins to hold in a sorted list, and holds from there on. */
function firstFrom(sorted: Float64Array, holds: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(sorted[middle] ?? Infinity)) high = middle
    else low = middle + 1
  }
  return low
}

function flagged(catalogue: Catalogue, products: ProductSet, wanted: boolean | undefined): ProductSet | undefined {
  if (wanted === undefined) return undefined
  return wanted ? products : without(catalogue.everything, products)
}

function namedProducts(
  catalogue: Catalogue,
  query: ProductQuery,
  found: ProductSet | undefined,
): ProductSet | undefined {
  const size = catalogue.products.length
  const placesOf = (ids: string[]) => ids.flatMap((id) => catalogue.placeById.get(id.toLowerCase()) ?? [])
  const sets: ProductSet[] = found ? [found] : []
  if (query.ids?.length) sets.push(setOf(placesOf(query.ids), size))
  if (query.exclude_ids?.length) sets.push(without(catalogue.everything, setOf(placesOf(query.exclude_ids), size)))
  if (query.slug) {
    const slug = query.slug
    const places = catalogue.products.filter(({ facts }) => facts.slugs.includes(slug)).map(({ place }) => place)
    sets.push(setOf(places, size))
  }
  return sets.length > 0 ? intersectionOf([catalogue.everything, ...sets]) : undefined
}
