import type { Database } from '../../database/database.ts'
import { type Catalogue, placeOfNumber } from './catalogue.ts'
import { listProductsUnder } from './catalogue-queries.ts'
import { addTo, countOf, emptySet, type ProductSet } from './product-set.ts'
import { queryTerms } from './search-terms.ts'

/** Of terms that fewer products are filed under PostgreSQL answers as soon. */
const commonFrom = 2_000
/** Each takes a bit for each product. */
const mostSets = 400
/** Words of titles whose sets are there before anyone searches for them, and of how many titles they are taken. */
const readiedTerms = 100
const comparedTitles = 2_000

/** The products filed under each of some terms; common ones are kept from then on, and changed by what changes. */
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
    // The last used stand at the end, the oldest goes first.
    termSets.delete(term)
    termSets.set(term, set)
  }
  const missing = terms.filter((term) => !sets.has(term))
  if (missing.length > 0) {
    for (const { term, numbers } of await listProductsUnder(db, storeId, missing)) {
      const set = setOfNumbers(catalogue, numbers)
      sets.set(term, set)
      // Of a catalogue that has changed meanwhile it may be what was before.
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
    // Most follow one another as their places do.
    const next = place + number - last
    const found = known[next] === number && next < catalogue.rising ? next : placeOfNumber(catalogue, number)
    if (found === undefined) continue
    ;[place, last] = [found, number]
    addTo(set, place)
  }
  return set
}

/** Reads the sets of the words that most titles hold, so that the first who search for them do not wait. */
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

/** By some titles out of all. */
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
