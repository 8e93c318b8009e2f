import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { filterProducts } from '@fitout/contract/products.ts'
import type { Context } from '../../context.ts'
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
import type { KeptCard } from './present-product.ts'
import { listCards } from './products-queries.ts'
import { type ProductQuery, selectProducts } from './select-products.ts'
import { orderedPlaces } from './sort-products.ts'

export type FilteredProducts = {
  cards: LiveCard[]
  total: number
  facets: AnswerInput<typeof filterProducts>['facets']
  correctedKeyword: string | null
}

/** One page of the products that a query leaves, and what further filters would leave: at most four statements. */
export async function filterCatalogue(
  context: Context,
  storeId: string,
  query: ProductQuery,
): Promise<FilteredProducts> {
  const { catalogue, places, correctedKeyword } = await findPlaces(context, storeId, query)
  const found = places && setOf(places, catalogue.products.length)
  const selection = selectProducts(catalogue, query, found)
  const byRelevance = query.sort_by === 'recommended' && query.sort_order !== 'asc' ? places : undefined
  const page = pageOfPlaces(byRelevance ?? orderedPlaces(catalogue, query), selection.chosen, query)
  return {
    cards: await cardsAt(context, catalogue, page),
    total: countOf(selection.chosen),
    facets: query.facets ? facetsOf(catalogue, query, selection) : null,
    correctedKeyword,
  }
}

/** The cards of those of these products that are published, by id. */
export async function listCardsOf(
  context: Context,
  storeId: string,
  productIds: string[],
): Promise<Map<string, LiveCard>> {
  const catalogue = await currentCatalogue(context, storeId)
  const places = productIds.flatMap((id) => catalogue.placeById.get(id) ?? [])
  return new Map((await cardsAt(context, catalogue, places)).map((card) => [card._id, card]))
}

type Found = Omit<FoundProducts, 'places'> & { catalogue: Catalogue; places: readonly number[] | undefined }

async function findPlaces(context: Context, storeId: string, query: ProductQuery): Promise<Found> {
  const keyword = query.keyword?.trim()
  if (keyword) return searchCatalogue(context, storeId, keyword)
  return { catalogue: await currentCatalogue(context, storeId), places: undefined, correctedKeyword: null }
}

function pageOfPlaces(
  ordered: ArrayLike<number>,
  chosen: ProductSet,
  { page, per_page }: { page: number; per_page: number },
): number[] {
  const first = (page - 1) * per_page
  const places: number[] = []
  let position = 0
  for (let index = 0; index < ordered.length && places.length < per_page; index += 1) {
    const place = ordered[index] ?? 0
    if (!isIn(chosen, place)) continue
    if (position >= first) places.push(place)
    position += 1
  }
  return places
}

async function cardsAt(context: Context, catalogue: Catalogue, places: number[]): Promise<LiveCard[]> {
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
    const card = catalogue.cards.get(product.number) as KeptCard | undefined
    return card ? [liveCard(product satisfies CatalogueProduct, card)] : []
  })
}
