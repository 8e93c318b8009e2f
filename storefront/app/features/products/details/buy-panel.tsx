import { Button } from '@fitout/ui/button.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { QuantityStepper } from '@fitout/ui/quantity-stepper.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProductPrice } from '../../../shared/catalogue/product-price.tsx'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { HeartLine } from '../../../shared/wishlist/heart-button.tsx'
import { Availability } from './availability.tsx'
import { BookingFields } from './booking-fields.tsx'
import type { CourierFacts } from './delivery-dates.ts'
import type { ProductView, VariantView } from './product-view.ts'
import { OfferLines, type OfferView } from './offer-lines.tsx'
import { StickyBar } from './sticky-bar.tsx'
import { StockNotice } from './stock-notice.tsx'
import { VariantChoice } from './variant-choice.tsx'

/** The input of the booking form: variant, quantity, and for a service the time. */
export type WishedLine = {
  product_variant_id: string
  qty: number
  booking?: { slot_id: string }
}

export type AddLine = {
  add: (line: WishedLine, onAdded?: () => void) => void
  isAdding: boolean
  isAdded: boolean
}

type Props = {
  product: ProductView
  chosen: VariantView
  onChoose: (variant: VariantView) => void
  line: AddLine
  offers: OfferView[]
  /** The delivery time of each; without them only availability is shown. */
  couriers?: CourierFacts[]
  onAdded?: () => void
  /** Whether price and action are repeated at the bottom of a phone. */
  hasBar?: boolean
}

export function BuyPanel({ product, chosen, onChoose, line, offers, couriers, onAdded, hasBar = false }: Props) {
  const t = useTranslations('product')
  const to = useTo()
  const form = useRef<HTMLFormElement>(null)
  const [qty, setQty] = useState(1)
  const [slotId, setSlotId] = useState('')
  const [isMissing, setMissing] = useState(false)
  const isService = product.kind === 'SERVICE'
  const most = chosen.lowStock ?? 99

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isService) return line.add({ product_variant_id: chosen.id, qty: Math.min(qty, most) }, onAdded)
    setMissing(slotId === '')
    if (slotId === '') return form.current?.querySelector<HTMLElement>('[name="slot"]')?.focus()
    line.add({ product_variant_id: chosen.id, qty: 1, booking: { slot_id: slotId } }, onAdded)
  }

  return (
    <div className="grid gap-7">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-7">
        <div>
          <p aria-live="polite">
            <ProductPrice price={chosen.price} originalPrice={chosen.originalPrice} size="large" />
          </p>
          <OfferLines offers={offers} />
        </div>
        <VariantChoice product={product} chosen={chosen} onChoose={onChoose} />
        {isService && chosen.isAvailable && (
          <BookingFields
            slotId={slotId}
            onChange={(next) => {
              setSlotId(next)
              setMissing(false)
            }}
            isMissing={isMissing}
          />
        )}
        <Availability product={product} chosen={chosen} couriers={couriers} />
        {chosen.isAvailable ? (
          <div className="grid gap-3">
            <div className="flex flex-wrap gap-3">
              {!isService && (
                <QuantityStepper
                  name="quantity"
                  value={Math.min(qty, most)}
                  onChange={setQty}
                  maximum={most}
                  words={{ quantity: t('quantity'), fewer: t('fewer'), more: t('more') }}
                />
              )}
              <Button type="submit" variant="main" isBusy={line.isAdding} className="flex-1 basis-48 px-3!">
                {line.isAdding ? t('adding') : t('add')}
              </Button>
            </div>
            {line.isAdded && (
              <LinkButton as={ShopLink} to={to('cart')} wide>
                {t('seeForm')}
              </LinkButton>
            )}
            <noscript>
              <p className="text-small text-muted">{t('needsScript')}</p>
              <Versions variants={product.variants} />
            </noscript>
          </div>
        ) : (
          <LinkButton as={ShopLink} to={to('contact-us')} variant="plain" wide>
            {t('contactAbout')}
          </LinkButton>
        )}
        <HeartLine product={product} />
        {hasBar && <StickyBar form={form} chosen={chosen} isAdding={line.isAdding} />}
      </form>
      {!chosen.isAvailable && !isService && <StockNotice key={chosen.id} variantId={chosen.id} />}
    </div>
  )
}

/** For readers without JavaScript, who cannot see another version's price by selecting it. */
function Versions({ variants }: { variants: VariantView[] }) {
  const t = useTranslations('product')
  if (variants.length < 2) return null
  return (
    <div className="mt-6 grid gap-2 text-small">
      <h2 className="font-medium">{t('versions')}</h2>
      <ul className="grid gap-1">
        {variants.map(({ id, title, langs, price, isAvailable }) => (
          <li key={id}>
            <span lang={langs?.title}>{title}</span> · {formatMoney(price)}
            {!isAvailable && <span className="text-muted"> · {t('notAccepted')}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
