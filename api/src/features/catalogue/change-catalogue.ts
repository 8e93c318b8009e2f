import { salePrice } from '../prices/prices-service.ts'
import {
  type AttributeName,
  type AttributeValue,
  attributeValues,
  type Catalogue,
  type CatalogueCategory,
  type Kind,
  placeOfNumber,
  type ProductFacts,
  type VariantFacts,
} from './catalogue.ts'
import { makeRoom } from './new-catalogue.ts'
import { addTo, isIn, removeFrom } from './product-set.ts'

export type ProductRow = Pick<ProductFacts, 'titles' | 'categoryIds'> & {
  number: number
  id: string
  kind: Kind
  rank: number
  ratingSum: number
  ratingCount: number
  /** Milliseconds since 1970. */
  publishedAt: number
  isShown: boolean
  variants: (Omit<VariantFacts, 'cents'> & { cents: number | null })[]
  /** The search terms, if requested. */
  terms: string[] | null
  /** The ids of the available variants. */
  available: string[] | null
}

/** Writes product rows into the columns; returns their places. */
export function putProducts(catalogue: Catalogue, rows: readonly ProductRow[]): number[] {
  const lines = categoryLines(catalogue)
  return rows.map((row) => {
    const place = placeFor(catalogue, row.number)
    leaveSets(catalogue, place, lines)
    putVariants(catalogue, place, row)
    putProduct(catalogue, place, row)
    enterSets(catalogue, place, row, lines)
    forget(catalogue, place)
    if (row.terms) refile(catalogue, place, row.terms)
    return place
  })
}

/** Updates the term sets for a changed product. */
function refile({ termSets }: Catalogue, place: number, terms: readonly string[]): void {
  const own = new Set(terms)
  for (const [term, set] of termSets) {
    if (own.has(term)) addTo(set, place)
    else removeFrom(set, place)
  }
}

/** Removes products that are no longer visible from the sets. */
export function hideProducts(catalogue: Catalogue, places: readonly number[]): void {
  const lines = categoryLines(catalogue)
  for (const place of places) {
    leaveSets(catalogue, place, lines)
    forget(catalogue, place)
  }
}

function forget(catalogue: Catalogue, place: number): void {
  catalogue.written.delete(place)
  catalogue.foldedTitles.delete(place)
}

function placeFor(catalogue: Catalogue, number: number): number {
  const known = placeOfNumber(catalogue, number)
  if (known !== undefined) return known
  const place = catalogue.size
  makeRoom(catalogue, place + 1, 0)
  catalogue.size += 1
  const last = place === 0 ? 0 : (catalogue.products.numbers[place - 1] ?? 0)
  if (place === catalogue.rising && number > last) catalogue.rising += 1
  else catalogue.placeByLateNumber.set(number, place)
  catalogue.products.numbers[place] = number
  return place
}

function putVariants(catalogue: Catalogue, place: number, row: ProductRow): void {
  const { products } = catalogue
  const count = row.variants.length
  if (count > (products.variantCounts[place] ?? 0)) {
    // The previous slots stay unused.
    products.firstVariants[place] = catalogue.variantSize
    makeRoom(catalogue, 0, catalogue.variantSize + count)
    catalogue.variantSize += count
  }
  products.variantCounts[place] = count
  const { variants } = catalogue
  const first = products.firstVariants[place] ?? 0
  for (const [index, { id, cents, originalCents, percent, points, attributes }] of row.variants.entries()) {
    const at = first + index
    variants.ids.set(at, id)
    variants.cents[at] = cents ?? salePrice(originalCents, percent)
    variants.originalCents[at] = originalCents
    variants.percents[at] = percent
    variants.points[at] = points ?? -1
    variants.traits[at] = catalogue.traits.indexOf(attributes)
    if (row.available?.includes(id)) addTo(catalogue.availableVariants, at)
    if (percent > 0) addTo(catalogue.variantsOnSale, at)
  }
}

function putProduct(catalogue: Catalogue, place: number, row: ProductRow): void {
  const { products } = catalogue
  products.ids.set(place, row.id)
  products.titles.set(place, row.titles)
  products.ranks[place] = row.rank
  products.ratingSums[place] = row.ratingSum
  products.ratingCounts[place] = row.ratingCount
  products.publishedAt[place] = row.publishedAt
  products.categoryLists[place] = catalogue.categoryLists.indexOf(row.categoryIds)
  products.cents[place] = leastCents(catalogue, place)
}

