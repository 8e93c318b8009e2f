import { Checkbox, FormControlLabel, FormGroup } from '@mui/material'
import { languageTags } from '@fitout/contract/locales.ts'
import { useLocale } from './i18n.ts'

type WeekdayBoxesProps = {
  label: string
  /** As ISO counts them: Monday is 1. */
  chosen: readonly number[]
  isDisabled?: boolean
  onChange: (weekdays: number[]) => void
}

/** Days of the week, each with a box. */
export function WeekdayBoxes({ label, chosen, isDisabled = false, onChange }: WeekdayBoxesProps) {
  const words = new Intl.DateTimeFormat(languageTags[useLocale()], { weekday: 'short', timeZone: 'UTC' })
  // The 1st of January 2024 was a Monday.
  const name = (weekday: number) => words.format(new Date(Date.UTC(2024, 0, weekday)))
  return (
    <FormGroup aria-label={label} role="group" row>
      {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
        <FormControlLabel
          control={
            <Checkbox
              checked={chosen.includes(weekday)}
              disabled={isDisabled}
              onChange={(_, isOn) =>
                onChange(isOn ? [...chosen, weekday].toSorted() : chosen.filter((one) => one !== weekday))
              }
            />
          }
          key={weekday}
          label={name(weekday)}
        />
      ))}
    </FormGroup>
  )
}
