import { TextArea } from '@fitout/ui/text-area.tsx'
import { useTranslations } from 'use-intl'
import type { ChosenCart } from '../../shared/booking/chosen-cart.ts'
import { CourierChoice } from '../../shared/delivery/courier-choice.tsx'
import { DeliveryWhen } from '../../shared/delivery/delivery-when.tsx'
import { ConfiguredLink } from '../../shared/links/shop-link.tsx'
import { useShop } from '../../shared/page/shop.tsx'
import { AddressFields } from './address-fields.tsx'
import { useFieldWords } from './field-words.ts'
import { PickUpFields } from './pick-up-fields.tsx'
import { Step } from './step.tsx'
import type { Checkout } from './use-checkout.ts'

/** Courier and address; services need an address too. */
export function DeliveryStep({ cart, checkout }: { cart: ChosenCart; checkout: Checkout }) {
  const t = useTranslations('checkout')
  const { address } = useShop().footer.store_information
  const wrong = useFieldWords(checkout)
  const { details, needs, change } = checkout
  const isVisitOnly = cart.hasServices && cart.courier?.needs !== 'ADDRESS'
  return (
    <Step number={2} title={cart.hasGoods ? t('delivery') : t('visit')}>
      {cart.hasGoods ? (
        <CourierChoice
          couriers={cart.couriers}
          chosen={cart.courier}
          subtotal={cart.calculations.price.subtotal}
          isLegendHidden
          error={wrong('courier')}
          onChoose={checkout.chooseCourier}
        />
      ) : (
        <p className="text-small text-muted">{t('noParcel')}</p>
      )}
      {cart.courier?.needs === 'NOTHING' && (
        <p className="text-small text-muted">
          {t('showroom')}
          <ConfiguredLink address={address.url} className="line-link block text-ink">
            {address.title}
          </ConfiguredLink>
        </p>
      )}
      {needs.pickUpPoint && cart.courier && <PickUpFields cart={cart} courier={cart.courier} checkout={checkout} />}
      {needs.address && (
        <>
          {cart.hasServices && <p className="text-small text-muted">{isVisitOnly ? t('visitText') : t('visitSame')}</p>}
          <div className="grid gap-5 sm:grid-cols-2">
            <AddressFields checkout={checkout} />
          </div>
        </>
      )}
      <DeliveryWhen cart={cart} />
      <TextArea
        label={t('note')}
        optional={t('optional')}
        hint={t('noteHint')}
        name="note"
        maxLength={500}
        rows={3}
        value={details.note}
        onChange={(event) => change({ note: event.target.value })}
        error={wrong('note')}
      />
    </Step>
  )
}
