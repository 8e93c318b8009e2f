import { addToCart, cartRelatedProductUrls, clearCart, showCart } from '@fitout/contract/cart.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import type { Session } from '../../http/session.ts'
import { relatedUrls } from '../products/products-service.ts'
import { requireStore } from '../stores/stores-service.ts'
import { cartProductIds, emptyCart, presentCart, putInCart } from './cart-service.ts'

export const cartRoutes = [
  route(showCart, async ({ context, params, body, session, ...call }) => ({
    data: await presentCart(context, cartKey(context, params, session), body, call),
  })),
  route(addToCart, async ({ context, params, body, session, locale }) => ({
    data: await putInCart(context, cartKey(context, params, session), body, locale),
  })),
  route(clearCart, async ({ context, params, session, locale }) => ({
    data: await emptyCart(context, cartKey(context, params, session), locale),
  })),
  route(cartRelatedProductUrls, async ({ context, params, session }) => {
    const key = cartKey(context, params, session)
    return { data: await relatedUrls(context, params.store_id, await cartProductIds(context.db, key)) }
  }),
]

function cartKey(context: Context, params: { store_id: string }, session: Session) {
  requireStore(context, params.store_id)
  return { accountId: session.accountId, storeId: params.store_id }
}
