import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { wishlistItemsAtMost } from '@fitout/contract/limits.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { addToWishlist, allWishlist } from '@fitout/contract/wishlist.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { ensureGuestAccount } from '../accounts/accounts-service.ts'
import { listCardsOf } from '../products/products-service.ts'
import { asOnePress } from './presses.ts'
import {
  countItems,
  deleteItem,
  hasItem,
  holdPress,
  insertItem,
  listItems,
  listProductIds,
  moveItems,
} from './wishlist-queries.ts'

type Item = AnswerInput<typeof allWishlist>['data'][number]

/** The main store drives the wishlist; that of any other store is empty. */
export type WishlistKey = { accountId: string; storeId: string }

export async function showWishlist(
  context: Context,
  { accountId, storeId }: WishlistKey,
  query: { page: number; per_page: number },
): Promise<{ page: Item[]; total: number }> {
  if (storeId !== context.config.mainStoreId) return { page: [], total: 0 }
  const window = { offset: (query.page - 1) * query.per_page, limit: query.per_page }
  const [items, total] = await Promise.all([
    listItems(context.db, accountId, window),
    countItems(context.db, accountId),
  ])
  const cards = await listCardsOf(
    context,
    storeId,
    items.map((item) => item.product_id),
  )
  const page = items.flatMap((item) => {
    const card = cards.get(item.product_id)
    if (!card) return []
    const price_when_added = toDollars(item.added_cents)
    return [{ ...card, is_liked: true, added_at: item.added_at.toISOString(), price_when_added }]
  })
  return { page, total }
}

export async function wishedProductIds(context: Context, { accountId, storeId }: WishlistKey): Promise<string[]> {
  return storeId === context.config.mainStoreId ? listProductIds(context.db, accountId) : []
}

/** Says of each product whether the caller keeps it; a stranger keeps none. */
export async function markLiked<Product extends { _id: string; is_liked: boolean }>(
  context: Context,
  storeId: string,
  session: { accountId: string } | undefined,
  products: Product[],
): Promise<Product[]> {
  if (!session) return products
  const liked = new Set(await wishedProductIds(context, { accountId: session.accountId, storeId }))
  return products.map((product) => ({ ...product, is_liked: liked.has(product._id) }))
}

/**
 * Puts a product on the list, or takes it off. Without a wish, calls that overlap are one press: those that had to
 * wait find it done. Throws `wishlist-add-fail` for what is not for sale in the main store, or when the list is full.
 */
export async function pressHeart(
  context: Context,
  { accountId, storeId }: WishlistKey,
  { product_id, is_liked: wish }: Body<typeof addToWishlist>,
  { locale, arrivedAt }: { locale: Locale; arrivedAt: number },
): Promise<AnswerInput<typeof addToWishlist>['data']> {
  if (storeId !== context.config.mainStoreId) throw new AppError('wishlist-add-fail')
  const item = { accountId, storeId, productId: product_id.toLowerCase() }
  const turn = () => transaction(context.db, (trx) => turnHeart(context, trx, item, wish, locale))
  const isLiked =
    wish === undefined ? await asOnePress(`${accountId} ${item.productId}`, arrivedAt, turn) : await turn()
  return { product_id: item.productId, is_liked: isLiked, count: await countItems(context.db, accountId) }
}

type Heart = WishlistKey & { productId: string }

async function turnHeart(
  context: Context,
  trx: Database,
  { accountId, storeId, productId }: Heart,
  wish: boolean | undefined,
  locale: Locale,
): Promise<boolean> {
  const isAnothersPress = await holdPress(trx, accountId, productId)
  const wasLiked = await hasItem(trx, accountId, productId)
  const becomesLiked = wish ?? (isAnothersPress ? wasLiked : !wasLiked)
  if (!becomesLiked) {
    await deleteItem(trx, accountId, productId)
  } else if (!wasLiked) {
    await ensureGuestAccount(trx, accountId, locale)
    const item = { accountId, storeId, productId, now: context.clock.now(), itemsAtMost: wishlistItemsAtMost }
    if (!(await insertItem(trx, item))) throw new AppError('wishlist-add-fail')
  }
  return becomesLiked
}

/** A guest who becomes a member, or signs in, keeps his wishlist; what is on both stands there once. */
export async function joinWishlists(trx: Database, guestId: string, accountId: string): Promise<void> {
  await moveItems(trx, guestId, accountId, wishlistItemsAtMost)
}
