import type { ReactNode } from 'react'
import { SharedPart } from '../page/shared-part.tsx'
import { cardSizes } from './card-sizes.ts'
import { ProductCard } from './product-card.tsx'
import type { ProductCardView } from './product-card-view.ts'

// A card is 140 to 340 CSS pixels wide, and small screens have a pixel ratio of two or three. A list has many pictures,
// and each width offered adds a hundred bytes to the page.
const fitting = { page: [240, 640], list: [240, 540] } as const

type Props = {
  cards: ProductCardView[]
  layout?: keyof typeof fitting
  headingLevel?: 2 | 3
  /** How many pictures are above the fold and load immediately. */
  first?: number
  /** Whether these cards are about to be replaced by others. */
  isBusy?: boolean
  action?: (card: ProductCardView) => ReactNode
}

export function ProductGrid({ cards, layout = 'page', headingLevel, first = 0, isBusy = false, action }: Props) {
  return (
    <ul className="card-rows card-grid" data-layout={layout} aria-busy={isBusy || undefined}>
      {cards.map((card, index) => {
        const sizes = cardSizes(layout, index, cards.length)
        const priority = index < first
        return (
          <li key={card.id}>
            <SharedPart name="card" by={() => [JSON.stringify(card), layout, sizes, headingLevel, priority]}>
              <ProductCard
                card={card}
                sizes={sizes}
                fitting={fitting[layout]}
                headingLevel={headingLevel}
                priority={priority}
                action={action?.(card)}
              />
            </SharedPart>
          </li>
        )
      })}
    </ul>
  )
}
