import { languageTags } from '@fitout/contract/locales.ts'
import { DateField } from '@fitout/ui/date-field.tsx'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { dayName, firstBookableDay, nextWorkingDays } from './booking-days.ts'

export const timeSlots = ['MORNING', 'AFTERNOON', 'EVENING'] as const
export type TimeSlot = (typeof timeSlots)[number]
export type Wish = { date: string; slot: TimeSlot | undefined }

export type WishFault = 'chooseDate' | 'dateTooSoon' | 'chooseSlot'

export function faultOf({ date, slot }: Wish, now: Date): WishFault | undefined {
  if (date === '') return 'chooseDate'
  if (date < firstBookableDay(now)) return 'dateTooSoon'
  return slot ? undefined : 'chooseSlot'
}

type Props = { wish: Wish; onChange: (wish: Wish) => void; fault: WishFault | undefined }

const daysOffered = 6
const other = 'other'
// They keep the place of the real days, which only the browser knows.
const placeholders = nextWorkingDays(new Date('2026-11-09T04:00:00Z'), daysOffered)

/** Day and time for a service. The days are counted in the browser: the page may be older than midnight. */
export function BookingFields({ wish, onChange, fault }: Props) {
  const t = useTranslations('product')
  const tag = languageTags[useLocale()]
  const [days, setDays] = useState<string[]>()
  const [isOther, setIsOther] = useState(false)
  useEffect(() => setDays(nextWorkingDays(new Date(), daysOffered)), [])
  const dateFault = fault && fault !== 'chooseSlot' ? t(fault) : undefined
  return (
    <div className="grid gap-6">
      <div className={days ? 'min-h-40' : 'invisible min-h-40'}>
        <RadioGroup
          legend={t('preferredDate')}
          name="preferred_day"
          look="tiles"
          value={isOther ? other : wish.date}
          choices={[
            ...(days ?? placeholders).map((day) => ({ value: day, label: dayName(day, tag) })),
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
            hint={t('otherDateHint')}
            error={dateFault}
            name="preferred_date"
            min={days?.[0]}
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
        choices={timeSlots.map((slot) => ({ value: slot, label: t(`slots.${slot}`) }))}
        onChange={(slot) => onChange({ ...wish, slot: timeSlots.find((one) => one === slot) })}
        error={fault === 'chooseSlot' ? t(fault) : undefined}
        hint={t('bookingHint')}
      />
    </div>
  )
}
