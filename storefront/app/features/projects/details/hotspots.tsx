import { anchored, anchorOf } from '@fitout/ui/anchor.ts'
import { Picture } from '@fitout/ui/picture.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { placeOf } from '../../../shared/catalogue/product-card-view.ts'
import { ProductPrice } from '../../../shared/catalogue/product-price.tsx'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import type { ProjectPicture } from './project-view.ts'

type Props = { hotspots: ProjectPicture['hotspots'] }

/**
 * Points on a picture that open a card of the product there: a list of buttons for screen readers, dots on screen.
 * The cards open without JavaScript.
 */
export function Hotspots({ hotspots }: Props) {
  const t = useTranslations('projects')
  if (hotspots.length === 0) return null
  return (
    <ul aria-label={t('inPicture')}>
      {hotspots.map((hotspot) => (
        <Hotspot key={hotspot.product.id} {...hotspot} />
      ))}
    </ul>
  )
}

function Hotspot({ x, y, product }: ProjectPicture['hotspots'][number]) {
  const t = useTranslations('projects')
  const to = useTo()
  const id = `piece${useId()}`
  return (
    <li
      className="absolute -translate-x-1/2 -translate-y-1/2"
      style={{ insetInlineStart: `${x}%`, top: `${y}%`, ...anchorOf(id) }}
    >
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('hotspot', { title: product.title })}
        className="group/dot grid size-target place-items-center rounded-full"
      >
        <span
          aria-hidden="true"
          className="grid size-6 place-items-center rounded-full bg-paper shadow-float transition-transform group-hover/dot:scale-125"
        >
          <span className="size-2 rounded-full bg-ink" />
        </span>
      </button>
      <div
        id={id}
        popover="auto"
        style={anchored(id)}
        className="floats-above fades w-60 rounded-sm border border-stone bg-paper p-3 text-ink shadow-float"
      >
        <ShopLink to={to('product', placeOf(product))} className="group/piece block">
          <Picture picture={product.picture} sizes="216px" fitting={[216, 480]} ratio="square" isDecorative />
          <span
            lang={product.langs?.title}
            className="mt-3 block text-small font-medium decoration-1 underline-offset-4 group-hover/piece:underline"
          >
            {product.title}
          </span>
        </ShopLink>
        <div className="mt-1">
          <ProductPrice price={product.price} originalPrice={product.originalPrice} isFrom={product.isFrom} />
        </div>
      </div>
    </li>
  )
}
