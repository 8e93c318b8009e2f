import type { productCard } from '@fitout/contract/products.ts'
import type { z } from 'zod'
import type { CatalogueProduct } from '../catalogue/catalogue-service.ts'
import type { StoredCard } from './present-product.ts'
import { shownPrice, shownVariant, type VariantConditions } from './shown-variant.ts'

export type LiveCard = z.input<typeof productCard>

/**
 * With price and picture of the variant that matched the filter; without one, with the price of the cheapest
 * available variant and the first picture.
 */
export function liveCard(
  product: CatalogueProduct,
  { variant_pictures: pictures = {}, ...card }: StoredCard,
  conditions: VariantConditions,
): LiveCard {
  const found = conditions.asked !== 0 ? shownVariant(product, conditions) : undefined
  const picture = (found && pictures[found.id]) ?? card.picture
  return { ...card, picture, ...shownPrice(product, conditions), ...liveFacts(product) }
}

/** The facts that orders and reviews change. `is_liked` is false here; the routes set it for signed-in callers. */
export function liveFacts({ isAvailable, ratingSum, ratingCount, publishedAt }: CatalogueProduct) {
  return {
    availability: isAvailable ? ('ONLINE_BOOKING_AVAILABLE' as const) : ('NOT_ACCEPTED' as const),
    rating_average: ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * 10) / 10,
    rating_count: ratingCount,
    is_liked: false,
    published_at: new Date(publishedAt).toISOString(),
  }
}
