import { formatMoney } from '@fitout/ui/money.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { Button } from '@fitout/ui/button.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Picture } from '@fitout/ui/picture.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ProductCardView, productCardView } from '../../shared/catalogue/product-card-view.ts'
import { ProductPrice } from '../../shared/catalogue/product-price.tsx'
import { useCardPath } from '../../shared/catalogue/use-card-path.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import type { WishedPiece as Wished } from './use-wished-pieces.ts'

export type AddLine = {
  add: (line: { product_variant_id: string; qty: number }, onAdded?: () => void) => void
  isAdding: boolean
}

type Props = {
  piece: Wished
  line: AddLine
  onRemove: () => Promise<void>
  /** Opens a product with several variants to choose one. */
  onChoose: (card: ProductCardView) => void
}

/** A product on the wishlist: its price now and when it was added, and the button to add it to the booking form. */
export function WishedPiece({ piece, line, onRemove, onChoose }: Props) {
  const t = useTranslations('wishlist')
  const cardPath = useCardPath()
  const [isMoving, setIsMoving] = useState(false)
  const card = productCardView(piece, useLocale())
  const { title } = card
  const path = cardPath(card)
  const saved = piece.price_when_added - piece.price_from
  const variantId = piece.single_variant_id

  function move(): void {
    if (!variantId) return onChoose(card)
    setIsMoving(true)
    line.add({ product_variant_id: variantId, qty: 1 }, () => void onRemove())
  }

  return (
    <li>
      <article className="wished">
        <ShopLink to={path} tabIndex={-1} aria-hidden="true" className={card.isSoldOut ? 'opacity-55' : undefined}>
          <Picture
            picture={card.picture}
            sizes="(min-width: 768px) 31vw, 7rem"
            fitting={[240, 640]}
            ratio="square"
            isDecorative
          />
        </ShopLink>
        <div className="wished-words">
          <h2 className="font-display text-title">
            <ShopLink to={path} lang={card.langs?.title} className="line-link">
              {title}
            </ShopLink>
          </h2>
          <p className="text-small">
            <ProductPrice price={card.price} originalPrice={card.originalPrice} isFrom={card.isFrom} />
          </p>
          {saved > 0 && <p className="text-small text-moss">{t('cheaper', { amount: formatMoney(saved) })}</p>}
          {card.isSoldOut ? (
            <SoldOut />
          ) : card.kind === 'SERVICE' ? (
            <LinkButton as={ShopLink} to={path} wide className="mt-2">
              {t('chooseDate')}
            </LinkButton>
          ) : (
            <Button wide className="mt-2 px-3!" isBusy={isMoving && line.isAdding} onClick={move}>
              {isMoving && line.isAdding ? t('moving') : variantId ? t('move') : t('choose')}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label={t('removeOf', { title })}
            onClick={() => void onRemove()}
            className="self-start text-muted"
          >
            {t('remove')}
          </Button>
        </div>
      </article>
    </li>
  )
}

function SoldOut() {
  const t = useTranslations('wishlist')
  const catalogue = useTranslations('catalogue')
  const to = useTo()
  return (
    <div className="grid justify-items-start gap-2 text-small text-muted">
      <Badge tone="neutral">{catalogue('soldOut')}</Badge>
      <p>{t('soldOutText')}</p>
      <ShopLink to={to('account-notifications')} prefetch="none" className="line-link text-ink">
        {t('toSettings')}
      </ShopLink>
    </div>
  )
}
