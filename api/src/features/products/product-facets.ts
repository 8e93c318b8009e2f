import { toDollars } from '@fitout/contract/money.ts'
import { attributeNames, productFacets } from '@fitout/contract/products.ts'
import { parseAnswer } from '@fitout/contract/wire.ts'
import type { z } from 'zod'
import { join, Written } from '../../http/written.ts'
import {
  type AttributeName,
  attributeValues,
  type AttributeValue,
  type Catalogue,
  type CatalogueCategory,
  categoryLines,
  countOfBoth,
  forEachInTurns,
  isIn,
  type ProductSet,
  valuesOfTraits,
} from '../catalogue/catalogue-service.ts'
import type { FilterName, ProductQuery } from './product-query.ts'
import { chosenValues, narrowsCategories, type Selection } from './select-products.ts'
import { bitOf } from './shown-variant.ts'

type Facets = z.output<typeof productFacets>

const mostEntries = 200

const { categories: categoryFacets, attributes: attributeFacets } = productFacets.shape

const countedCategory = withCount(categoryFacets.element, ({ id, title, slug }: CatalogueCategory) => ({
  _id: id,
  title,
  slug,
}))
const countedValue = withCount(attributeFacets.element.shape.values.element, (value: AttributeValue) => value)

/** All but the count is the same in all facets: it is checked and written once for each object of the tree. */
function withCount<Facet extends { count: number }, One extends object>(
  schema: z.ZodType<Facet>,
  nameOf: (one: One) => Omit<Facet, 'count'>,
): (one: One, count: number) => Written<Facet> {
  const names = new WeakMap<One, { name: Facet; json: string }>()
  return (one, count) => {
    let known = names.get(one)
    if (!known) {
      const name = parseAnswer(schema, { ...nameOf(one), count: 0 })
      known = { name, json: JSON.stringify(name).replace(/"count":0}$/, '"count":') }
      names.set(one, known)
    }
    return new Written(`${known.json}${count}}`, { value: () => ({ ...known.name, count }) })
  }
}

/** The facets of a query, independent of page and order; cached until the catalogue changes. */
export async function facetsOf(
  catalogue: Catalogue,
  query: ProductQuery,
  selection: Selection,
): Promise<Written<Facets>> {
  const { page: _page, per_page: _size, after: _after, sort_by: _sort, sort_order: _order, ...filters } = query
  return kept(catalogue, JSON.stringify(filters), () => countFacets(catalogue, query, selection))
}

/** Cached unless the catalogue changes while this is counted: then it may be off by the change. */
async function kept<Counted>(catalogue: Catalogue, key: string, count: () => Promise<Counted>): Promise<Counted> {
  const { facets, version } = catalogue
  const known = facets.get(key)
  if (known) return known as Counted
  const counted = await count()
  if (version !== catalogue.version) return counted
  const [oldest] = facets.keys()
  if (facets.size >= mostEntries && oldest !== undefined) facets.delete(oldest)
  facets.set(key, counted)
  return counted
}

/**
 * Counts the products for each value, given the other filters. A value without results is only included while it is
 * chosen, so that it can be removed.
 */
async function countFacets(catalogue: Catalogue, query: ProductQuery, selection: Selection): Promise<Written<Facets>> {
  const { attributes } = catalogue
  const tally = tallies(catalogue, selection)
  const attribute = async (name: AttributeName) => {
    const { counts } = await tally(name)
    const chosen = chosenValues(query, name)
    const values = [...attributes[name].values()]
      .filter(({ value, index }) => counts[index] || chosen.includes(value))
      .map((one) => countedValue(one, counts[one.index] ?? 0))
    return join<Facets['attributes'][number]>({ name, values })
  }
  const ofAnyKind = await selection.allBut('kind')
  const ofAnyRating = await selection.allBut('rating')
  return join<Facets>({
    categories: await categoryFacet(catalogue, query, selection),
    attributes: await Promise.all(attributeNames.map(attribute)),
    kinds: (['GOODS', 'SERVICE'] as const)
      .map((kind) => ({ kind, count: countOfBoth(catalogue.kinds[kind], ofAnyKind) }))
      .filter(({ kind, count }) => count > 0 || kind === query.kind),
    ratings: [5, 4, 3, 2, 1]
      .map((rating) => ({ rating, count: ratedCount(catalogue, rating, ofAnyRating) }))
      .filter(({ rating, count }) => count > 0 || rating === query.rating),
    price: (await tally('price')).price,
    in_stock: (await tally('in_stock')).available,
    on_sale: (await tally('on_sale')).onSale,
  })
}

