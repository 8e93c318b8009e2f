import type { Answer, AnswerInput } from '@fitout/contract/endpoint.ts'
import { toCents } from '@fitout/contract/money.ts'
import { findProduct, type productReviews } from '@fitout/contract/products.ts'
import type { Context } from '../../context.ts'
import { upToDate } from '../../database/may-be-old.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest } from '../../http/pages.ts'
import { write, type Written } from '../../http/written.ts'
import {
  type Catalogue,
  catalogueAtHand,
  currentCatalogue,
  isIn,
  type Kind,
  placeOfId,
  readySearch,
  recommendedPlaces,
} from '../catalogue/catalogue-service.ts'
import { avatarUrl } from '../files/files-service.ts'
import { presentPicture } from '../pictures/pictures-service.ts'
import { liveFacts } from './live-card.ts'
import type { StoredDetails } from './present-product.ts'
import { makeOrders } from './sort-products.ts'
import { cheapest } from './shown-variant.ts'
import {
  findDetails,
  listDetailsById,
  listReviews,
  type ReviewRow,
  type ReviewQuery,
  type VariantStock,
} from './products-queries.ts'
import { keepWritten, writtenOf, type WrittenDetails } from './written-products.ts'

export { importFile } from './import-file.ts'
export { filterCatalogue, listCardsOf } from './filter-products.ts'
export { refreshProductIndex, renewProductIndex } from './product-index.ts'
export { runLargeImport, sweepImports } from './large-imports.ts'
export { relatedUrls, requireRelatedUrls } from './related-products.ts'
export { requirePlainGlb } from './read-glb.ts'
export { findVariantIds, variantHolds } from './searched-products-queries.ts'
export { replacePictureIn } from './staff-products-service.ts'
export { confirmProductText, listOutdatedTexts } from './outdated-texts-queries.ts'
export { listGoodsTexts, listWrittenServices, publishService } from './service-texts.ts'

/**
 * At this number of units and below, product pages show how many are left. The triggers on stock levels use the same
 * figure.
 */
export const lowStockFrom = 5

type ProductDetails = AnswerInput<typeof findProduct>['data']

/** Reads the main store's catalogue and precomputes slow parts, so that the first visitors do not wait. */
export async function readyCatalogue(context: Context): Promise<void> {
  const { mainStoreId } = context.config
  await readySearch(context, mainStoreId)
  await makeOrders(await currentCatalogue(context, mainStoreId))
}

/**
 * Returns a published product with its variants and current availability, in one statement; in more where something has
 * changed since it was written. Throws `product-not-found`.
 */
export async function requireDetails(
  context: Context,
  storeId: string,
  productId: string,
): Promise<Written<Answer<typeof findProduct>>> {
  requireUuid(productId)
  return (await findWrittenDetails(context, storeId, productId)) ?? writeDetails(context, storeId, productId)
}

/** One unit more than pages show, so that an order of one of many changes nothing. */
const unitsAtMost = lowStockFrom + 1

/** The answer as written before, if it still shows the truth. */
async function findWrittenDetails(context: Context, storeId: string, productId: string) {
  const { catalogue: atHand, since, confirm } = catalogueAtHand(context, storeId)
  const before = atHand && detailsWritten(atHand, productId)
  if (!before) return undefined
  const asked = { storeId, productId, since, unitsAtMost, withDetails: false }
  const { changed, stock } = await findDetails(context.db, asked)
  const catalogue = await confirm(changed)
  // After a very large change this process goes on with the catalogue from before.
  if (changed) return undefined
  const written = detailsWritten(catalogue, productId)
  const isTrue = written?.stock === JSON.stringify(stock) && written.categories === catalogue.categories
  return isTrue ? written.answer : undefined
}

function detailsWritten(catalogue: Catalogue, productId: string): WrittenDetails | undefined {
  const place = placeOfId(catalogue, productId)
  return place === undefined ? undefined : writtenOf(catalogue, place)?.details
}

/** What is kept until the next change must not be from before the last, so a replica is not asked. */
async function writeDetails(context: Context, storeId: string, productId: string) {
  const { catalogue: atHand, since, confirm } = catalogueAtHand(context, storeId)
  const version = atHand?.version
  const asked = { storeId, productId, since, unitsAtMost, withDetails: true }
  const { changed, details, stock } = await upToDate(() => findDetails(context.db, asked))
  const catalogue = await confirm(changed)
  const place = placeOfId(catalogue, productId)
  if (!details || !stock || place === undefined) throw new AppError('product-not-found')
  const data = presentDetails(details, stock, catalogue, place)
  const answer = write(findProduct.response, { data }).withoutValue()
  const { categories } = catalogue
  if (!changed && version === catalogue.version) {
    keepWritten(catalogue, place, { details: { answer, stock: JSON.stringify(stock), categories } })
  }
  return answer
}

