import type { Words } from '@fitout/contract/locales.ts'
import type { attributeNames } from '@fitout/contract/products.ts'
import type { Cents } from '@fitout/contract/money.ts'
import type { IdColumn, SharedValues, WordsColumn } from './columns.ts'
import { isIn, type ProductSet } from './product-set.ts'

export type Kind = 'GOODS' | 'SERVICE'
export type AttributeName = (typeof attributeNames)[number]
export type Traits = Partial<Record<AttributeName, string>>

/** What the row of a product holds for filters and sorting, beside its card; some of it only for a former release. */
export type ProductFacts = {
  titles: Words
  folded: string[]
  slugs: string[]
  /** The categories it was put into, not those above them. */
  categoryIds: string[]
  attributes: [name: AttributeName, value: string][]
  prices: Cents[]
  onSale: boolean
  /** On sale, in their order; a row of a former release does not hold them. */
  variants?: VariantFacts[]
}

export type VariantFacts = {
  id: string
  /** After its sale. */
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

/** One product as it stands in the columns. */
export type CatalogueProduct = {
  /** Bit in every set of products, for as long as this process keeps the catalogue. */
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

export type CatalogueCategory = {
  id: string
  parentId: string | null
  kind: Kind
  title: Words
  slug: Words
  description: Words
  picture: { id: string; width: number; height: number; widths: number[]; colour: string } | null
  pictureAlt: Words | null
  position: number
  /** Published products in it and below it. */
  products: ProductSet
}

export type AttributeValue = {
  value: string
  /** Among all values of all attributes. */
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
  /** What a card says without a filter: the cheapest that can be booked, or the cheapest. */
  cents: Float64Array
  /** The variants of a product stand side by side. */
  firstVariants: Uint32Array
  variantCounts: Uint16Array
  /** Which of the lists of categories it has. */
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
 * What is published in one store, ready for filters: columns and sets of bits, which change by what changed. Between two
 * awaits it stays as it is; places keep their products.
 */
export type Catalogue = {
  /** The database's name for the moment up to which changes are in it. */
  snapshot: string
  /** When the database last said so, and when all rows were last read. */
  confirmedAt: number
  readAt: number
  /** Rises with every change. */
  version: number
  /** Places that are taken, and for how many there is room. */
  size: number
  room: number
  variantSize: number
  variantRoom: number
  products: ProductColumns & { titles: WordsColumn }
  variants: VariantColumns
  categoryLists: SharedValues<readonly string[]>
  traits: SharedValues<Traits>
  /** The products whose numbers rise with their places come first; the rest are looked up here. */
  rising: number
  placeByLateNumber: Map<number, number>
  /** In the order of the tree: each before what is below it, neighbours by their position. */
  categories: ReadonlyMap<string, CatalogueCategory>
  attributes: Record<AttributeName, ReadonlyMap<string, AttributeValue>>
  everything: ProductSet
  /** Of hidden products too. */
  kinds: Record<Kind, ProductSet>
  available: ProductSet
  onSale: ProductSet
  /** `ratedAtLeast[4]`: products rated four or better. */
  ratedAtLeast: ProductSet[]
  availableVariants: ProductSet
  variantsOnSale: ProductSet
  words: Map<string, number>
  /** Places of what is shown by what it is sorted by; made as they are asked for. */
  orders: Map<string, Uint32Array>
  /** Of products shown or not; filled as they are searched for, and changed by what changes. */
  termSets: Map<string, ProductSet>
  /** Filled as they are asked for, and emptied of what changed. */
  cards: Map<number, unknown>
  foldedTitles: Map<number, string[]>
  searches: Map<string, Promise<FoundProducts>>
  facets: Map<string, unknown>
}

export type FoundProducts = {
  found: ProductSet
  /** The places of those of them that are among some, best first. */
  best: (among: ProductSet) => Iterable<number>
  correctedKeyword: string | null
}

export function attributeValues({ attributes }: Catalogue): AttributeValue[] {
  return Object.values(attributes).flatMap((values) => [...values.values()])
}

/** The place of a product that is shown. */
export function placeOfId(catalogue: Catalogue, id: string): number | undefined {
  const place = catalogue.products.ids.find(id)
  return place !== undefined && isIn(catalogue.everything, place) ? place : undefined
}

/** The place of a product, shown or not. */
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
