import { Checkbox, FormControlLabel, FormGroup } from '@mui/material'
import { weekdayName } from '@fitout/contract/day-name.ts'
import { languageTags } from '@fitout/contract/locales.ts'
import { useLocale } from './i18n.ts'

type WeekdayBoxesProps = {
  label: string
  /** ISO weekdays: Monday is 1. */
  chosen: readonly number[]
  isDisabled?: boolean
  onChange: (weekdays: number[]) => void
}

/** Days of the week, each with a box. */
export function WeekdayBoxes({ label, chosen, isDisabled = false, onChange }: WeekdayBoxesProps) {
  const tag = languageTags[useLocale()]
  // The 1st of January 2024 was a Monday.
  const name = (weekday: number) => weekdayName(new Date(Date.UTC(2024, 0, weekday)), tag)
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
