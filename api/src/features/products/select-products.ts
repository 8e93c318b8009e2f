import { attributeNames } from '@fitout/contract/products.ts'
import {
  type AttributeName,
  type Catalogue,
  intersectionOf,
  placeOfId,
  type ProductSet,
  setOf,
  unionOf,
  without,
} from '../catalogue/catalogue-service.ts'
import type { FilterName, ProductQuery } from './product-query.ts'
import { bitOf, type VariantConditions, variantConditions, withPassingVariant } from './shown-variant.ts'

export type Selection = {
  conditions: VariantConditions
  /** The products that match all filters. */
  chosen: ProductSet
  /** The products that match all filters except the named one. */
  allBut: (name: FilterName) => Promise<ProductSet>
  /** As `allBut`, before checking that a single variant matches all filters on variants. */
  beside: (name: FilterName) => ProductSet
}

/**
 * Values of one filter are alternatives, filters are combined; `found` holds the results of the keyword and the slug.
 */
export async function selectProducts(
  catalogue: Catalogue,
  query: ProductQuery,
  found: readonly ProductSet[],
): Promise<Selection> {
  const conditions = variantConditions(catalogue, query)
  const filters = new Map<FilterName, ProductSet>()
  const set = (name: FilterName, products: ProductSet | undefined) => products && filters.set(name, products)
  set('categories', inCategories(catalogue, query))
  set('kind', query.kind && catalogue.kinds[query.kind])
  set('price', conditions.asked & bitOf('price') ? catalogue.everything : undefined)
  set('in_stock', flagged(catalogue, catalogue.available, query.in_stock))
  set('on_sale', flagged(catalogue, catalogue.onSale, query.on_sale))
  set('rating', query.rating === undefined ? undefined : catalogue.ratedAtLeast[query.rating])
  for (const name of attributeNames) set(name, withAttribute(catalogue, name, chosenValues(query, name)))
  set('others', namedProducts(catalogue, query, found))

  const kept = new Map<FilterName | undefined, ProductSet>()
  const beside = (but?: FilterName): ProductSet => {
    const others = [...filters].flatMap(([name, products]) => (name === but ? [] : [products]))
    const products = kept.get(but) ?? common(catalogue, others)
    kept.set(but, products)
    return products
  }
  const chosen = await withPassingVariant(catalogue, beside(), conditions)
  return {
    conditions,
    chosen,
    beside: (name) => (filters.has(name) ? beside(name) : chosen),
    allBut: async (name) =>
      filters.has(name) ? withPassingVariant(catalogue, beside(name), conditions, name) : chosen,
  }
}

/** The visible products in all of the sets. */
function common({ everything }: Catalogue, sets: readonly ProductSet[]): ProductSet {
  const [first, ...others] = sets.filter((products) => products !== everything)
  return first ? intersectionOf([first, everything, ...others]) : everything
}

export function chosenValues(query: ProductQuery, name: AttributeName): string[] {
  return query[`attributes[${name}]`] ?? []
}

export function narrowsCategories(query: ProductQuery): boolean {
  return query.logic_gate.toUpperCase() === 'AND'
}

function inCategories(catalogue: Catalogue, query: ProductQuery): ProductSet | undefined {
  if (!query.category_ids?.length) return undefined
  const size = catalogue.room
  const [first = setOf([], size), ...others] = query.category_ids.map(
    (id) => catalogue.categories.get(id.toLowerCase())?.products ?? setOf([], size),
  )
  return narrowsCategories(query) ? intersectionOf([first, ...others]) : unionOf([first, ...others], size)
}

function withAttribute(catalogue: Catalogue, name: AttributeName, values: string[]): ProductSet | undefined {
  if (values.length === 0) return undefined
  const sets = values.flatMap((value) => catalogue.attributes[name].get(value)?.products ?? [])
  return unionOf(sets, catalogue.room)
}

function flagged(catalogue: Catalogue, products: ProductSet, wanted: boolean | undefined): ProductSet | undefined {
  if (wanted === undefined) return undefined
  return wanted ? products : without(catalogue.everything, products)
}

function namedProducts(
  catalogue: Catalogue,
  query: ProductQuery,
  found: readonly ProductSet[],
): ProductSet | undefined {
  const size = catalogue.room
  const placesOf = (ids: string[]) => ids.flatMap((id) => placeOfId(catalogue, id) ?? [])
  const sets: ProductSet[] = [...found]
  if (query.ids?.length) sets.push(setOf(placesOf(query.ids), size))
  if (query.exclude_ids?.length) sets.push(without(catalogue.everything, setOf(placesOf(query.exclude_ids), size)))
  return sets.length > 0 ? intersectionOf([catalogue.everything, ...sets]) : undefined
}
