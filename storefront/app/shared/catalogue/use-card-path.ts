import { withQuery } from '@fitout/contract/storefront-paths.ts'
import { useTo } from '../links/use-to.ts'
import { placeOf, type ProductCardView } from './product-card-view.ts'

/**
 * Where a card leads: to the page as it opens with the version of which the card says the price. Its name stands there as it is
 * read, which is a third of what the browser makes of it.
 */
export function useCardPath() {
  const to = useTo()
  return (card: Pick<ProductCardView, 'kind' | 'id' | 'slug' | 'title' | 'variantId'>) =>
    withQuery(
      decodeURI(to(card.kind === 'SERVICE' ? 'service' : 'product', placeOf(card))),
      card.variantId ? { variant: card.variantId } : {},
    )
}
