import type { Context } from '../../context.ts'
import type { Keyed } from '../../database/keyset.ts'
import { pageOf, type PageQuery, type PageRequest, placeOf } from '../../http/pages.ts'
import {
  type Catalogue,
  countOf,
  currentCatalogue,
  type FoundProducts,
  isIn,
  placeOfId,
  placeOfNumber,
  productAt,
  type ProductSet,
  searchCatalogue,
  setOf,
} from '../catalogue/catalogue-service.ts'
import { facetsOf } from './product-facets.ts'
import { liveCard, type LiveCard } from './live-card.ts'
import type { StoredCard } from './present-product.ts'
import { listCards, listNumbersByAddress } from './products-queries.ts'
import type { ProductQuery } from './product-query.ts'
import { selectProducts } from './select-products.ts'
import { noConditions, type VariantConditions } from './shown-variant.ts'
import { orderedPlaces } from './sort-products.ts'

/** Returns one page of the products that match a query, with facets: at most four statements. */
export async function filterCatalogue(
  context: Context,
  storeId: string,
  request: PageRequest & { query: ProductQuery },
) {
  const { query } = request
  const { catalogue, search } = await findProducts(context, storeId, query)
  const found = [search?.found, await namedBySlug(context, storeId, catalogue, query)]
  const selection = await selectProducts(
    catalogue,
    query,
    found.flatMap((set) => set ?? []),
  )
  const facets = query.facets ? await facetsOf(catalogue, query, selection) : null
  const isByRelevance = search && query.sort_by === 'recommended' && query.sort_order !== 'asc'
  const ordered = isByRelevance ? search.best(search.found) : await orderedPlaces(catalogue, query, selection)
  const rows = pageOfPlaces(catalogue, ordered, selection.chosen, query)
  const page = await pageOf(context, request, { rows, total: countOf(selection.chosen) }, (shown) =>
    cardsAt(
      context,
      catalogue,
      shown.map(({ place }) => place),
      selection.conditions,
    ),
  )
  return { ...page, facets, corrected_keyword: search?.correctedKeyword ?? null }
}

/** Returns the cards of the published ones among these products, by id. */
export async function listCardsOf(
  context: Context,
  storeId: string,
  productIds: string[],
): Promise<Map<string, LiveCard>> {
  const catalogue = await currentCatalogue(context, storeId)
  const places = productIds.flatMap((id) => placeOfId(catalogue, id) ?? [])
  return new Map((await cardsAt(context, catalogue, places, noConditions)).map((card) => [card._id, card]))
}

/** Each takes some kilobytes. */
const cardsAtMost = 5_000

async function findProducts(
  context: Context,
  storeId: string,
  query: ProductQuery,
): Promise<{ catalogue: Catalogue; search?: FoundProducts }> {
  const keyword = query.keyword?.trim()
  if (!keyword) return { catalogue: await currentCatalogue(context, storeId) }
  const { catalogue, ...search } = await searchCatalogue(context, storeId, keyword)
  return { catalogue, search }
}

async function namedBySlug(
  { db }: Context,
  storeId: string,
  catalogue: Catalogue,
  { slug }: ProductQuery,
): Promise<ProductSet | undefined> {
  if (!slug) return undefined
  const numbers = await listNumbersByAddress(db, storeId, slug)
  return setOf(
    numbers.flatMap((number) => placeOfNumber(catalogue, number) ?? []),
    catalogue.room,
  )
}

/** The products after the one named by the page cursor; if it is no longer listed, by page number. */
function pageOfPlaces(
  catalogue: Catalogue,
  ordered: Iterable<number>,
  chosen: ProductSet,
  query: PageQuery,
): ({ place: number } & Keyed)[] {
  const { limit, after: [before] = [] } = placeOf(query)
  const last = before === undefined ? undefined : placeOfId(catalogue, String(before))
  let isPast = last === undefined
  let skipped = isPast ? (query.page - 1) * query.per_page : 0
  const rows: ({ place: number } & Keyed)[] = []
  for (const place of ordered) {
    if (rows.length === limit) break
    if (!isPast) isPast = place === last
    else if (isIn(chosen, place) && skipped > 0) skipped -= 1
    else if (isIn(chosen, place)) rows.push({ place, row_key: [catalogue.products.ids.at(place)] })
  }
  return rows
}

async function cardsAt(
  context: Context,
  catalogue: Catalogue,
  places: number[],
  conditions: VariantConditions,
): Promise<LiveCard[]> {
  const { cards, version } = catalogue
  const stored = new Map(places.map((place) => [place, cards.get(place) as StoredCard | undefined]))
  const missing = places.filter((place) => !stored.get(place))
  if (missing.length > 0) {
    const rows = await listCards(
      context.db,
      missing.map((place) => catalogue.products.numbers[place] ?? 0),
    )
    for (const { number, card } of rows) {
      const place = placeOfNumber(catalogue, number) ?? -1
      stored.set(place, card)
      // The product may have changed meanwhile.
      if (version === catalogue.version) cards.set(place, card)
    }
  }
  // First in, first out.
  for (const place of cards.keys()) {
    if (cards.size <= cardsAtMost) break
    cards.delete(place)
  }
  return places.flatMap((place) => {
    const card = stored.get(place)
    return card ? [liveCard(productAt(catalogue, place), card, conditions)] : []
  })
}
