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
  type ProductSet,
  searchCatalogue,
  setOf,
} from '../catalogue/catalogue-service.ts'
import { facetsOf } from './product-facets.ts'
import type { Card } from './live-card.ts'
import { cardsAt } from './list-cards.ts'
import { listNumbersByAddress } from './products-queries.ts'
import type { ProductQuery } from './product-query.ts'
import { selectProducts } from './select-products.ts'
import { noConditions } from './shown-variant.ts'
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
export async function listCardsOf(context: Context, storeId: string, productIds: string[]): Promise<Map<string, Card>> {
  const catalogue = await currentCatalogue(context, storeId)
  const places = productIds.flatMap((id) => placeOfId(catalogue, id) ?? [])
  const cards = await cardsAt(context, catalogue, places, noConditions)
  return new Map(cards.map(({ value }) => [value._id, value]))
}

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
