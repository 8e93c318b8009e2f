import { filterProducts, findProduct, productReviews, relatedProductUrls } from '@fitout/contract/products.ts'
import { route } from '../../http/route.ts'
import { requireStore } from '../stores/stores-service.ts'
import { markLiked } from '../wishlist/wishlist-service.ts'
import { filterCatalogue, requireDetails, requireRelatedUrls, requireReviews } from './products-service.ts'

export const productsRoutes = [
  route(filterProducts, async ({ context, params, query, request, session }) => {
    requireStore(context, params.store_id)
    const answer = await filterCatalogue(context, params.store_id, { request, query })
    return { ...answer, data: await markLiked(context, params.store_id, session, answer.data) }
  }),
  route(findProduct, async ({ context, params, session }) => {
    requireStore(context, params.store_id)
    const details = await requireDetails(context, params.store_id, params.id)
    const [data = details] = await markLiked(context, params.store_id, session, [details])
    return { data }
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
