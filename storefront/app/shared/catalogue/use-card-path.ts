import { withQuery } from '@fitout/contract/storefront-paths.ts'
import { useTo } from '../links/use-to.ts'
import type { ProductCardView } from './product-card-view.ts'

/** Where a card leads: to the page as it opens with the version of which the card says the price. */
export function useCardPath() {
  const to = useTo()
  return ({ kind, id, slug, variantId }: Pick<ProductCardView, 'kind' | 'id' | 'slug' | 'variantId'>) =>
    withQuery(to(kind === 'SERVICE' ? 'service' : 'product', { id, slug }), variantId ? { variant: variantId } : {})
}
