import type { productCard } from '@fitout/contract/products.ts'
import type { z } from 'zod'
import type { CatalogueProduct } from '../catalogue/catalogue-service.ts'
import type { KeptCard } from './present-product.ts'

export type LiveCard = z.input<typeof productCard>

export function liveCard(product: CatalogueProduct, card: KeptCard): LiveCard {
  return { ...card, ...liveFacts(product) }
}

/** What orders and reviews change. A stranger likes nothing; for others the routes mark what they like. */
export function liveFacts({ isAvailable, ratingSum, ratingCount, publishedAt }: CatalogueProduct) {
  return {
    availability: isAvailable ? ('ONLINE_BOOKING_AVAILABLE' as const) : ('NOT_ACCEPTED' as const),
    rating_average: ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
    rating_count: ratingCount,
    is_liked: false,
    published_at: new Date(publishedAt).toISOString(),
  }
}
