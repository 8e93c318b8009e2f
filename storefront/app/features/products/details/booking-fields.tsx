import {
  bookingFault,
  type BookingRules,
  type DayOnOffer,
  slotsOnOffer,
  type TimeSlot,
} from '@fitout/contract/booking-days.ts'
import { languageTags } from '@fitout/contract/locales.ts'
import { DateField } from '@fitout/ui/date-field.tsx'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBookingRules } from '../../../shared/booking/booking-rules.ts'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { dayName } from '../../../shared/i18n/day-name.ts'

export type Wish = { date: string; slot: TimeSlot | undefined }

export type WishFault = 'chooseDate' | 'chooseSlot' | NonNullable<ReturnType<typeof bookingFault>>['code']

/** What is missing or wrong, and which of the two it is. */
export function faultOf({ date, slot }: Wish, rules: BookingRules): WishFault | undefined {
  if (date === '') return 'chooseDate'
  const fault = bookingFault({ preferred_date: date, time_slot: slot ?? 'MORNING' }, rules, new Date())
  if (fault?.field === 'preferred_date') return fault.code
  return slot ? fault?.code : 'chooseSlot'
}

export const isOfSlot = (fault: WishFault) => fault === 'chooseSlot' || fault === 'slot-not-on-offer'

type Props = { wish: Wish; onChange: (wish: Wish) => void; fault: WishFault | undefined }

const daysShown = 6
const other = 'other'

/** Day and time for a service. The days are counted in the browser: the page may be older than midnight. */
export function BookingFields({ wish, onChange, fault }: Props) {
  const t = useTranslations('product')
  const faultWords = useTranslations('errors.fields')
  const tag = languageTags[useLocale()]
  const { hours, daysAhead } = useBookingRules()
  const [offer, setOffer] = useState<DayOnOffer[]>()
  const [isOther, setIsOther] = useState(false)
  useEffect(() => setOffer(slotsOnOffer({ hours, daysAhead }, new Date())), [hours, daysAhead])
  // Those of any day keep the place of the real ones, which only the browser knows.
  const days = offer ?? slotsOnOffer({ hours, daysAhead }, anyDay)
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  const slots = (days.find(({ day }) => day === wish.date) ?? days[0])?.slots ?? []
  const said = (code: WishFault) => (code === 'chooseDate' || code === 'chooseSlot' ? t(code) : faultWords(code))
  const dateFault = fault && !isOfSlot(fault) ? said(fault) : undefined
  return (
    <div className="grid gap-6">
      <div className={offer ? 'min-h-40' : 'invisible min-h-40'}>
        <RadioGroup
          legend={t('preferredDate')}
          name="preferred_day"
          look="tiles"
          value={isOther ? other : wish.date}
          choices={[
            ...days.slice(0, daysShown).map(({ day }) => ({ value: day, label: dayName(day, tag) })),
            { value: other, label: t('otherDate') },
          ]}
          onChange={(value) => {
            setIsOther(value === other)
            onChange({ ...wish, date: value === other ? '' : value })
          }}
          error={isOther ? undefined : dateFault}
        />
        {isOther && (
          <DateField
            label={t('otherDate')}
            isLabelHidden
            hint={first && last && t('otherDateHint', { from: dayName(first, tag), to: dayName(last, tag) })}
            error={dateFault}
            name="preferred_date"
            min={first}
            max={last}
            value={wish.date}
            onChange={({ target }) => onChange({ ...wish, date: target.value })}
            className="mt-3 max-w-panel"
          />
        )}
      </div>
      <RadioGroup
        legend={t('timeSlot')}
        name="time_slot"
        look="tiles"
        value={wish.slot ?? ''}
        choices={slots.map((slot) => ({ value: slot, label: t(`slots.${slot}`) }))}
        onChange={(value) => onChange({ ...wish, slot: slots.find((slot) => slot === value) })}
        error={fault && isOfSlot(fault) ? said(fault) : undefined}
        hint={t('bookingHint')}
      />
    </div>
  )
}

const anyDay = new Date('2026-11-09T04:00:00Z')
