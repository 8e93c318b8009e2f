import { Badge } from '@fitout/ui/badge.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { Picture } from '@fitout/ui/picture.tsx'
import { Rating } from '@fitout/ui/rating.tsx'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../links/shop-link.tsx'
import { CardHeart } from '../wishlist/heart-button.tsx'
import type { ProductCardView } from './product-card-view.ts'
import { ProductPrice } from './product-price.tsx'
import { useCardPath } from './use-card-path.ts'

type Props = {
  card: ProductCardView
  sizes: string
  fitting: readonly [from: number, to: number]
  headingLevel?: 2 | 3
  priority?: boolean
  /** Shown over the bottom of the picture. */
  action?: ReactNode
}

/** A product in a list: picture, name, price. The whole card is one link, labelled by the title alone. */
export function ProductCard({ card, sizes, fitting, headingLevel = 3, priority = false, action }: Props) {
  const t = useTranslations('catalogue')
  const path = useCardPath()(card)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const Heading = `h${headingLevel}` as const
  // A touch while scrolling is no request for more, and must not cost the visitor data.
  const pointAt = () => setIsPointedAt((before) => before || matchMedia('(hover: hover)').matches)
  return (
    <article className="card">
      <div data-sold-out={card.isSoldOut || undefined}>
        <Picture
          picture={card.picture}
          sizes={sizes}
          fitting={fitting}
          ratio="placed"
          isDecorative
          priority={priority}
        />
        {card.hoverPicture && isPointedAt && (
          <div className="card-second" onLoad={({ currentTarget }) => (currentTarget.dataset.ready = '')}>
            <Picture
              picture={{ ...card.picture, focus: undefined, ...card.hoverPicture }}
              sizes={sizes}
              fitting={fitting}
              ratio="placed"
              isDecorative
              priority
            />
          </div>
        )}
        {card.isSoldOut ? (
          <p className="card-badge">
            <Badge tone="paper">{t('soldOut')}</Badge>
          </p>
        ) : (
          card.percentOff && (
            <p className="card-badge">
              <Badge tone="sale">{t('percentOff', { percent: card.percentOff })}</Badge>
            </p>
          )
        )}
        {action}
      </div>
      <CardHeart product={card} />
      <Heading>
        <ShopLink to={path} lang={card.langs?.title} onPointerEnter={pointAt} onFocus={pointAt}>
          <Unbroken>{card.title}</Unbroken>
        </ShopLink>
      </Heading>
      <p>
        {card.originalPrice ? (
          <ProductPrice price={card.price} originalPrice={card.originalPrice} isFrom={card.isFrom} />
        ) : card.isFrom ? (
          t('fromPrice', { price: formatMoney(card.price) })
        ) : (
          formatMoney(card.price)
        )}
      </p>
      {card.ratings && (
        <Rating
          value={card.ratings.average}
          label={t('ratingLabel', { rating: card.ratings.average, count: card.ratings.count })}
        />
      )}
      {card.colours && <Colours colours={card.colours} label={t('colours', { count: card.colours.length })} />}
    </article>
  )
}

function Colours({ colours, label }: { colours: NonNullable<ProductCardView['colours']>; label: string }) {
  return (
    <p>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">
        {colours.slice(0, 6).map(({ title, swatch }) => (
          <i key={title} title={title} style={swatch ? { background: swatch } : undefined} />
        ))}
      </span>
    </p>
  )
}
