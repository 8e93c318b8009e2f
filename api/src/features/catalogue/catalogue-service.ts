import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { upToDate } from '../../database/may-be-old.ts'
import { AppError } from '../../http/app-error.ts'
import { anew, sharedByPages } from '../../shared-by-pages.ts'
import { logFailure } from '../../log-failure.ts'
import type { Catalogue, FoundProducts } from './catalogue.ts'
import { deleteOldNotes, findCatalogueChange } from './catalogue-queries.ts'
import { mendTypos } from './mend-typos.ts'
import { createCatalogue } from './new-catalogue.ts'
import { countOf, emptySet, intersectionOf } from './product-set.ts'
import { readChange, readWhole } from './read-catalogue.ts'
import { type Hits, ranked } from './relevance.ts'
import { queryTerms } from './search-terms.ts'
import { sharedRuns } from './shared-runs.ts'
import { recommendedPlaces } from './sorted-orders.ts'
import { soundOf } from './sounds.ts'
import { productsUnder, readyTermSets } from './term-sets.ts'

export {
  type AttributeName,
  type AttributeValue,
  attributeValues,
  type Catalogue,
  type CatalogueCategory,
  type CatalogueProduct,
  type FoundProducts,
  type Kind,
  placeOfId,
  placeOfNumber,
  type ProductFacts,
  productAt,
} from './catalogue.ts'
export { changedSince } from './catalogue-queries.ts'
export { categoryLines, leastCents, valuesOfTraits } from './change-catalogue.ts'
export { compareTexts, compareWords, textIn } from './compare-words.ts'
export { foldText } from './fold-text.ts'
export {
  addTo,
  countOf,
  countOfBoth,
  emptySet,
  forEachInTurns,
  intersectionOf,
  isIn,
  type ProductSet,
  setOf,
  unionOf,
  without,
} from './product-set.ts'
export { mendTypos } from './mend-typos.ts'
export { indexTerms, queryTerms } from './search-terms.ts'
export { asRecommended } from './relevance.ts'
export {
  type Compare,
  orderBy,
  recommendedFirst,
  recommendedPlaces,
  sortedInTurns,
  type Sorting,
} from './sorted-orders.ts'
export { soundsOf } from './sounds.ts'

// A catalogue unconfirmed for longer than this is read again in full: the database deletes change notes after a day.
const trustedMilliseconds = 12 * 60 * 60 * 1000
/**
 * The limit of changed products, and of catalogue size for a full read, that are read before the response; larger
 * reads run in the background.
 */
const readAtOnce = 20_000
/** How long a request waits while a catalogue is being read for the first time. */
const patienceMilliseconds = 5_000

type CatalogueState = {
  catalogue: Catalogue | undefined
  /** The full read in progress: the first one, or one that refreshes the existing catalogue. */
  reading: Promise<Catalogue> | undefined
  /** Asks the database what has changed and reads it; concurrent callers share the statements. */
  check: (context: Context) => Promise<Catalogue>
}

const statesByDatabase = new WeakMap<Context['db'], Map<string, CatalogueState>>()

function stateOf(context: Context, storeId: string): CatalogueState {
  const stores = statesByDatabase.get(context.db) ?? new Map<string, CatalogueState>()
  statesByDatabase.set(context.db, stores)
  const kept = stores.get(storeId) ?? newState(context, storeId)
  stores.set(storeId, kept)
  return kept
}

function newState(context: Context, storeId: string): CatalogueState {
  const { db } = context
  const kept: CatalogueState = {
    catalogue: undefined,
    reading: undefined,
    // A read from a replica would keep outdated rows.
    check: sharedByPages(
      sharedRuns(() =>
        upToDate(async () => {
          const catalogue = kept.catalogue ?? (await firstReading(context, storeId, kept))
          if (kept.reading) return catalogue
          const change = await findCatalogueChange(db, storeId, catalogue.snapshot, readAtOnce)
          const isKnown = !change.isWhole && isTrusted(catalogue) && change.productIds.length <= readAtOnce
          if (isKnown) await readChange(db, storeId, catalogue, change)
          else if (catalogue.size <= readAtOnce) await read(context, storeId, kept, catalogue)
          else
            read(context, storeId, kept, catalogue).catch((error: unknown) =>
              logFailure(context.log, error, 'catalogue'),
            )
          return catalogue
        }),
      ),
    ),
  }
  return kept
}

function isTrusted({ confirmedAt }: Catalogue): boolean {
  return Date.now() - confirmedAt < trustedMilliseconds
}

function read({ db }: Context, storeId: string, kept: CatalogueState, catalogue: Catalogue): Promise<Catalogue> {
  kept.reading ??= upToDate(() => readWhole(db, storeId, catalogue))
    .then(() => (kept.catalogue = catalogue))
    .finally(() => (kept.reading = undefined))
  return kept.reading
}

/** Throws `service-unavailable` when the first read takes longer than a request may wait. */
async function firstReading(context: Context, storeId: string, kept: CatalogueState): Promise<Catalogue> {
  const reading = kept.reading ?? read(context, storeId, kept, createCatalogue())
  const catalogue = await Promise.race([reading, pause(patienceMilliseconds, undefined, { ref: false })])
  if (!catalogue) throw new AppError('service-unavailable', { retryAfterSeconds: 5 })
  return catalogue
}

