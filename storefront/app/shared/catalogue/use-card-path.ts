import { withQuery } from '@fitout/contract/with-query.ts'
import { readablePath } from '../links/readable-path.ts'
import { useTo } from '../links/use-to.ts'
import { placeOf, type ProductCardView } from './product-card-view.ts'

/** The card's link: to the page with the version whose price the card shows. */
export function useCardPath() {
  const to = useTo()
  return (card: Pick<ProductCardView, 'kind' | 'id' | 'slug' | 'title' | 'variantId'>) =>
    withQuery(
      readablePath(to(card.kind === 'SERVICE' ? 'service' : 'product', placeOf(card))),
      card.variantId ? { variant: card.variantId } : {},
    )
}
