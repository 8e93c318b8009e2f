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
import { passingVariants, productsOf, type VariantConditions, variantConditions } from './shown-variant.ts'

export type Selection = {
  conditions: VariantConditions
  /** What all filters leave. */
  chosen: ProductSet
  /** What all filters but the named one leave. */
  allBut: (name: FilterName) => ProductSet
}

/** Values within one filter widen it, filters narrow one another; `found` is what keyword and address found. */
export function selectProducts(catalogue: Catalogue, query: ProductQuery, found: readonly ProductSet[]): Selection {
  const conditions = variantConditions(catalogue, query)
  const filters = new Map<FilterName, ProductSet>()
  const set = (name: FilterName, products: ProductSet | undefined) => products && filters.set(name, products)
  const priced = conditions.get('price')
  set('categories', inCategories(catalogue, query))
  set('kind', query.kind && catalogue.kinds[query.kind])
  set('price', priced && productsOf(catalogue, priced))
  set('in_stock', flagged(catalogue, catalogue.available, query.in_stock))
  set('on_sale', flagged(catalogue, catalogue.onSale, query.on_sale))
  set('rating', query.rating === undefined ? undefined : catalogue.ratedAtLeast[query.rating])
  for (const name of attributeNames) set(name, withAttribute(catalogue, name, chosenValues(query, name)))
  set('others', namedProducts(catalogue, query, found))

  // One version has to fulfil by itself what is asked of versions.
  const jointly = (products: ProductSet, but?: FilterName) => {
    if ([...conditions.keys()].filter((name) => name !== but).length < 2) return products
    const passing = passingVariants(conditions, but)
    return passing ? intersectionOf([products, productsOf(catalogue, passing)]) : products
  }
  const chosen = jointly(intersectionOf([catalogue.everything, ...filters.values()]))
  return {
    conditions,
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
