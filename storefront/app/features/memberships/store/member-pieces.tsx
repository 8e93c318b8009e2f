import { Badge } from '@fitout/ui/badge.tsx'
import { Picture } from '@fitout/ui/picture.tsx'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { useTranslations } from 'use-intl'
import { cardSizes } from '../../../shared/catalogue/card-sizes.ts'
import { placeOf, type ProductCardView } from '../../../shared/catalogue/product-card-view.ts'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { PointPrice } from './point-price.tsx'

export type PieceCard = ProductCardView & { points: number }

type Props = {
  pieces: PieceCard[]
  headingLevel?: 2 | 3
  /** How many pictures are above the fold and load immediately. */
  first?: number
}

/** Products priced in points. */
export function MemberPieces({ pieces, headingLevel = 2, first = 0 }: Props) {
  const catalogue = useTranslations('catalogue')
  const to = useTo()
  const Heading = `h${headingLevel}` as const
  return (
    <ul className="card-rows card-grid">
      {pieces.map((piece, index) => (
        <li key={piece.id}>
          <article className="card">
            <div data-sold-out={piece.isSoldOut || undefined}>
              <Picture
                picture={piece.picture}
                sizes={cardSizes('page', index, pieces.length)}
                fitting={[240, 640]}
                ratio="placed"
                isDecorative
                priority={index < first}
              />
              {piece.isSoldOut && (
                <p className="card-badge">
                  <Badge tone="paper">{catalogue('soldOut')}</Badge>
                </p>
              )}
            </div>
            <Heading>
              <ShopLink to={to('member-piece', placeOf(piece))} lang={piece.langs?.title}>
                <Unbroken>{piece.title}</Unbroken>
              </ShopLink>
            </Heading>
            <p>
              <PointPrice points={piece.points} money={piece.price} />
            </p>
          </article>
        </li>
      ))}
    </ul>
  )
}
