import { buttonStyle } from '@fitout/ui/button-style.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { wantsBooking } from '../../shared/booking/booking-words.ts'
import type { ChosenCart } from '../../shared/booking/chosen-cart.ts'
import { VoucherField } from '../../shared/booking/voucher-field.tsx'
import { CourierChoice } from '../../shared/delivery/courier-choice.tsx'
import { DeliveryWhen } from '../../shared/delivery/delivery-when.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PriceSummary } from '../../shared/prices/price-summary.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { NearOffers } from './near-offers.tsx'

/** Delivery and cost of the chosen lines, with the link to the checkout. */
export function CartTotals({ cart }: { cart: ChosenCart }) {
  const t = useTranslations('cart')
  const to = useTo()
  const [wasRefused, setWasRefused] = useState(false)
  const { courier } = cart
  const unbooked = cart.chosen.find(wantsBooking)
  const refusal = cart.chosen.length === 0 ? t('nothingChosen') : unbooked ? t('bookingMissing') : undefined

  function goOn(event: { preventDefault: () => void }): void {
    if (!refusal) return
    event.preventDefault()
    setWasRefused(true)
    if (!unbooked) return
    document.querySelector<HTMLElement>(`[name="date-${unbooked.product_variant_id}"]`)?.focus()
  }

  return (
    <div className="bg-sand max-lg:contents lg:sticky lg:top-24 lg:col-span-5 lg:p-8 2xl:col-span-4">
      <div className="grid gap-8 bg-sand max-lg:p-5 sm:max-lg:p-8">
        {cart.hasGoods && (
          <CourierChoice
            couriers={cart.couriers}
            chosen={cart.courier}
            subtotal={cart.calculations.price.subtotal}
            onChoose={cart.chooseCourier}
          />
        )}
        {courier && courier.fee > 0 && courier.free_from !== null && (
          <FreeDelivery subtotal={cart.calculations.price.subtotal} from={courier.free_from} />
        )}
        <DeliveryWhen cart={cart} />
        <NearOffers offers={cart.nearOffers} />
        <VoucherField cart={cart} />
        <div>
          <h2 className="mb-4 text-small font-medium">{t('totals')}</h2>
          <PriceSummary explanation={cart.calculations.explanation} isBusy={cart.isPricing} />
        </div>
      </div>
      <div
        data-bottom-bar
        className="max-lg:sticky max-lg:bottom-0 max-lg:z-(--layer-bar) max-lg:-mx-gutter max-lg:border-t
          max-lg:border-stone max-lg:bg-paper max-lg:px-gutter max-lg:py-2.5 lg:mt-8"
      >
        <p role="alert" className="pb-3 text-caption text-brick empty:hidden">
          {wasRefused ? refusal : ''}
        </p>
        <div className="flex items-center gap-4">
          <p className="lg:hidden">
            <span className="block text-caption text-muted">{t('total')}</span>
            <span className="font-medium tabular-nums">{formatMoney(cart.calculations.price.total)}</span>
          </p>
          <ShopLink
            to={to('checkout')}
            onClick={goOn}
            className={`flex-1 ${buttonStyle({ variant: 'main', wide: true })}`}
          >
            {t('continue')}
          </ShopLink>
        </div>
      </div>
    </div>
  )
}