function presentDetails(
  { variants, category_ids, ...kept }: StoredDetails,
  stock: Record<string, VariantStock>,
  catalogue: Catalogue,
  place: number,
): ProductDetails {
  const shown = variants.flatMap((variant) => {
    const level = stock[variant._id]
    return level ? [{ ...variant, ...stockFacts(level) }] : []
  })
  const isAvailable = shown.some(({ availability }) => availability === 'ONLINE_BOOKING_AVAILABLE')
  return {
    ...kept,
    ...openingPrice(shown),
    ...liveFacts(catalogue, place, isAvailable),
    variants: shown,
    category_path: categoryPath(catalogue, category_ids),
  }
}

/** The price of the variant that the page preselects: the cheapest available one, as on cards. */
function openingPrice(variants: ProductDetails['variants']) {
  const inStock = variants.filter(({ availability }) => availability === 'ONLINE_BOOKING_AVAILABLE')
  const pool = inStock.length > 0 ? inStock : variants
  const first = cheapest(pool, ({ price }) => toCents(price))
  if (!first) return {}
  return {
    price_from: first.price,
    original_price_from: first.original_price,
    has_price_range: pool.some(({ price }) => price !== first.price),
    discount_percent: first.discount_percent,
    point_price: first.point_price,
  }
}

// A compromise between memory and number of statements.
const detailsAtOnce = 200

/** Yields the published products of a kind with current availability, in batches, in the store's order. */
export async function* eachDetails(
  context: Context,
  storeId: string,
  kind: Kind,
): AsyncGenerator<ProductDetails[], void, void> {
  const catalogue = await currentCatalogue(context, storeId)
  // An order is never modified in place, only replaced.
  const places = (await recommendedPlaces(catalogue)).filter((place) => isIn(catalogue.kinds[kind], place))
  for (let start = 0; start < places.length; start += detailsAtOnce) {
    const ids = Array.from(places.subarray(start, start + detailsAtOnce), (place) => catalogue.products.ids.at(place))
    const rows = await listDetailsById(context.db, storeId, ids)
    yield ids.flatMap((id) => {
      const [row, place] = [rows.get(id), placeOfId(catalogue, id)]
      if (!row || place === undefined) return []
      return [presentDetails(row.details, row.stock, catalogue, place)]
    })
  }
}

function stockFacts({ isCounted, units }: VariantStock) {
  const isAvailable = !isCounted || units > 0
  return {
    availability: isAvailable ? ('ONLINE_BOOKING_AVAILABLE' as const) : ('NOT_ACCEPTED' as const),
    low_stock: isCounted && units <= lowStockFrom ? units : null,
  }
}

/** From the root to the first of the product's own categories. */
function categoryPath(catalogue: Catalogue, categoryIds: string[]): ProductDetails['category_path'] {
  const own = new Set(categoryIds)
  const path: ProductDetails['category_path'] = []
  let category = [...catalogue.categories.values()].find(({ id }) => own.has(id))
  while (category) {
    path.unshift({ _id: category.id, title: category.title, slug: category.slug })
    category = category.parentId === null ? undefined : catalogue.categories.get(category.parentId)
  }
  return path
}

/** Throws `product-not-found`. */
export async function requireReviews(
  context: Context,
  storeId: string,
  productId: string,
  request: PageRequest & { query: ReviewQuery },
): Promise<AnswerInput<typeof productReviews>> {
  requireUuid(productId)
  const found = await listReviews(context.db, storeId, productId, request.query)
  if (!found) throw new AppError('product-not-found')
  const { total, reviews: rows, ratings } = found
  return { ...(await pageOf(context, request, { rows, total }, (shown) => shown.map(presentReview))), ratings }
}

function presentReview(review: ReviewRow): AnswerInput<typeof productReviews>['data'][number] {
  return {
    _id: review.id,
    rating: review.rating,
    comment: review.comment,
    language: review.language,
    images: review.pictures.map((picture) => presentPicture(picture, {})),
    user: { avatar: review.face_id && avatarUrl(review.face_id), username: review.username ?? '' },
    is_verified_purchase: review.is_verified_purchase,
    created_at: new Date(review.created_at).toISOString(),
    reply: review.reply && { ...review.reply, replied_at: new Date(review.reply.replied_at).toISOString() },
  }
}

function requireUuid(id: string): void {
  if (!isId(id)) throw new AppError('product-not-found')
}
