import { addToWishlist, allWishlist, wishlistProducts } from '@fitout/contract/wishlist.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import type { Session } from '../../http/session.ts'
import { requireStore } from '../stores/stores-service.ts'
import { showWishlist, toggleWish, wishedProductIds } from './wishlist-service.ts'

export const wishlistRoutes = [
  route(allWishlist, async ({ context, params, session, query, request }) =>
    showWishlist(context, wishlistKey(context, params, session), { request, query }),
  ),
  route(wishlistProducts, async ({ context, params, session }) => {
    const product_ids = await wishedProductIds(context, wishlistKey(context, params, session))
    return { data: { product_ids, count: product_ids.length } }
  }),
  route(addToWishlist, async ({ context, params, session, body, locale, arrivedAt }) => ({
    data: await toggleWish(context, wishlistKey(context, params, session), body, { locale, arrivedAt }),
  })),
]

function wishlistKey(context: Context, params: { store_id: string }, session: Session) {
  requireStore(context, params.store_id)
  return { accountId: session.accountId, storeId: params.store_id.toLowerCase() }
}