/** The lowest price of the available variants, or of all when none is available. */
export function leastCents(catalogue: Catalogue, place: number, isMeant?: (variant: number) => boolean): number {
  const { products, variants, availableVariants } = catalogue
  const first = products.firstVariants[place] ?? 0
  const end = first + (products.variantCounts[place] ?? 0)
  let [bookable, least] = [Infinity, Infinity]
  for (let at = first; at < end; at += 1) {
    if (isMeant && !isMeant(at)) continue
    const cents = variants.cents[at] ?? Infinity
    if (cents < least) least = cents
    if (cents < bookable && isIn(availableVariants, at)) bookable = cents
  }
  return bookable < Infinity ? bookable : least
}

/** Returns the categories of a category list, with their ancestors. */
type Lines = (list: number) => readonly CatalogueCategory[]

export function categoryLines(catalogue: Catalogue): Lines {
  const known = new Map<number, CatalogueCategory[]>()
  return (list) => {
    const before = known.get(list)
    if (before) return before
    const ids = catalogue.categoryLists.at(list)
    // The list of a new product may not exist yet.
    if (!ids) return []
    const line = new Set<CatalogueCategory>()
    for (const id of ids) {
      for (let one = catalogue.categories.get(id); one; one = catalogue.categories.get(one.parentId ?? ''))
        line.add(one)
    }
    known.set(list, [...line])
    return [...line]
  }
}

function leaveSets(catalogue: Catalogue, place: number, lines: Lines): void {
  const { products, variants } = catalogue
  const values = valuesOfTraits(catalogue)
  for (const set of [catalogue.everything, catalogue.available, catalogue.onSale, ...catalogue.ratedAtLeast])
    removeFrom(set, place)
  for (const set of Object.values(catalogue.kinds)) removeFrom(set, place)
  for (const { products: set } of lines(products.categoryLists[place] ?? 0)) removeFrom(set, place)
  const first = products.firstVariants[place] ?? 0
  for (let at = first; at < first + (products.variantCounts[place] ?? 0); at += 1) {
    removeFrom(catalogue.availableVariants, at)
    removeFrom(catalogue.variantsOnSale, at)
    for (const value of values[variants.traits[at] ?? 0] ?? []) {
      removeFrom(value.products, place)
    }
  }
}

function enterSets(catalogue: Catalogue, place: number, row: ProductRow, lines: Lines): void {
  addTo(catalogue.kinds[row.kind], place)
  if (!row.isShown) return
  addTo(catalogue.everything, place)
  const { products, variants } = catalogue
  const values = valuesOfTraits(catalogue)
  for (let rating = 1; rating <= 5; rating += 1) {
    const set = catalogue.ratedAtLeast[rating]
    if (set && row.ratingCount > 0 && row.ratingSum >= rating * row.ratingCount) addTo(set, place)
  }
  for (const { products: set } of lines(products.categoryLists[place] ?? 0)) addTo(set, place)
  const first = products.firstVariants[place] ?? 0
  for (let at = first; at < first + row.variants.length; at += 1) {
    if (isIn(catalogue.variantsOnSale, at)) addTo(catalogue.onSale, place)
    for (const value of values[variants.traits[at] ?? 0] ?? []) {
      addTo(value.products, place)
    }
  }
  if (row.available) addTo(catalogue.available, place)
}

const valuesByTree = new WeakMap<Catalogue['attributes'], AttributeValue[][]>()

/** The attribute values of each combination of traits; many variants share few combinations. */
export function valuesOfTraits({ traits, attributes }: Catalogue): readonly AttributeValue[][] {
  const values = valuesByTree.get(attributes) ?? []
  valuesByTree.set(attributes, values)
  for (const combination of traits.all().slice(values.length)) {
    const entries = Object.entries(combination) as [AttributeName, string][]
    values.push(entries.flatMap(([name, value]) => attributes[name]?.get(value) ?? []))
  }
  return values
}

/** Fills the sets of categories and attribute values after the tree has been read again. */
export function fillTreeSets(catalogue: Catalogue): void {
  for (const category of catalogue.categories.values()) category.products = new Uint32Array(catalogue.room / 32)
  for (const value of attributeValues(catalogue)) value.products = new Uint32Array(catalogue.room / 32)
  const lines = categoryLines(catalogue)
  const values = valuesOfTraits(catalogue)
  const { products, variants } = catalogue
  for (let place = 0; place < catalogue.size; place += 1) {
    if (!isIn(catalogue.everything, place)) continue
    for (const { products: set } of lines(products.categoryLists[place] ?? 0)) addTo(set, place)
    const first = products.firstVariants[place] ?? 0
    for (let at = first; at < first + (products.variantCounts[place] ?? 0); at += 1) {
      for (const value of values[variants.traits[at] ?? 0] ?? []) {
        addTo(value.products, place)
      }
    }
  }
}
