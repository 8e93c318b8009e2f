import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { upToDate } from '../../database/may-be-old.ts'
import { AppError } from '../../http/app-error.ts'
import { anew, keptForPages } from '../../kept-for-pages.ts'
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
  attributeValues,
  type Catalogue,
  type CatalogueCategory,
  type CatalogueProduct,
  type CatalogueVariant,
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
  forEachIn,
  intersectionOf,
  isIn,
  placesIn,
  type ProductSet,
  setOf,
  unionOf,
  without,
} from './product-set.ts'
export { mendTypos } from './mend-typos.ts'
export { indexTerms, queryTerms } from './search-terms.ts'
export { type Compare, orderBy, recommendedFirst, recommendedPlaces, type Sorting } from './sorted-orders.ts'
export { soundsOf } from './sounds.ts'

// Where it was not asked for longer, all is read again: the database forgets noted changes after a day.
const trustedMilliseconds = 12 * 60 * 60 * 1000
/** Up to so many changed products are read before the next answer, or all of so small a catalogue. */
const readAtOnce = 20_000
/** How long a visitor waits for a catalogue that is being read for the first time. */
const patienceMilliseconds = 5_000

type CatalogueState = {
  catalogue: Catalogue | undefined
  /** All rows are being read: for the first time, or beside what is there. */
  reading: Promise<Catalogue> | undefined
  /** Asks the database what has changed, and reads it; many who ask at once share the statements. */
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
    // Of a replica it would keep what is old.
    check: keptForPages(
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

/** Throws `service-unavailable` where it takes longer than visitors wait. */
async function firstReading(context: Context, storeId: string, kept: CatalogueState): Promise<Catalogue> {
  const reading = kept.reading ?? read(context, storeId, kept, createCatalogue())
  const catalogue = await Promise.race([reading, pause(patienceMilliseconds, undefined, { ref: false })])
  if (!catalogue) throw new AppError('service-unavailable', { retryAfterSeconds: 5 })
  return catalogue
}

/** Reads the catalogues of both stores; answers whether they are there within so many milliseconds. */
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

export type CatalogueAtHand = {
  /** What a statement asks `changedSince` about, so that the question costs no statement of its own. */
  since: string | undefined
  /** The catalogue at hand, brought up to date when it has changed. */
  confirm: (changed: boolean) => Promise<Catalogue>
}

/** The catalogue this process holds, to be confirmed by whatever statement a call makes anyway. */
export function catalogueAtHand(context: Context, storeId: string): CatalogueAtHand {
  const kept = stateOf(context, storeId)
  const { catalogue } = kept
  return {
    since: catalogue && isTrusted(catalogue) ? catalogue.snapshot : undefined,
    confirm: async (changed) => (changed || !catalogue ? anew(() => currentCatalogue(context, storeId)) : catalogue),
  }
}

/**
 * What is published in the store as of now: one statement, two after a change. It lives in memory, because facets of
 * thousands of products are counted there in microseconds. Where very much has changed at once, what was there answers
 * until all of it is read.
 */
export async function currentCatalogue(context: Context, storeId: string): Promise<Catalogue> {
  const kept = stateOf(context, storeId)
  // Those who wait for the first reading do not wait for one another as well.
  if (!kept.catalogue) await firstReading(context, storeId, kept)
  return kept.check(context)
}

export type Search = FoundProducts & { catalogue: Catalogue }

/** A set takes a bit for each product. */
const searchesAtMost = 20

/**
 * The products a keyword finds: at most four statements. A word that no product holds finds nothing unless it is how a
 * Chinese name sounds, so it is taken for a typo and mended before the search.
 */
export async function searchCatalogue(context: Context, storeId: string, keyword: string): Promise<Search> {
  const catalogue = await currentCatalogue(context, storeId)
  const { searches } = catalogue
  // Goods and services are looked for at once, by the same words.
  const search = searches.get(keyword) ?? findByKeyword(context, storeId, catalogue, keyword)
  // The last used stand at the end, the oldest goes first.
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
  // What is no word may be how a Chinese one is said: one statement looks for both.
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

/** Reads what searches for common words need, so that the first who make them do not wait. */
export async function readySearch(context: Context, storeId: string): Promise<void> {
  await readyTermSets(context.db, storeId, await currentCatalogue(context, storeId))
}

const notesAtOnce = 5_000

/** Forgets changes that every process has read long ago. */
export async function sweepCatalogueNotes({ db }: Context): Promise<void> {
  while ((await deleteOldNotes(db, notesAtOnce)) > 0);
}
