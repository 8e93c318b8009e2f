import type { Context } from '../../context.ts'
import type { Keyed } from '../../database/keyset.ts'
import { pageOf, type PageQuery, type PageRequest, placeOf } from '../../http/pages.ts'
import {
  type Catalogue,
  type CatalogueProduct,
  countOf,
  currentCatalogue,
  type FoundProducts,
  isIn,
  type ProductSet,
  searchCatalogue,
  setOf,
} from '../catalogue/catalogue-service.ts'
import { facetsOf } from './product-facets.ts'
import { liveCard, type LiveCard } from './live-card.ts'
import type { StoredCard } from './present-product.ts'
import { listCards } from './products-queries.ts'
import type { ProductQuery } from './product-query.ts'
import { selectProducts } from './select-products.ts'
import { noConditions, type VariantConditions, variantConditions } from './shown-variant.ts'
import { orderedPlaces } from './sort-products.ts'

/** One page of the products that a query leaves, and what further filters would leave: at most four statements. */
export async function filterCatalogue(
  context: Context,
  storeId: string,
  request: PageRequest & { query: ProductQuery },
) {
  const { query } = request
  const { catalogue, places, correctedKeyword } = await findPlaces(context, storeId, query)
  const found = places && setOf(places, catalogue.products.length)
  const conditions = variantConditions(query)
  const selection = selectProducts(catalogue, query, found)
  const byRelevance = query.sort_by === 'recommended' && query.sort_order !== 'asc' ? places : undefined
  const rows = pageOfPlaces(catalogue, byRelevance ?? orderedPlaces(catalogue, query), selection.chosen, query)
  const page = await pageOf(context, request, { rows, total: countOf(selection.chosen) }, (shown) =>
    cardsAt(
      context,
      catalogue,
      shown.map(({ place }) => place),
      conditions,
    ),
  )
  const facets = query.facets ? facetsOf(catalogue, query, selection) : null
  return { ...page, facets, corrected_keyword: correctedKeyword }
}

/** The cards of those of these products that are published, by id. */
export async function listCardsOf(
  context: Context,
  storeId: string,
  productIds: string[],
): Promise<Map<string, LiveCard>> {
  const catalogue = await currentCatalogue(context, storeId)
  const places = productIds.flatMap((id) => catalogue.placeById.get(id) ?? [])
  return new Map((await cardsAt(context, catalogue, places, noConditions)).map((card) => [card._id, card]))
}

type Found = Omit<FoundProducts, 'places'> & { catalogue: Catalogue; places: readonly number[] | undefined }

async function findPlaces(context: Context, storeId: string, query: ProductQuery): Promise<Found> {
  const keyword = query.keyword?.trim()
  if (keyword) return searchCatalogue(context, storeId, keyword)
  return { catalogue: await currentCatalogue(context, storeId), places: undefined, correctedKeyword: null }
}

/** Those after the product that the page follows; if it is gone, those by their numbers. */
function pageOfPlaces(
  catalogue: Catalogue,
  ordered: ArrayLike<number>,
  chosen: ProductSet,
  query: PageQuery,
): ({ place: number } & Keyed)[] {
  const { limit, after: [before] = [] } = placeOf(query)
  const last = catalogue.placeById.get(String(before))
  let isPast = last === undefined
  let skipped = isPast ? (query.page - 1) * query.per_page : 0
  const rows: ({ place: number } & Keyed)[] = []
  for (let index = 0; index < ordered.length && rows.length < limit; index += 1) {
    const place = ordered[index] ?? 0
    if (!isPast) isPast = place === last
    else if (isIn(chosen, place) && skipped > 0) skipped -= 1
    else if (isIn(chosen, place)) rows.push({ place, row_key: [catalogue.products[place]?.id] })
  }
  return rows
}

async function cardsAt(
  context: Context,
  catalogue: Catalogue,
  places: number[],
  conditions: VariantConditions,
): Promise<LiveCard[]> {
  const products = places.flatMap((place) => catalogue.products[place] ?? [])
  const missing = products.filter(({ number }) => !catalogue.cards.has(number))
  if (missing.length > 0) {
    const rows = await listCards(
      context.db,
      missing.map(({ number }) => number),
    )
    for (const { number, card } of rows) catalogue.cards.set(number, card)
  }
  return products.flatMap((product) => {
    const card = catalogue.cards.get(product.number) as StoredCard | undefined
    return card ? [liveCard(product satisfies CatalogueProduct, card, conditions)] : []
  })
}
