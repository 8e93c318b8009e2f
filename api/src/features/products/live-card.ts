import { productCard } from '@fitout/contract/products.ts'
import { parseAnswer } from '@fitout/contract/wire.ts'
import { z } from 'zod'
import { write, writeChecked, type Written } from '../../http/written.ts'
import { type Catalogue, isIn } from '../catalogue/catalogue-service.ts'
import type { StoredCard } from './present-product.ts'
import { noConditions, shownPrice, shownVariant, type VariantConditions } from './shown-variant.ts'

export type Card = z.output<typeof productCard>

/** The cards of one product, as they are sent. They are the same for every list until the product changes. */
export type WrittenCards = {
  /** With the price of the cheapest available variant and the first picture. */
  usual: Written<Card>
  /** By variant, where it has its own. */
  pictures: z.output<typeof ownPictures>
  /** With price and picture of a variant that a filter found. */
  found: Map<number, Written<Card>>
}

const ownPictures = z.record(z.string(), productCard.shape.picture)

export function writeCards(
  catalogue: Catalogue,
  place: number,
  { variant_pictures: pictures = {}, ...card }: StoredCard,
): WrittenCards {
  const shown = shownVariant(catalogue, place, noConditions)
  const price = shown && shownPrice(catalogue, shown)
  const usual = write(productCard, { ...card, ...price, ...liveFacts(catalogue, place) })
  return { usual, pictures: parseAnswer(ownPictures, pictures), found: new Map() }
}

/** The card for a list with these filters. */
export function cardFor(
  catalogue: Catalogue,
  place: number,
  { usual, pictures, found }: WrittenCards,
  conditions: VariantConditions,
): Written<Card> {
  const shown = conditions.asked === 0 ? undefined : shownVariant(catalogue, place, conditions)
  if (!shown) return usual
  const key = 2 * shown.at + Number(shown.hasRange)
  const known = found.get(key)
  if (known) return known
  const id = catalogue.variants.ids.at(shown.at)
  const opened = shownVariant(catalogue, place, noConditions)
  const card = writeChecked({
    ...usual.value,
    picture: pictures[id] ?? usual.value.picture,
    ...shownPrice(catalogue, shown),
    variant_id: shown.at === opened?.at ? null : id,
  })
  found.set(key, card)
  return card
}

/** The facts that orders and reviews change. `is_liked` is false here; the routes set it for signed-in callers. */
export function liveFacts(catalogue: Catalogue, place: number, isAvailable = isIn(catalogue.available, place)) {
  const { ratingSums, ratingCounts, publishedAt } = catalogue.products
  const [sum, count] = [ratingSums[place] ?? 0, ratingCounts[place] ?? 0]
  return {
    availability: isAvailable ? ('ONLINE_BOOKING_AVAILABLE' as const) : ('NOT_ACCEPTED' as const),
    rating_average: count === 0 ? null : Math.round((sum / count) * 10) / 10,
    rating_count: count,
    is_liked: false,
    published_at: new Date(publishedAt[place] ?? 0).toISOString(),
  }
}
