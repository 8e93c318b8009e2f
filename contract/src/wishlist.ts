import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { productCard } from './products.ts'
import { dollars, id, instant, listOf, oneOf, pageQuery } from './wire.ts'

export const wishlistItem = productCard.extend({
  added_at: instant,
  price_when_added: dollars.meta({ description: 'What `price_from` was' }),
})

export const allWishlist = endpoint('GET', '/stores/:store_id/wishlist/all', {
  summary: "The caller's wishlist, latest first. Unpublished products are left out.",
  access: 'guest',
  rate: 'read',
  query: z.object(pageQuery(3)),
  response: listOf(wishlistItem),
  errors: ['store-not-found'],
})

export const wishlistProducts = endpoint('GET', '/stores/:store_id/wishlist/product-ids', {
  summary: 'The products on the wishlist, for icons and the count.',
  access: 'guest',
  rate: 'read',
  response: oneOf(z.object({ product_ids: z.array(id), count: z.number().int() })),
  errors: ['store-not-found'],
})

export const addToWishlist = endpoint('POST', '/stores/:store_id/wishlist/add-to-wishlist', {
  summary:
    'Puts a product of the main store on the wishlist or takes it off, or does what `is_liked` says. ' +
    'Calls for one product that overlap are one press.',
  access: 'guest',
  rate: 'write',
  body: z.strictObject({ product_id: id, is_liked: z.boolean().optional() }),
  response: oneOf(z.object({ product_id: id, is_liked: z.boolean(), count: z.number().int() })),
  errors: ['store-not-found', 'wishlist-add-fail'],
})
