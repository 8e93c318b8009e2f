import type { Database } from '../../database/database.ts'
import { type Catalogue, placeOfNumber } from './catalogue.ts'
import { listProductsUnder } from './catalogue-queries.ts'
import { addTo, countOf, emptySet, type ProductSet } from './product-set.ts'
import { queryTerms } from './search-terms.ts'

/** Terms of fewer products are not kept: PostgreSQL answers them just as fast. */
const commonFrom = 2_000
/** Each set takes one bit per product. */
const mostSets = 400
/** How many common title words are preloaded, and from how many sampled titles they are determined. */
const readiedTerms = 100
const comparedTitles = 2_000

/** Returns the products filed under each term; common terms are kept from then on and updated with each change. */
export async function productsUnder(
  db: Database,
  storeId: string,
  catalogue: Catalogue,
  terms: readonly string[],
): Promise<Map<string, ProductSet>> {
  const { termSets, version } = catalogue
  const sets = new Map<string, ProductSet>()
  for (const term of terms) {
    const set = termSets.get(term)
    if (!set) continue
    sets.set(term, set)
    // Least recently used first: that one is evicted.
    termSets.delete(term)
    termSets.set(term, set)
  }
  const missing = terms.filter((term) => !sets.has(term))
  if (missing.length > 0) {
    for (const { term, numbers } of await listProductsUnder(db, storeId, missing)) {
      const set = setOfNumbers(catalogue, numbers)
      sets.set(term, set)
      // If the catalogue has changed meanwhile, the set may be outdated.
      if (version === catalogue.version && countOf(set) >= commonFrom) termSets.set(term, set)
    }
  }
  for (const term of termSets.keys()) {
    if (termSets.size <= mostSets) break
    termSets.delete(term)
  }
  return sets
}

function setOfNumbers(catalogue: Catalogue, numbers: Buffer): ProductSet {
  const set = emptySet(catalogue.room)
  const known = catalogue.products.numbers
  let place = -1
  let last = 0
  for (let at = 0; at < numbers.length; at += 4) {
    const number = numbers.readInt32BE(at)
    // Most numbers are consecutive, like their places.
    const next = place + number - last
    const found = known[next] === number && next < catalogue.rising ? next : placeOfNumber(catalogue, number)
    if (found === undefined) continue
    ;[place, last] = [found, number]
    addTo(set, place)
  }
  return set
}

/** Preloads the sets of the most common title words, so that the first searches for them are not slow. */
export async function readyTermSets(db: Database, storeId: string, catalogue: Catalogue): Promise<void> {
  if (catalogue.size < commonFrom) return
  for (const term of commonTerms(catalogue)) {
    await productsUnder(
      db,
      storeId,
      catalogue,
      ['1', '2', '3'].map((level) => level + term),
    )
  }
}

/** Estimated from a sample of titles. */
function commonTerms({ size, products }: Catalogue): string[] {
  const counts = new Map<string, number>()
  const step = Math.ceil(size / comparedTitles)
  for (let place = 0; place < size; place += step) {
    for (const term of new Set(Object.values(products.titles.at(place)).flatMap(queryTerms)))
      counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  const isCommon = ([, count]: [string, number]) => count * step >= commonFrom
  const common = [...counts].filter(isCommon).toSorted(([, a], [, b]) => b - a)
  return common.slice(0, readiedTerms).map(([term]) => term)
}
