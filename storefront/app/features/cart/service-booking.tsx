import type { TimeSlot } from '@fitout/contract/booking-days.ts'
import { DateField } from '@fitout/ui/date-field.tsx'
import { SelectField } from '@fitout/ui/select-field.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { faultNow, offerNow, useBookingRules, wantsBooking } from '../../shared/booking/booking-rules.ts'
import type { CartItem } from '../../shared/booking/chosen-cart.ts'

type Booking = NonNullable<CartItem['booking']>

type Props = { item: CartItem; isNeeded: boolean; onChange: (booking: Booking) => void }

/** The date and time of a visit, sent once both are chosen and on offer. */
export function ServiceBooking({ item, isNeeded, onChange }: Props) {
  const t = useTranslations('product')
  const cart = useTranslations('cart')
  const faults = useTranslations('errors.fields')
  const rules = useBookingRules()
  const [date, setDate] = useState(item.booking?.preferred_date ?? '')
  const [slot, setSlot] = useState<TimeSlot | ''>(item.booking?.time_slot ?? '')
  const offer = offerNow(rules)
  const slots = offer.find(({ day }) => day === date)?.slots ?? offer[0]?.slots ?? []
  const fault = date ? faultNow({ preferred_date: date, time_slot: slot || slots[0] || 'MORNING' }, rules) : undefined

  function settle(nextDate: string, nextSlot: TimeSlot | ''): void {
    setDate(nextDate)
    setSlot(nextSlot)
    if (nextDate === '' || nextSlot === '') return
    const wish = { preferred_date: nextDate, time_slot: nextSlot }
    if (!faultNow(wish, rules)) onChange(wish)
  }

  return (
    <div className="grid gap-3">
      <div className="grid gap-3 2xs:grid-cols-2">
        <DateField
          label={t('preferredDate')}
          name={`date-${item.product_variant_id}`}
          min={offer[0]?.day}
          max={offer.at(-1)?.day}
          value={date}
          onChange={(event) => settle(event.target.value, slot)}
          error={fault?.field === 'preferred_date' ? faults(fault.code) : undefined}
        />
        <SelectField
          label={t('timeSlot')}
          name={`slot-${item.product_variant_id}`}
          value={slot}
          onChange={(event) => settle(date, slots.find((one) => one === event.target.value) ?? '')}
          error={fault?.field === 'time_slot' ? faults(fault.code) : undefined}
        >
          <option value="">{cart('chooseSlot')}</option>
          {slots.map((one) => (
            <option key={one} value={one}>
              {t(`slots.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <p className={`text-caption ${isNeeded && wantsBooking(item, rules) ? 'text-amber' : 'text-muted'}`}>
        {wantsBooking(item, rules) ? cart('bookingMissing') : `${t('bookingHint')}${cart('addressLater')}`}
      </p>
    </div>
  )
}
