import { Badge } from '@fitout/ui/badge.tsx'
import { Picture } from '@fitout/ui/picture.tsx'
import { Rating } from '@fitout/ui/rating.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../links/shop-link.tsx'
import { useTo } from '../links/use-to.ts'
import type { ProductCardView } from './product-card-view.ts'
import { ProductPrice } from './product-price.tsx'

type Props = {
  card: ProductCardView
  sizes: string
  headingLevel?: 2 | 3
  priority?: boolean
  /** Stands over the foot of the picture while the card has the pointer or the focus. */
  action?: ReactNode
}

// A card is 160 CSS pixels across on the smallest phone and 340 on a desk, on screens of one to three pixels each.
const cardPixels = [160, 640] as const

/** A piece in a list: picture, name, price. The whole of it is one link, named by the title alone. */
export function ProductCard({ card, sizes, headingLevel = 3, priority = false, action }: Props) {
  const t = useTranslations('catalogue')
  const to = useTo()
  const Heading = `h${headingLevel}` as const
  const { id, slug } = card
  const path = card.kind === 'SERVICE' ? to('service', { id, slug }) : to('product', { id, slug })
  return (
    <article className="group relative">
      <div className="relative">
        <Picture
          picture={card.picture}
          sizes={sizes}
          fitting={cardPixels}
          ratio="square"
          isDecorative
          priority={priority}
          imageClassName={card.isSoldOut ? 'opacity-55' : undefined}
        />
        {card.hoverPicture && (
          <div
            className="absolute inset-0 hidden opacity-0 transition-opacity group-focus-within:opacity-100
              group-hover:opacity-100 [@media(hover:hover)]:block"
          >
            <Picture picture={card.hoverPicture} sizes={sizes} fitting={cardPixels} ratio="square" isDecorative />
          </div>
        )}
        <div className="absolute inset-x-2.5 top-2.5 flex flex-col items-start gap-1">
          {card.isSoldOut ? (
            <Badge tone="paper">{t('soldOut')}</Badge>
          ) : (
            card.percentOff > 0 && <Badge tone="sale">{t('percentOff', { percent: card.percentOff })}</Badge>
          )}
        </div>
        {action && (
          <div
            className="absolute inset-x-2.5 bottom-2.5 z-10 hidden opacity-0 transition-opacity group-focus-within:opacity-100
              group-hover:opacity-100 [@media(hover:hover)]:2xl:block"
          >
            {action}
          </div>
        )}
      </div>
      <div className="mt-3.5 grid gap-1">
        <Heading className="text-small leading-snug">
          <ShopLink
            to={path}
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {card.title}
          </ShopLink>
        </Heading>
        <ProductPrice price={card.price} originalPrice={card.originalPrice} isFrom={card.isFrom} />
        {card.rating !== null && card.ratingCount > 0 && (
          <Rating value={card.rating} label={t('ratingSpoken', { rating: card.rating, count: card.ratingCount })} />
        )}
        {card.colours.length > 1 && (
          <Colours colours={card.colours} label={t('colours', { count: card.colours.length })} />
        )}
      </div>
    </article>
  )
}

function Colours({ colours, label }: { colours: ProductCardView['colours']; label: string }) {
  return (
    <p className="mt-1 flex items-center gap-1.5">
      <span className="sr-only">{label}</span>
      {colours.slice(0, 6).map((colour) => (
        <span
          key={colour.title}
          title={colour.title}
          aria-hidden="true"
          className="size-3 rounded-full border border-stone bg-sand"
          style={colour.swatch ? { backgroundColor: colour.swatch } : undefined}
        />
      ))}
    </p>
  )
}
