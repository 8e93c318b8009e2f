import type { ReactNode } from 'react'
import { ProductCard } from './product-card.tsx'
import type { ProductCardView } from './product-card-view.ts'

/** `page` fills the width of the page, `aside` stands beside the filters, `wide` is the five-column variant. */
const layouts = {
  page: {
    columns: 'grid-cols-2 md:grid-cols-3 2xl:grid-cols-4',
    sizes: '(min-width: 1200px) 320px, (min-width: 768px) 31vw, 46vw',
  },
  aside: {
    columns: 'grid-cols-2 md:grid-cols-3 3xl:grid-cols-4',
    sizes: '(min-width: 1367px) 240px, (min-width: 1200px) 250px, (min-width: 768px) 31vw, 46vw',
  },
  wide: {
    columns: 'grid-cols-2 md:grid-cols-3 2xl:grid-cols-5',
    sizes: '(min-width: 1200px) 260px, (min-width: 768px) 31vw, 46vw',
  },
} as const

type Props = {
  cards: ProductCardView[]
  layout?: keyof typeof layouts
  headingLevel?: 2 | 3
  /** How many pictures are in the first view and load at once. */
  first?: number
  action?: (card: ProductCardView) => ReactNode
}

export function ProductGrid({ cards, layout = 'page', headingLevel, first = 0, action }: Props) {
  const { columns, sizes } = layouts[layout]
  return (
    <ul className={`grid gap-x-4 gap-y-10 md:gap-x-6 md:gap-y-14 ${columns}`}>
      {cards.map((card, index) => (
        <li key={card.id} className="min-w-0">
          <ProductCard
            card={card}
            sizes={sizes}
            headingLevel={headingLevel}
            priority={index < first}
            action={action?.(card)}
          />
        </li>
      ))}
    </ul>
  )
}
