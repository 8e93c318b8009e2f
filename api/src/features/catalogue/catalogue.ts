import type { Words } from '@fitout/contract/locales.ts'
import type { attributeNames } from '@fitout/contract/products.ts'
import type { Cents } from '@fitout/contract/money.ts'
import type { BoundedMap } from '../../bounded-map.ts'
import type { ListingColumns } from '../../database/listing-columns.ts'
import type { IdColumn, SharedValues, WordsColumn } from './columns.ts'
import { isIn, type ProductSet } from './product-set.ts'

export type Kind = 'GOODS' | 'SERVICE'
export type AttributeName = (typeof attributeNames)[number]
export type Traits = Partial<Record<AttributeName, string>>

/**
 * The facts of a product for filters and sorting, stored beside its card; some fields are only read by the previous
 * release.
 */
export type ProductFacts = {
  titles: Words
  folded: string[]
  slugs: string[]
  /** The categories it is assigned to, without their ancestors. */
  categoryIds: string[]
  attributes: [name: AttributeName, value: string][]
  prices: Cents[]
  onSale: boolean
  /** The active variants in order; missing in rows written by a previous release. */
  variants?: VariantFacts[]
}

export type VariantFacts = {
  id: string
  /** Sale price. */
  cents: Cents
  originalCents: Cents
  percent: number
  points: number | null
  attributes: Traits
}

export type CatalogueVariant = VariantFacts & {
  /** Bit in every set of variants. */
  place: number
  isAvailable: boolean
}

/** One product, assembled from the columns. */
export type CatalogueProduct = {
  /** Bit in every set of products, for as long as this process holds the catalogue. */
  place: number
  id: string
  kind: Kind
  ratingSum: number
  ratingCount: number
  /** Milliseconds since 1970. */
  publishedAt: number
  isAvailable: boolean
  categoryIds: string[]
  variants: CatalogueVariant[]
}

export type CatalogueCategory = ListingColumns & {
  id: string
  parentId: string | null
  kind: Kind
  title: Words
  slug: Words
  description: Words
  picture: { id: string; width: number; height: number; widths: number[]; colour: string } | null
  pictureAlt: Words | null
  position: number
  /** Published products in this category and its descendants. */
  products: ProductSet
}

export type AttributeValue = {
  value: string
  /** Index among all values of all attributes. */
  index: number
  title: Words
  swatch: string | null
  products: ProductSet
}

export type ProductColumns = {
  ids: IdColumn
  titles: Pick<WordsColumn, 'at'>
  numbers: Int32Array
  ranks: Int32Array
  ratingSums: Int32Array
  ratingCounts: Int32Array
  publishedAt: Float64Array
  /** The price on the card without filters: the lowest available one, otherwise the lowest. */
  cents: Float64Array
  /** The variants of a product are adjacent. */
  firstVariants: Uint32Array
  variantCounts: Uint16Array
  /** Index into `categoryLists`. */
  categoryLists: Uint32Array
}

type VariantColumns = {
  ids: IdColumn
  cents: Float64Array
  originalCents: Float64Array
  percents: Uint8Array
  points: Int32Array
  traits: Uint32Array
}

/**
 * Everything published in one store, in a form ready for filters: columns and bit sets, updated in place by each
 * change. It does not change between two awaits, and a product keeps its place.
 */
export type Catalogue = {
  /** The database snapshot up to which changes are included. */
  snapshot: string
  /** When the database last confirmed the snapshot, and when all rows were last read. */
  confirmedAt: number
  readAt: number
  /** Incremented by every change. */
  version: number
  /** Used places, and allocated ones. */
  size: number
  room: number
  variantSize: number
  variantRoom: number
  products: ProductColumns & { titles: WordsColumn }
  variants: VariantColumns
  categoryLists: SharedValues<readonly string[]>
  traits: SharedValues<Traits>
  /**
   * The first `rising` places are in ascending order of number; later products are looked up in `placeByLateNumber`.
   */
  rising: number
  placeByLateNumber: Map<number, number>
  /** In tree order: parents before children, siblings by position. */
  categories: ReadonlyMap<string, CatalogueCategory>
  attributes: Record<AttributeName, ReadonlyMap<string, AttributeValue>>
  everything: ProductSet
  /** Including hidden products. */
  kinds: Record<Kind, ProductSet>
  available: ProductSet
  onSale: ProductSet
  /** `ratedAtLeast[4]`: products rated four or better. */
  ratedAtLeast: ProductSet[]
  availableVariants: ProductSet
  variantsOnSale: ProductSet
  words: Map<string, number>
  /** Places of visible products by sort order; each order is built on first use. */
  orders: Map<string, Uint32Array>
  /** Products per search term, hidden ones included; filled by searches and updated with each change. */
  termSets: Map<string, ProductSet>
  /** What answers show of each product, as it is sent. Filled on first use; entries of changed products are removed. */
  written: BoundedMap<number, { bytes: number }>
  foldedTitles: Map<number, string[]>
  searches: Map<string, Promise<FoundProducts>>
  facets: Map<string, unknown>
}

export type FoundProducts = {
  found: ProductSet
  /** The places of the found products within `among`, best first. */
  best: (among: ProductSet) => Iterable<number>
  correctedKeyword: string | null
}

export function attributeValues({ attributes }: Catalogue): AttributeValue[] {
  return Object.values(attributes).flatMap((values) => [...values.values()])
}

/** Returns the place of a visible product. */
export function placeOfId(catalogue: Catalogue, id: string): number | undefined {
  const place = catalogue.products.ids.find(id)
  return place !== undefined && isIn(catalogue.everything, place) ? place : undefined
}

/** Returns the place of a product, visible or not. */
export function placeOfNumber({ products, rising, placeByLateNumber }: Catalogue, number: number): number | undefined {
  let [low, high] = [0, rising]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((products.numbers[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return low < rising && products.numbers[low] === number ? low : placeByLateNumber.get(number)
}

export function productAt(catalogue: Catalogue, place: number): CatalogueProduct {
  const { products } = catalogue
  return {
    place,
    id: products.ids.at(place),
    kind: isIn(catalogue.kinds.GOODS, place) ? 'GOODS' : 'SERVICE',
    ratingSum: products.ratingSums[place] ?? 0,
    ratingCount: products.ratingCounts[place] ?? 0,
    publishedAt: products.publishedAt[place] ?? 0,
    isAvailable: isIn(catalogue.available, place),
    categoryIds: [...(catalogue.categoryLists.at(products.categoryLists[place] ?? 0) ?? [])],
    variants: variantsOf(catalogue, place),
  }
}

function variantsOf(catalogue: Catalogue, place: number): CatalogueVariant[] {
  const { products, variants } = catalogue
  const first = products.firstVariants[place] ?? 0
  return Array.from({ length: products.variantCounts[place] ?? 0 }, (_, index) => {
    const at = first + index
    const points = variants.points[at] ?? -1
    return {
      place: at,
      id: variants.ids.at(at),
      cents: variants.cents[at] ?? 0,
      originalCents: variants.originalCents[at] ?? 0,
      percent: variants.percents[at] ?? 0,
      points: points < 0 ? null : points,
      attributes: catalogue.traits.at(variants.traits[at] ?? 0) ?? {},
      isAvailable: isIn(catalogue.availableVariants, at),
    }
  })
}
