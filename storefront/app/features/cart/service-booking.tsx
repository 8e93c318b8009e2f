import { languageTags } from '@fitout/contract/locales.ts'
import { SelectField } from '@fitout/ui/select-field.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { dayOf, hoursOf, type Slot, useSlots } from '../../shared/appointments/slots.ts'
import { wantsBooking } from '../../shared/booking/booking-words.ts'
import type { CartItem } from '../../shared/booking/chosen-cart.ts'
import { dayName } from '@fitout/contract/day-name.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'

type Props = { item: CartItem; isNeeded: boolean; onChange: (slot: Slot) => void }

/** The date and time of a service, sent once both are chosen. */
export function ServiceBooking({ item, isNeeded, onChange }: Props) {
  const t = useTranslations('product')
  const cart = useTranslations('cart')
  const faults = useTranslations('errors.fields')
  const tag = languageTags[useLocale()]
  const { data: slots = [], isSuccess } = useSlots('SERVICE')
  const { booking } = item
  const [chosenDay, setDay] = useState<string>()
  const day = chosenDay ?? booking?.preferred_date ?? ''
  const days = [...new Set([...slots.map(dayOf), ...(booking?.is_on_offer ? [booking.preferred_date] : [])])].toSorted()
  const ofDay = slots.filter((slot) => dayOf(slot) === day)
  const isGone = booking !== null && !booking.is_on_offer
  const isOwnDay = booking?.preferred_date === day
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 2xs:grid-cols-2">
        <SelectField
          label={t('preferredDate')}
          name={`date-${item.product_variant_id}`}
          value={days.includes(day) ? day : ''}
          onChange={({ target }) => setDay(target.value)}
        >
          <option value="">{cart('chooseSlot')}</option>
          {days.map((one) => (
            <option key={one} value={one}>
              {dayName(one, tag)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('timeSlot')}
          name={`slot-${item.product_variant_id}`}
          value={isOwnDay && !isGone ? booking.slot_id : ''}
          onChange={({ target }) => {
            const slot = ofDay.find(({ _id }) => _id === target.value)
            if (slot) onChange(slot)
          }}
          error={isGone && isOwnDay ? faults('slot-not-on-offer') : undefined}
        >
          <option value="">{cart('chooseSlot')}</option>
          {ofDay.map((one) => (
            <option key={one._id} value={one._id}>
              {hoursOf(one)}
            </option>
          ))}
        </SelectField>
      </div>
      <p className={`text-caption ${isNeeded && wantsBooking(item) ? 'text-amber' : 'text-muted'}`}>
        {isSuccess && slots.length === 0
          ? t('noSlots')
          : wantsBooking(item)
            ? cart('bookingMissing')
            : `${t('bookingHint')}${cart('addressLater')}`}
      </p>
    </div>
  )
}
