import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { buildCatalogue, type Catalogue, type FoundProducts } from './catalogue.ts'
import { findCatalogueChange, findHits, loadCatalogueRows } from './catalogue-queries.ts'
import { mendTypos } from './mend-typos.ts'
import { placesByRelevance } from './relevance.ts'
import { queryTerms } from './search-terms.ts'
import { sharedRuns } from './shared-runs.ts'
import { soundOf } from './sounds.ts'

export {
  type AttributeName,
  type Catalogue,
  type CatalogueCategory,
  type CatalogueProduct,
  compareWords,
  type FoundProducts,
  type Kind,
  type ProductFacts,
  type VariantFacts,
} from './catalogue.ts'
export { changedSince } from './catalogue-queries.ts'
export { foldText } from './fold-text.ts'
export { countOf, countOfBoth, intersectionOf, isIn, type ProductSet, setOf, unionOf, without } from './product-set.ts'
export { mendTypos } from './mend-typos.ts'
export { indexTerms, queryTerms } from './search-terms.ts'
export { soundsOf } from './sounds.ts'

// Older than this a catalogue is loaded anew: the database forgets noted changes after a day.
const oldestMilliseconds = 12 * 60 * 60 * 1000

type Kept = {
  catalogue: Catalogue | undefined
  reload: () => Promise<Catalogue>
  /** Asks the database whether the catalogue still holds; many who ask at once share one statement. */
  check: () => Promise<Catalogue>
}

const keptByDatabase = new WeakMap<Database, Map<string, Kept>>()

function keptFor({ db }: Context, storeId: string): Kept {
  const stores = keptByDatabase.get(db) ?? new Map<string, Kept>()
  keptByDatabase.set(db, stores)
  const kept = stores.get(storeId) ?? keepCatalogue(db, storeId)
  stores.set(storeId, kept)
  return kept
}

function keepCatalogue(db: Database, storeId: string): Kept {
  const kept: Kept = {
    catalogue: undefined,
    reload: sharedRuns(async () => {
      const rows = await loadCatalogueRows(db, storeId, kept.catalogue?.snapshot)
      kept.catalogue = buildCatalogue(rows, kept.catalogue, Date.now())
      return kept.catalogue
    }),
    check: sharedRuns(async () => {
      const changed = await findCatalogueChange(db, snapshotOf(kept))
      return changed || !kept.catalogue ? kept.reload() : kept.catalogue
    }),
  }
  return kept
}

function snapshotOf({ catalogue }: Kept): string | undefined {
  return catalogue && Date.now() - catalogue.loadedAt < oldestMilliseconds ? catalogue.snapshot : undefined
}

export type CatalogueAtHand = {
  /** What a statement asks `changedSince` about, so that the question costs no statement of its own. */
  since: string | undefined
  /** The catalogue at hand, or a new one when it has changed. */
  confirm: (changed: boolean) => Promise<Catalogue>
}

/** The catalogue this process holds, to be confirmed by whatever statement a call makes anyway. */
export function catalogueAtHand(context: Context, storeId: string): CatalogueAtHand {
  const kept = keptFor(context, storeId)
  const { catalogue } = kept
  return {
    since: snapshotOf(kept),
    confirm: async (changed) => (changed || !catalogue ? kept.reload() : catalogue),
  }
}

/**
 * What is published in the store as of now: one statement, two after a change. It lives in memory, because facets of
 * thousands of products are counted there in microseconds.
 */
export async function currentCatalogue(context: Context, storeId: string): Promise<Catalogue> {
  return keptFor(context, storeId).check()
}

export type Search = FoundProducts & { catalogue: Catalogue }

const searchesAtMost = 100

/**
 * The products a keyword finds: at most four statements. A word that no product holds finds nothing unless it is how a
 * Chinese name sounds, so it is taken for a typo and mended before the search.
 */
export async function searchCatalogue(context: Context, storeId: string, keyword: string): Promise<Search> {
  const catalogue = await currentCatalogue(context, storeId)
  const known = catalogue.searches.get(keyword)
  const found = known ?? (await findByKeyword(context, storeId, catalogue, keyword))
  // The last used stand at the end, the oldest goes first.
  catalogue.searches.delete(keyword)
  catalogue.searches.set(keyword, found)
  const [oldest] = catalogue.searches.keys()
  if (catalogue.searches.size > searchesAtMost && oldest !== undefined) catalogue.searches.delete(oldest)
  return { catalogue, ...found }
}

async function findByKeyword(
  { db }: Context,
  storeId: string,
  catalogue: Catalogue,
  keyword: string,
): Promise<FoundProducts> {
  const mended = mendTypos(keyword, catalogue.words)
  // What is no word may be how a Chinese one is said: one statement looks for both.
  const sound = soundOf(keyword)
  const terms = queryTerms(mended ?? keyword)
  if (terms.length === 0) return { places: [], correctedKeyword: null }
  const hits = await findHits(db, storeId, terms, sound)
  if (mended === undefined) return { places: placesByRelevance(catalogue, hits, keyword), correctedKeyword: null }
  const { sounding } = hits
  if (sounding.length > 0) {
    const alone = { titled: [], labelled: [], anywhere: [], sounding }
    return { places: placesByRelevance(catalogue, alone, keyword), correctedKeyword: null }
  }
  const places = placesByRelevance(catalogue, hits, mended)
  return { places, correctedKeyword: places.length > 0 ? mended : null }
}
