import type { ReactNode } from 'react'
import { ProductCard } from './product-card.tsx'
import type { ProductCardView } from './product-card-view.ts'

// A card is 140 to 340 CSS pixels across; the smallest have screens of two or three pixels each. A list has many
// pictures, and each width offered is a hundred bytes of its page.
const fitting = { page: [240, 640], list: [240, 540], row: [240, 640] } as const

/** `page` fills the width of the page, `row` with full rows only; `list` stands beside the filters, or in five columns without them. */
const sizes = {
  page: '(min-width: 1200px) 320px, (min-width: 768px) 31vw, 46vw',
  row: '(min-width: 1200px) 320px, (min-width: 768px) 31vw, 46vw',
  list: '(min-width: 1200px) 260px, (min-width: 768px) 31vw, 46vw',
} as const

type Props = {
  cards: ProductCardView[]
  layout?: keyof typeof sizes
  headingLevel?: 2 | 3
  /** How many pictures are in the first view and load at once. */
  first?: number
  /** Others are on their way in place of these. */
  isBusy?: boolean
  action?: (card: ProductCardView) => ReactNode
}

export function ProductGrid({ cards, layout = 'page', headingLevel, first = 0, isBusy = false, action }: Props) {
  return (
    <ul className="card-grid" data-layout={layout} aria-busy={isBusy || undefined}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard
            card={card}
            sizes={sizes[layout]}
            fitting={fitting[layout]}
            headingLevel={headingLevel}
            priority={index < first}
            action={action?.(card)}
          />
        </li>
      ))}
    </ul>
  )
}
