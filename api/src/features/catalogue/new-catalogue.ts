import { createBoundedMap } from '../../bounded-map.ts'
import { attributeValues, type Catalogue } from './catalogue.ts'
import { createIdColumn, createSharedValues, createWordsColumn, enlarged, roomFor } from './columns.ts'
import { emptySet, type ProductSet } from './product-set.ts'

/** Bytes: room for the cards of some thousands of products. */
const writtenAtMost = 32 * 1024 * 1024

export function createCatalogue(): Catalogue {
  return {
    snapshot: '',
    confirmedAt: 0,
    readAt: 0,
    version: 0,
    size: 0,
    room: 0,
    variantSize: 0,
    variantRoom: 0,
    products: {
      ids: createIdColumn({ isSearched: true }),
      titles: createWordsColumn(),
      numbers: new Int32Array(0),
      ranks: new Int32Array(0),
      ratingSums: new Int32Array(0),
      ratingCounts: new Int32Array(0),
      publishedAt: new Float64Array(0),
      cents: new Float64Array(0),
      firstVariants: new Uint32Array(0),
      variantCounts: new Uint16Array(0),
      categoryLists: new Uint32Array(0),
    },
    variants: {
      ids: createIdColumn({ isSearched: false }),
      cents: new Float64Array(0),
      originalCents: new Float64Array(0),
      percents: new Uint8Array(0),
      points: new Int32Array(0),
      traits: new Uint32Array(0),
    },
    categoryLists: createSharedValues((ids) => ids.join()),
    traits: createSharedValues(({ colour, material, size }) => JSON.stringify([colour, material, size])),
    rising: 0,
    placeByLateNumber: new Map(),
    categories: new Map(),
    attributes: { colour: new Map(), material: new Map(), size: new Map() },
    everything: emptySet(0),
    kinds: { GOODS: emptySet(0), SERVICE: emptySet(0) },
    available: emptySet(0),
    onSale: emptySet(0),
    ratedAtLeast: Array.from({ length: 6 }, () => emptySet(0)),
    availableVariants: emptySet(0),
    variantsOnSale: emptySet(0),
    words: new Map(),
    orders: new Map(),
    written: createBoundedMap(writtenAtMost, ({ bytes }) => bytes),
    foldedTitles: new Map(),
    termSets: new Map(),
    searches: new Map(),
    facets: new Map(),
  }
}

/** Grows every column and set to the given sizes. */
export function makeRoom(catalogue: Catalogue, size: number, variantSize: number): void {
  if (size > catalogue.room) {
    catalogue.room = roomFor(size)
    const { ids: _ids, titles: _titles, ...numbers } = catalogue.products
    const room = catalogue.room
    const larger = Object.entries(numbers).map(([name, column]) => [name, enlarged(column, room)])
    Object.assign(catalogue.products, Object.fromEntries(larger))
    eachProductSet(catalogue, (set) => enlarged(set, room / 32))
  }
  if (variantSize > catalogue.variantRoom) {
    catalogue.variantRoom = roomFor(variantSize)
    const { ids: _ids, ...numbers } = catalogue.variants
    const room = catalogue.variantRoom
    const larger = Object.entries(numbers).map(([name, column]) => [name, enlarged(column, room)])
    Object.assign(catalogue.variants, Object.fromEntries(larger))
    catalogue.availableVariants = enlarged(catalogue.availableVariants, room / 32)
    catalogue.variantsOnSale = enlarged(catalogue.variantsOnSale, room / 32)
  }
}

function eachProductSet(catalogue: Catalogue, change: (set: ProductSet) => ProductSet): void {
  catalogue.everything = change(catalogue.everything)
  catalogue.kinds = { GOODS: change(catalogue.kinds.GOODS), SERVICE: change(catalogue.kinds.SERVICE) }
  catalogue.available = change(catalogue.available)
  catalogue.onSale = change(catalogue.onSale)
  catalogue.ratedAtLeast = catalogue.ratedAtLeast.map(change)
  for (const category of catalogue.categories.values()) category.products = change(category.products)
  for (const value of attributeValues(catalogue)) value.products = change(value.products)
  for (const [term, set] of catalogue.termSets) catalogue.termSets.set(term, change(set))
}