// Where categories are combined with AND, a further one is counted within those already chosen.
async function categoryFacet(catalogue: Catalogue, query: ProductQuery, selection: Selection) {
  const counts = await countByCategory(
    catalogue,
    narrowsCategories(query) ? selection.chosen : await selection.allBut('categories'),
  )
  const chosen = new Set(query.category_ids?.map((id) => id.toLowerCase()))
  return [...catalogue.categories.values()]
    .filter(({ id }) => counts.get(id) || chosen.has(id))
    .map((category) => countedCategory(category, counts.get(category.id) ?? 0))
}

async function countByCategory(catalogue: Catalogue, products: ProductSet): Promise<Map<string, number>> {
  if (products !== catalogue.everything) return countByLine(catalogue, products)
  return kept(catalogue, 'categories of everything', () => countByLine(catalogue, products))
}

/** Products share few category lists, so each product increments a single counter. */
async function countByLine(catalogue: Catalogue, products: ProductSet): Promise<Map<string, number>> {
  const { categoryLists } = catalogue
  const byList = new Uint32Array([...categoryLists.all()].length)
  const listAt = catalogue.products.categoryLists
  await forEachInTurns(products, (place) => {
    const list = listAt[place] ?? 0
    byList[list] = (byList[list] ?? 0) + 1
  })
  const counts = new Map<string, number>()
  const lineOf = categoryLines(catalogue)
  for (const [list, count] of byList.entries()) {
    if (count > 0) for (const { id } of lineOf(list)) counts.set(id, (counts.get(id) ?? 0) + count)
  }
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
function tallies(catalogue: Catalogue, selection: Selection): (name: FilterName) => Promise<Tally> {
  const known = new Map<ProductSet, Promise<Tally>>()
  return (name) => {
    const beside = selection.beside(name)
    const tally = known.get(beside) ?? tallyOf(catalogue, selection, beside, name)
    known.set(beside, tally)
    return tally
  }
}

/** Counts only variants that match all filters on variants by themselves, except the named filter. */
async function tallyOf(
  catalogue: Catalogue,
  { conditions }: Selection,
  beside: ProductSet,
  but: FilterName,
): Promise<Tally> {
  const relevant = conditions.asked & ~bitOf(but)
  const fails = (variant: number) => relevant !== 0 && conditions.fails(variant, relevant)
  if (relevant !== 0 || beside !== catalogue.everything) return tallyVariants(catalogue, beside, fails)
  return kept(catalogue, 'tally of everything', () => tallyVariants(catalogue, beside, fails))
}

async function tallyVariants(
  catalogue: Catalogue,
  products: ProductSet,
  fails: (variant: number) => boolean,
): Promise<Tally> {
  const { availableVariants, variantsOnSale } = catalogue
  const { firstVariants, variantCounts } = catalogue.products
  const { cents, traits } = catalogue.variants
  const values = valuesOfTraits(catalogue)
  const size = attributeValues(catalogue).length
  const counts = new Uint32Array(size)
  // The last product counted per value, so that several variants with it count once.
  const counted = new Int32Array(size).fill(-1)
  let available = 0
  let onSale = 0
  let least = Infinity
  let most = -Infinity
  await forEachInTurns(products, (product) => {
    const first = firstVariants[product] ?? 0
    const end = first + (variantCounts[product] ?? 0)
    let isAvailable = false
    let isOnSale = false
    for (let at = first; at < end; at += 1) {
      if (fails(at)) continue
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
  })
  return {
    counts,
    available,
    onSale,
    price: most < least ? { min: null, max: null } : { min: toDollars(least), max: toDollars(most) },
  }
}
