import { Dialog } from '@fitout/ui/dialog.tsx'
import { Picture } from '@fitout/ui/picture.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from 'use-intl'
import { placeOf, type ProductCardView } from '../../../shared/catalogue/product-card-view.ts'
import { useCardPath } from '../../../shared/catalogue/use-card-path.ts'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { fromLean } from '../../../shared/page/lean-data.ts'
import { type AddLine, BuyPanel } from '../details/buy-panel.tsx'
import { openingVariant } from '../details/choose-variant.ts'
import type { loadProduct } from '../details/load-product.ts'
import type { VariantView } from '../details/product-view.ts'

type Props = { card: ProductCardView; onClose: () => void; line: AddLine }

/** A product over its list, up to 1080 by 600: enough to choose a version and add it. */
export function QuickView({ card, onClose, line }: Props) {
  const t = useTranslations('catalogue')
  const to = useTo()
  const pagePath = useCardPath()(card)
  const path = to('product', placeOf(card))
  const { load, data } = useFetcher<typeof loadProduct>()
  const [picked, setPicked] = useState<VariantView>()
  useEffect(() => void load(path), [load, path])
  const { product, offers = [] } = data ? fromLean(data.view) : {}
  const chosen = product && (picked ?? openingVariant(product.variants, card.variantId))
  const picture = product?.pictures[chosen?.picture ?? 0] ?? card.picture
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={card.title}
      isTitleHidden
      closeLabel={t('closeQuickView')}
      width="quick-view"
      bleeds
    >
      <div className="grid md:h-quick-view-height md:max-h-[calc(100dvh-2*var(--spacing-gutter))] md:grid-cols-2">
        <Picture
          picture={picture}
          sizes="(min-width: 768px) 600px, 100vw"
          ratio="fill"
          className="max-md:aspect-5/4"
          imageClassName="md:max-lg:object-contain"
        />
        <div className="min-w-0 overflow-y-auto px-6 pt-6 pb-8 md:px-10 md:pt-14">
          <p aria-hidden="true" lang={card.langs?.title} className="font-display text-title">
            <Unbroken>{card.title}</Unbroken>
          </p>
          {product ? (
            <p lang={product.langs?.summary} className="mt-3 mb-6 text-small text-muted">
              {product.summary}
            </p>
          ) : (
            <Skeleton className="mt-3 mb-6 h-6 w-full" />
          )}
          {product && chosen ? (
            <BuyPanel
              product={product}
              chosen={chosen}
              onChoose={setPicked}
              line={line}
              offers={offers}
              onAdded={onClose}
            />
          ) : (
            <div className="grid gap-5">
              <Skeleton className="h-7 w-32" />
              <Skeleton className="h-11 w-full" />
              <Skeleton className="h-24 w-full" />
              <Skeleton className="h-12 w-full" />
            </div>
          )}
          <p className="mt-6">
            <ShopLink to={pagePath} className="line-link text-small">
              {t('seeDetails')}
            </ShopLink>
          </p>
        </div>
      </div>
    </Dialog>
  )
}
