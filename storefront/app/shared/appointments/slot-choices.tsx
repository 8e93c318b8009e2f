import { languageTags } from '@fitout/contract/locales.ts'
import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { useState } from 'react'
import { dayName } from '@fitout/contract/day-name.ts'
import { useLocale } from '../i18n/locale-provider.tsx'
import { dayOf, hoursOf, type Slot } from './slots.ts'

export type SlotWords = {
  day: string
  moreDays: string
  slot: string
  hint: string
  left: (count: number) => string
}

type Props = {
  slots: Slot[]
  /** The id of the chosen slot. */
  value: string
  onChange: (slotId: string) => void
  words: SlotWords
  daysShown?: number
  error?: string | undefined
}

/** First the day, then the time: browsing the choices reserves nothing. */
export function SlotChoices({ slots, value, onChange, words, daysShown = 12, error }: Props) {
  const tag = languageTags[useLocale()]
  const [chosenDay, setDay] = useState('')
  const [isWhole, setWhole] = useState(false)
  const days = [...new Set(slots.map(dayOf))]
  const day = days.includes(chosenDay) ? chosenDay : (days[0] ?? '')
  const ofDay = slots.filter((slot) => dayOf(slot) === day)
  return (
    <>
      <div>
        <RadioGroup
          legend={words.day}
          name="day"
          look="tiles"
          value={day}
          choices={(isWhole ? days : days.slice(0, daysShown)).map((one) => ({ value: one, label: dayName(one, tag) }))}
          onChange={(next) => {
            setDay(next)
            onChange('')
          }}
        />
        {!isWhole && days.length > daysShown && (
          <button type="button" onClick={() => setWhole(true)} className="line-link mt-3 min-h-8 text-small">
            {words.moreDays}
          </button>
        )}
      </div>
      <RadioGroup
        legend={words.slot}
        name="slot"
        look="tiles"
        value={ofDay.some(({ _id }) => _id === value) ? value : ''}
        choices={ofDay.map((one) => ({
          value: one._id,
          label: hoursOf(one),
          ...(one.left > 1 && { aside: words.left(one.left) }),
        }))}
        onChange={onChange}
        hint={words.hint}
        {...(error !== undefined && { error })}
      />
    </>
  )
}
