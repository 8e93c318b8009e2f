import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { wishlistItemsAtMost } from '@fitout/contract/limits.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { addToWishlist, allWishlist } from '@fitout/contract/wishlist.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { ensureGuestAccount } from '../accounts/accounts-service.ts'
import { listCardsOf } from '../products/products-service.ts'
import { mergeOverlappingToggles } from './wishlist-toggles.ts'
import {
  countItems,
  deleteItem,
  hasItem,
  holdToggle,
  insertItem,
  listItems,
  listProductIds,
  moveItems,
} from './wishlist-queries.ts'

/** Only the main store has a wishlist; that of any other store is empty. */
export type WishlistKey = { accountId: string; storeId: string }

export async function showWishlist(
  context: Context,
  { accountId, storeId }: WishlistKey,
  request: PageRequest,
): Promise<AnswerInput<typeof allWishlist>> {
  const isDriven = storeId === context.config.mainStoreId
  const [rows, total] = isDriven
    ? await Promise.all([listItems(context.db, accountId, placeOf(request.query)), countItems(context.db, accountId)])
    : [[], 0]
  return pageOf(context, request, { rows, total }, async (items) => {
    const ids = items.map((item) => item.product_id)
    const cards = await listCardsOf(context, storeId, ids)
    return items.flatMap((item) => {
      const card = cards.get(item.product_id)
      if (!card) return []
      const price_when_added = toDollars(item.added_cents)
      return [{ ...card, is_liked: true, added_at: item.added_at.toISOString(), price_when_added }]
    })
  })
}

export async function wishedProductIds(context: Context, { accountId, storeId }: WishlistKey): Promise<string[]> {
  return storeId === context.config.mainStoreId ? listProductIds(context.db, accountId) : []
}

/** The products on the caller's wishlist; none without a session. */
export async function likedProducts(
  context: Context,
  storeId: string,
  session: { accountId: string } | undefined,
): Promise<ReadonlySet<string>> {
  return new Set(session && (await wishedProductIds(context, { accountId: session.accountId, storeId })))
}

/**
 * Adds or removes a product. Without `is_liked`, overlapping calls count as one: those that had to wait do nothing.
 * Throws `wishlist-add-fail` for a product not on sale in the main store, or when the list is full.
 */
export async function toggleWish(
  context: Context,
  { accountId, storeId }: WishlistKey,
  { product_id, is_liked: wish }: Body<typeof addToWishlist>,
  { locale, arrivedAt }: { locale: Locale; arrivedAt: number },
): Promise<AnswerInput<typeof addToWishlist>['data']> {
  if (storeId !== context.config.mainStoreId) throw new AppError('wishlist-add-fail')
  const item = { accountId, storeId, productId: product_id.toLowerCase() }
  const turn = () => transaction(context.db, (trx) => turnHeart(context, trx, item, wish, locale))
  const isLiked =
    wish === undefined ? await mergeOverlappingToggles(`${accountId} ${item.productId}`, arrivedAt, turn) : await turn()
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
  const isAnothersPress = await holdToggle(trx, accountId, productId)
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

/** Merges a guest's wishlist into the account's at registration or sign-in, without duplicates. */
export async function joinWishlists(trx: Database, guestId: string, accountId: string): Promise<void> {
  await moveItems(trx, guestId, accountId, wishlistItemsAtMost)
}