/** Reads the catalogues of both stores; resolves to whether they are loaded within the given time. */
export async function isCatalogueReady(context: Context, milliseconds: number): Promise<boolean> {
  const { mainStoreId, miniStoreId } = context.config
  const all = Promise.all(
    [mainStoreId, miniStoreId].map((storeId) => {
      const kept = stateOf(context, storeId)
      return kept.catalogue ?? kept.reading ?? read(context, storeId, kept, createCatalogue())
    }),
  )
  const isReady = all.then(
    () => true,
    () => false,
  )
  return Promise.race([isReady, pause(milliseconds, false, { ref: false })])
}

/** The memory of what is kept written of products. */
export function writtenBytes(db: Context['db']): number {
  const catalogues = statesByDatabase.get(db)?.values() ?? []
  return Array.from(catalogues, ({ catalogue }) => catalogue?.written.weight ?? 0).reduce((sum, one) => sum + one, 0)
}

export type CatalogueAtHand = {
  catalogue: Catalogue | undefined
  /** The argument for `changedSince`, so that the check can be part of another statement. */
  since: string | undefined
  /** The catalogue, brought up to date if it has changed. */
  confirm: (changed: boolean) => Promise<Catalogue>
}

/** The catalogue held by this process, to be confirmed by a statement the call makes anyway. */
export function catalogueAtHand(context: Context, storeId: string): CatalogueAtHand {
  const kept = stateOf(context, storeId)
  const { catalogue } = kept
  return {
    catalogue,
    since: catalogue && isTrusted(catalogue) ? catalogue.snapshot : undefined,
    confirm: async (changed) => (changed || !catalogue ? anew(() => currentCatalogue(context, storeId)) : catalogue),
  }
}

/**
 * Returns what is published in the store now: one statement, two after a change. The catalogue is kept in memory
 * because facets of thousands of products are counted there in microseconds. After a very large change the previous
 * state is served until everything has been read.
 */
export async function currentCatalogue(context: Context, storeId: string): Promise<Catalogue> {
  const kept = stateOf(context, storeId)
  // Requests waiting for the first read do not also queue behind each other's checks.
  if (!kept.catalogue) await firstReading(context, storeId, kept)
  return kept.check(context)
}

export type Search = FoundProducts & { catalogue: Catalogue }

/** Each cached search holds one bit per product. */
const searchesAtMost = 20

/**
 * Finds products by keyword, in at most four statements. A Latin word that occurs in no product is treated as a typo
 * and corrected before the search, unless it matches the pronunciation of a Chinese name.
 */
export async function searchCatalogue(context: Context, storeId: string, keyword: string): Promise<Search> {
  const catalogue = await currentCatalogue(context, storeId)
  const { searches } = catalogue
  // Goods and services are searched concurrently with the same words.
  const search = searches.get(keyword) ?? findByKeyword(context, storeId, catalogue, keyword)
  // Least recently used first: that one is evicted.
  searches.delete(keyword)
  searches.set(keyword, search)
  const [oldest] = searches.keys()
  if (searches.size > searchesAtMost && oldest !== undefined) searches.delete(oldest)
  try {
    return { catalogue, ...(await search) }
  } catch (error) {
    if (searches.get(keyword) === search) searches.delete(keyword)
    throw error
  }
}

async function findByKeyword(
  { db }: Context,
  storeId: string,
  catalogue: Catalogue,
  keyword: string,
): Promise<FoundProducts> {
  const mended = mendTypos(keyword, catalogue.words)
  // An unknown word may be a romanised Chinese one: one statement looks for both.
  const sound = soundOf(keyword)
  const terms = queryTerms(mended ?? keyword)
  const nothing = emptySet(catalogue.room)
  if (terms.length === 0) return { found: nothing, best: () => [], correctedKeyword: null }
  const recommended = await recommendedPlaces(catalogue)
  const hits = await findHits(db, storeId, catalogue, terms, sound)
  if (mended === undefined) return { ...ranked(catalogue, hits, keyword, recommended), correctedKeyword: null }
  if (countOf(hits.sounding) > 0) {
    const alone = { titled: nothing, labelled: nothing, anywhere: nothing, sounding: hits.sounding }
    return { ...ranked(catalogue, alone, keyword, recommended), correctedKeyword: null }
  }
  const correctedKeyword = countOf(hits.anywhere) > 0 ? mended : null
  return { ...ranked(catalogue, hits, mended, recommended), correctedKeyword }
}

async function findHits(
  db: Context['db'],
  storeId: string,
  catalogue: Catalogue,
  terms: readonly string[],
  sound: string | undefined,
): Promise<Hits> {
  const filed = (level: number) => terms.map((term) => `${level}${term}`)
  const sounding = sound === undefined ? [] : [`4${sound}`]
  const under = await productsUnder(db, storeId, catalogue, [...filed(1), ...filed(2), ...filed(3), ...sounding])
  const shown = (wanted: string[]) =>
    intersectionOf([catalogue.everything, ...wanted.flatMap((term) => under.get(term) ?? [])])
  return {
    titled: shown(filed(1)),
    labelled: shown(filed(2)),
    anywhere: shown(filed(3)),
    sounding: sound === undefined ? emptySet(catalogue.room) : shown(sounding),
  }
}

/** Reads the sets for common words, so that the first searches for them are not slow. */
export async function readySearch(context: Context, storeId: string): Promise<void> {
  await readyTermSets(context.db, storeId, await currentCatalogue(context, storeId))
}

const notesAtOnce = 5_000

/** Deletes change notes that every process has read long ago. */
export async function sweepCatalogueNotes({ db }: Context): Promise<void> {
  while ((await deleteOldNotes(db, notesAtOnce)) > 0);
}
