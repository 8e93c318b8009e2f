import type { Locale, Words } from '@fitout/contract/locales.ts'
import type { attributeNames } from '@fitout/contract/products.ts'
import type { Cents } from '@fitout/contract/money.ts'
import { addTo, emptySet, fullSet, type ProductSet } from './product-set.ts'

export type Kind = 'GOODS' | 'SERVICE'
export type AttributeName = (typeof attributeNames)[number]

/** What filters and sorting need of a product, kept beside its card. */
export type ProductFacts = {
  titles: Words
  /** The titles as searches compare them. */
  folded: string[]
  slugs: string[]
  /** The categories it was put into, not those above them. */
  categoryIds: string[]
  attributes: [name: AttributeName, value: string][]
  /** Of each variant, after its sale. */
  prices: Cents[]
  onSale: boolean
  /** On sale, in their order; a row of a former release does not hold them. */
  variants?: VariantFacts[]
}

export type VariantFacts = {
  id: string
  cents: Cents
  originalCents: Cents
  percent: number
  points: number | null
  attributes: Partial<Record<AttributeName, string>>
}

export type CatalogueProduct = {
  /** Place in the order of recommendation, and bit in every set. */
  place: number
  number: number
  id: string
  kind: Kind
  rank: number
  ratingSum: number
  ratingCount: number
  /** Milliseconds since 1970. */
  publishedAt: number
  isAvailable: boolean
  /** The ids of its versions that can be booked. */
  available: string[]
  facts: ProductFacts
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

export type AttributeValue = { value: string; title: Words; swatch: string | null; products: ProductSet }

/** What is published in one store at one moment, ready for filters; nothing hidden is in it. */
export type Catalogue = {
  /** The database's name for that moment. */
  snapshot: string
  loadedAt: number
  products: CatalogueProduct[]
  placeById: ReadonlyMap<string, number>
  placeByNumber: ReadonlyMap<number, number>
  /** In the order of the tree: each before what is below it, neighbours by their position. */
  categories: ReadonlyMap<string, CatalogueCategory>
  attributes: Record<AttributeName, ReadonlyMap<string, AttributeValue>>
  everything: ProductSet
  kinds: Record<Kind, ProductSet>
  available: ProductSet
  onSale: ProductSet
  /** `ratedAtLeast[4]`: products rated four or better. */
  ratedAtLeast: ProductSet[]
  /** The price of every variant, lowest first, and beside it the place of its product. */
  prices: { cents: Float64Array; places: Uint32Array }
  words: ReadonlyMap<string, number>
  /** Of hidden products too, so that one that returns need not be fetched again. */
  factsByNumber: ReadonlyMap<number, ProductFacts>
  /** Filled as they are asked for. */
  cards: Map<number, unknown>
  orders: Map<string, Uint32Array>
  searches: Map<string, FoundProducts>
}

/** The places of what a keyword found, best first. */
export type FoundProducts = { places: readonly number[]; correctedKeyword: string | null }

export type CatalogueRows = {
  snapshot: string
  products: (Omit<CatalogueProduct, 'place' | 'facts'> & { facts: ProductFacts | null; isPublished: boolean })[]
  categories: (Omit<CatalogueCategory, 'products'> & { isActive: boolean })[]
  attributes: (Omit<AttributeValue, 'products'> & { name: AttributeName })[]
  words: [word: string, count: number][]
}

/** Rows without facts are as they were in `previous`. */
export function buildCatalogue(rows: CatalogueRows, previous: Catalogue | undefined, loadedAt: number): Catalogue {
  const factsByNumber = new Map<number, ProductFacts>()
  const changed = new Set<number>()
  for (const { number, facts } of rows.products) {
    const present = facts ?? previous?.factsByNumber.get(number)
    if (present) factsByNumber.set(number, present)
    if (facts) changed.add(number)
  }
  const products = rows.products
    .flatMap(({ isPublished, ...row }) => {
      const facts = factsByNumber.get(row.number)
      return isPublished && facts ? [{ ...row, facts, place: 0 }] : []
    })
    .toSorted((a, b) => b.rank - a.rank || a.number - b.number)
    .map((product, place) => Object.assign(product, { place }))
  const size = products.length
  const categories = visibleCategories(rows.categories, size)
  const catalogue: Catalogue = {
    snapshot: rows.snapshot,
    loadedAt,
    products,
    placeById: new Map(products.map(({ id, place }) => [id, place])),
    placeByNumber: new Map(products.map(({ number, place }) => [number, place])),
    categories,
    attributes: attributeValues(rows.attributes, size),
    everything: fullSet(size),
    kinds: { GOODS: emptySet(size), SERVICE: emptySet(size) },
    available: emptySet(size),
    onSale: emptySet(size),
    ratedAtLeast: [1, 2, 3, 4, 5, 6].map(() => emptySet(size)),
    prices: sortedPrices(products),
    words: new Map(rows.words),
    factsByNumber,
    cards: new Map(),
    orders: new Map(),
    searches: new Map(),
  }
  for (const product of products) addProduct(catalogue, product)
  for (const [number, card] of previous?.cards ?? []) {
    if (!changed.has(number)) catalogue.cards.set(number, card)
  }
  if (previous && changed.size === 0 && samePlaces(previous.products, products)) keepTitleOrders(previous, catalogue)
  return catalogue
}

function sortedPrices(products: CatalogueProduct[]): Catalogue['prices'] {
  const pairs = products.flatMap(({ place, facts }) => facts.prices.map((cents) => ({ cents, place })))
  pairs.sort((a, b) => a.cents - b.cents)
  return {
    cents: Float64Array.from(pairs, ({ cents }) => cents),
    places: Uint32Array.from(pairs, ({ place }) => place),
  }
}

function addProduct(
  catalogue: Catalogue,
  { place, kind, facts, isAvailable, ratingSum, ratingCount }: CatalogueProduct,
) {
  addTo(catalogue.kinds[kind], place)
  if (isAvailable) addTo(catalogue.available, place)
  if (facts.onSale) addTo(catalogue.onSale, place)
  for (let rating = 1; rating <= 5; rating += 1) {
    if (ratingCount > 0 && ratingSum >= rating * ratingCount)
      addTo(catalogue.ratedAtLeast[rating] ?? emptySet(0), place)
  }
  for (const [name, value] of facts.attributes) {
    const known = catalogue.attributes[name].get(value)
    if (known) addTo(known.products, place)
  }
  for (const id of facts.categoryIds) {
    for (let category = catalogue.categories.get(id); category; category = above(catalogue, category)) {
      addTo(category.products, place)
    }
  }
}

function above(catalogue: Catalogue, category: CatalogueCategory): CatalogueCategory | undefined {
  return category.parentId === null ? undefined : catalogue.categories.get(category.parentId)
}

/** A category below a hidden one is hidden too. */
function visibleCategories(rows: CatalogueRows['categories'], size: number): Map<string, CatalogueCategory> {
  const visible = new Map<string, CatalogueCategory>()
  const below = Map.groupBy(rows, (row) => row.parentId)
  const add = (parentId: string | null): void => {
    const neighbours = (below.get(parentId) ?? []).toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    for (const { isActive, ...category } of neighbours) {
      if (!isActive) continue
      visible.set(category.id, { ...category, products: emptySet(size) })
      add(category.id)
    }
  }
  add(null)
  return visible
}

function attributeValues(rows: CatalogueRows['attributes'], size: number): Catalogue['attributes'] {
  const valuesOf = (name: AttributeName) =>
    new Map(
      rows
        .filter((row) => row.name === name)
        .map(({ value, title, swatch }) => [value, { value, title, swatch, products: emptySet(size) }]),
    )
  return { colour: valuesOf('colour'), material: valuesOf('material'), size: valuesOf('size') }
}

function samePlaces(before: CatalogueProduct[], after: CatalogueProduct[]): boolean {
  return before.length === after.length && before.every(({ number }, place) => number === after[place]?.number)
}

// Sorting thousands of titles by strokes takes longer than all the rest, and most changes touch no title.
function keepTitleOrders(previous: Catalogue, catalogue: Catalogue): void {
  for (const [name, order] of previous.orders) {
    if (name.startsWith('title ')) catalogue.orders.set(name, order)
  }
}

const collators: Record<Locale, Intl.Collator> = {
  zh: new Intl.Collator('zh-Hant-u-co-stroke-kn'),
  cn: new Intl.Collator('zh-Hans-u-co-pinyin-kn'),
  en: new Intl.Collator('en-u-kn'),
}

/** Compares as a reader of the language would look a word up: by strokes, by pinyin, by alphabet. */
export function compareWords(a: Words, b: Words, locale: Locale): number {
  const text = (words: Words) => words[locale] || words.zh || words.en || ''
  return collators[locale].compare(text(a), text(b))
}
