import type { Answer } from '@fitout/contract/endpoint.ts'
import { filterProducts, findProduct, productReviews, relatedProductUrls } from '@fitout/contract/products.ts'
import { route } from '../../http/route.ts'
import { join, writeChecked } from '../../http/written.ts'
import { requireStore } from '../stores/stores-service.ts'
import { likedProducts } from '../wishlist/wishlist-service.ts'
import { filterCatalogue, requireDetails, requireRelatedUrls, requireReviews } from './products-service.ts'

export const productsRoutes = [
  route(filterProducts, async ({ context, params, query, request, session }) => {
    requireStore(context, params.store_id)
    const { data: cards, ...page } = await filterCatalogue(context, params.store_id, { request, query })
    const liked = await likedProducts(context, params.store_id, session)
    const data = cards.map((card) =>
      liked.has(card.value._id) ? writeChecked({ ...card.value, is_liked: true }) : card,
    )
    return join<Answer<typeof filterProducts>>({ data, ...page })
  }),
  route(findProduct, async ({ context, params, session }) => {
    requireStore(context, params.store_id)
    const details = await requireDetails(context, params.store_id, params.id)
    const liked = await likedProducts(context, params.store_id, session)
    if (!liked.has(params.id.toLowerCase())) return details
    return { data: { ...details.value.data, is_liked: true } }
  }),
  route(productReviews, async ({ context, params, query, request }) => {
    requireStore(context, params.store_id)
    return requireReviews(context, params.store_id, params.id, { request, query })
  }),
  route(relatedProductUrls, async ({ context, params, query }) => {
    requireStore(context, params.store_id)
    return { data: await requireRelatedUrls(context, params.store_id, query.product_id, query.items_per_page) }
  }),
]
