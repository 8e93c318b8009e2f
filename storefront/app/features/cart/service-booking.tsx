import { DateField } from '@fitout/ui/date-field.tsx'
import { SelectField } from '@fitout/ui/select-field.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type CartItem, wantsBooking } from '../../shared/booking/chosen-cart.ts'
import { earliestDate } from '../../shared/booking/earliest-date.ts'

type Booking = NonNullable<CartItem['booking']>
type Slot = Booking['time_slot']

const slots: readonly Slot[] = ['MORNING', 'AFTERNOON', 'EVENING']

type Props = { item: CartItem; isNeeded: boolean; onChange: (booking: Booking) => void }

/** When somebody should come. It is sent once both the date and the time of day are there. */
export function ServiceBooking({ item, isNeeded, onChange }: Props) {
  const t = useTranslations('product')
  const cart = useTranslations('cart')
  const [date, setDate] = useState(item.booking?.preferred_date ?? '')
  const [slot, setSlot] = useState<Slot | ''>(item.booking?.time_slot ?? '')
  const isTooSoon = date !== '' && date < earliestDate()

  function settle(nextDate: string, nextSlot: Slot | ''): void {
    setDate(nextDate)
    setSlot(nextSlot)
    if (nextDate >= earliestDate() && nextSlot !== '') onChange({ preferred_date: nextDate, time_slot: nextSlot })
  }

  return (
    <div className="grid gap-3">
      <div className="grid gap-3 2xs:grid-cols-2">
        <DateField
          label={t('preferredDate')}
          name={`date-${item.product_variant_id}`}
          min={earliestDate()}
          value={date}
          onChange={(event) => settle(event.target.value, slot)}
          error={isTooSoon ? t('dateTooSoon') : undefined}
        />
        <SelectField
          label={t('timeSlot')}
          name={`slot-${item.product_variant_id}`}
          value={slot}
          onChange={(event) => settle(date, event.target.value as Slot | '')}
        >
          <option value="">{cart('chooseSlot')}</option>
          {slots.map((one) => (
            <option key={one} value={one}>
              {t(`slots.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <p className={`text-caption ${isNeeded && wantsBooking(item) ? 'text-amber' : 'text-muted'}`}>
        {wantsBooking(item) ? cart('bookingMissing') : `${t('bookingHint')}${cart('addressLater')}`}
      </p>
    </div>
  )
}
