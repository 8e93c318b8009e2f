import { buttonStyle } from '@fitout/ui/button-style.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ChosenCart, wantsBooking } from '../../shared/booking/chosen-cart.ts'
import { CourierChoice } from '../../shared/delivery/courier-choice.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PriceSummary } from '../../shared/prices/price-summary.tsx'

/** How the chosen lines come and what they cost, with the way on. */
export function CartTotals({ cart }: { cart: ChosenCart }) {
  const t = useTranslations('cart')
  const to = useTo()
  const [wasRefused, setWasRefused] = useState(false)
  const unbooked = cart.chosen.find(wantsBooking)
  const refusal = cart.chosen.length === 0 ? t('nothingChosen') : unbooked ? t('bookingMissing') : undefined

  function goOn(event: { preventDefault: () => void }): void {
    if (!refusal) return
    event.preventDefault()
    setWasRefused(true)
    if (!unbooked) return
    const name = unbooked.booking?.preferred_date ? 'slot' : 'date'
    document.querySelector<HTMLElement>(`[name="${name}-${unbooked.product_variant_id}"]`)?.focus()
  }

  return (
    <div className="grid gap-8 bg-sand p-5 sm:p-8 lg:sticky lg:top-24">
      {cart.hasGoods && (
        <CourierChoice
          couriers={cart.couriers}
          chosen={cart.courier}
          subtotal={cart.calculations.price.subtotal}
          onChoose={cart.chooseCourier}
        />
      )}
      <div>
        <h2 className="mb-4 text-small font-medium">{t('totals')}</h2>
        <PriceSummary explanation={cart.calculations.explanation} isBusy={cart.isPricing} />
      </div>
      <div>
        <ShopLink to={to('checkout')} onClick={goOn} className={buttonStyle({ variant: 'main', wide: true })}>
          {t('continue')}
        </ShopLink>
        <p role="alert" className="mt-3 text-caption text-brick empty:hidden">
          {wasRefused ? refusal : ''}
        </p>
      </div>
    </div>
  )
}
