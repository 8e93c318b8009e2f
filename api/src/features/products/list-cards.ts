import type { Context } from '../../context.ts'
import { upToDate } from '../../database/may-be-old.ts'
import type { Written } from '../../http/written.ts'
import { type Catalogue, placeOfNumber } from '../catalogue/catalogue-service.ts'
import { type Card, cardFor, writeCards } from './live-card.ts'
import { listCards } from './products-queries.ts'
import type { VariantConditions } from './shown-variant.ts'
import { keepWritten, writtenOf } from './written-products.ts'

/** The cards of the products at these places; those not read before take one statement. */
export async function cardsAt(
  context: Context,
  catalogue: Catalogue,
  places: number[],
  conditions: VariantConditions,
): Promise<Written<Card>[]> {
  const kept = new Map(places.map((place) => [place, writtenOf(catalogue, place)?.cards]))
  const missing = places.filter((place) => !kept.get(place))
  if (missing.length > 0) {
    const { version } = catalogue
    const numbers = missing.map((place) => catalogue.products.numbers[place] ?? 0)
    // They are kept until the next change, so they must not be from before the last.
    for (const { number, card } of await upToDate(() => listCards(context.db, numbers))) {
      const place = placeOfNumber(catalogue, number) ?? -1
      const cards = writeCards(catalogue, place, card)
      kept.set(place, cards)
      // The product may have changed meanwhile.
      if (version === catalogue.version) keepWritten(catalogue, place, { cards })
    }
  }
  return places.flatMap((place) => {
    const cards = kept.get(place)
    if (!cards) return []
    const before = cards.found.size
    const card = cardFor(catalogue, place, cards, conditions)
    if (cards.found.size > before && writtenOf(catalogue, place)?.cards === cards)
      keepWritten(catalogue, place, { cards })
    return [card]
  })
}
