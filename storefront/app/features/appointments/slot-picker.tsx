import type { AppointmentKind } from '@fitout/contract/appointments.ts'
import { Button } from '@fitout/ui/button.tsx'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { dayOf, type District, type Slot, useMomentWords, useSlots } from './slots.ts'

type Props = {
  kind: AppointmentKind
  district: District | ''
  button: string
  isBusy: boolean
  onChoose: (slot: Slot) => void
}

/** First the day, then the time, then the button: going through the choices takes no place from anyone. */
export function SlotPicker({ kind, district, ...choosing }: Props) {
  const t = useTranslations('appointments')
  const shell = useTranslations('shell')
  const to = useTo()
  const wordsForError = useWordsForError()
  const slots = useSlots(kind, district)
  if (kind === 'MEASUREMENT' && district === '') return <p className="text-small text-muted">{t('districtFirst')}</p>
  if (slots.data === undefined && slots.error) {
    return (
      <div role="alert">
        <EmptyState
          title={t('loadFailed')}
          text={wordsForError(slots.error)}
          action={<Button onClick={() => void slots.refetch()}>{shell('tryAgain')}</Button>}
        />
      </div>
    )
  }
  if (slots.data === undefined) {
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-12" />
      </div>
    )
  }
  if (slots.data.length === 0) {
    return (
      <EmptyState
        title={t('none')}
        text={t('noneText')}
        action={
          <LinkButton as={ShopLink} to={to('enquiry')} variant="main">
            {t('toEnquiry')}
          </LinkButton>
        }
      />
    )
  }
  return <Choices slots={slots.data} {...choosing} />
}

const daysShown = 12

type ChoicesProps = Pick<Props, 'button' | 'isBusy' | 'onChoose'> & { slots: Slot[] }

function Choices({ slots, button, isBusy, onChoose }: ChoicesProps) {
  const t = useTranslations('appointments')
  const words = useMomentWords()
  const [chosenDay, setDay] = useState('')
  const [chosen, setChosen] = useState('')
  const [isWhole, setWhole] = useState(false)
  const days = [...new Set(slots.map(dayOf))]
  const day = days.includes(chosenDay) ? chosenDay : (days[0] ?? '')
  const ofDay = slots.filter((slot) => dayOf(slot) === day)
  const slot = ofDay.find(({ _id }) => _id === chosen)
  return (
    <div className="grid gap-6">
      <div>
        <RadioGroup
          legend={t('day')}
          name="day"
          look="tiles"
          value={day}
          choices={(isWhole ? days : days.slice(0, daysShown)).map((one) => ({ value: one, label: words.day(one) }))}
          onChange={setDay}
        />
        {!isWhole && days.length > daysShown && (
          <button type="button" onClick={() => setWhole(true)} className="line-link mt-3 min-h-8 text-small">
            {t('moreDays')}
          </button>
        )}
      </div>
      <RadioGroup
        legend={t('slot')}
        name="slot"
        look="tiles"
        value={slot?._id ?? ''}
        choices={ofDay.map((one) => ({
          value: one._id,
          label: words.hours(one),
          ...(one.left > 1 && { aside: t('left', { count: one.left }) }),
        }))}
        onChange={setChosen}
        hint={t('slotHint')}
      />
      <Button
        variant="main"
        isBusy={isBusy}
        disabled={!slot}
        onClick={() => slot && onChoose(slot)}
        className="justify-self-start max-sm:w-full"
      >
        {button}
      </Button>
    </div>
  )
}
