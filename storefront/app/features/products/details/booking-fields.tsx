import { Button } from '@fitout/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../../shared/api/words-for-error.ts'
import { SlotChoices } from '../../../shared/appointments/slot-choices.tsx'
import { type Slot, useSlots } from '../../../shared/appointments/slots.ts'
import { Notice } from '../../../shared/forms/notice.tsx'

type Props = {
  /** The id of the chosen slot. */
  slotId: string
  onChange: (slotId: string) => void
  isMissing: boolean
}

/** Day and time for a service, by current availability. */
export function BookingFields({ slotId, onChange, isMissing }: Props) {
  const t = useTranslations('product')
  const shell = useTranslations('shell')
  const wordsForError = useWordsForError()
  const { data, error, refetch } = useSlots('SERVICE')
  const words = {
    day: t('preferredDate'),
    moreDays: t('otherDate'),
    slot: t('timeSlot'),
    hint: t('bookingHint'),
    left: (count: number) => t('placesLeft', { count }),
  }
  if (data?.length === 0) return <Notice tone={isMissing ? 'error' : 'plain'}>{t('noSlots')}</Notice>
  if (data === undefined && error) {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <Notice tone="error">{wordsForError(error)}</Notice>
        <Button onClick={() => void refetch()}>{shell('tryAgain')}</Button>
      </div>
    )
  }
  return (
    <div className={data ? 'grid gap-6' : 'invisible grid gap-6'} aria-busy={!data}>
      <SlotChoices
        slots={data ?? anySlots}
        value={slotId}
        onChange={onChange}
        words={words}
        daysShown={6}
        error={isMissing ? t('chooseSlot') : undefined}
      />
    </div>
  )
}

/** Placeholders for the real fields, whose data only the browser requests. */
const anySlots = Array.from({ length: 7 }, (_, index): Slot[] =>
  ['01:30', '06:00'].map((time) => ({
    _id: `${index} ${time}`,
    kind: 'SERVICE',
    starts_at: `2026-11-0${index + 1}T${time}:00Z`,
    minutes: 120,
    left: 1,
    place: null,
  })),
).flat()
