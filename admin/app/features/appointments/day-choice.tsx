import { languageTags } from '@fitout/contract/locales.ts'
import { narrowWeekday } from '@fitout/contract/day-name.ts'
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { visuallyHidden } from '../../shared/visually-hidden.ts'

type DayChoiceProps = {
  days: readonly string[]
  chosen: string
  visitsOn: (day: string) => number
  onChoose: (day: string) => void
}

/** The days of a week, with the number of visits on each: on a phone one day is shown at a time. */
export function DayChoice({ days, chosen, visitsOn, onChoose }: DayChoiceProps) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <ToggleButtonGroup
      aria-label={t('appointments.days')}
      exclusive
      fullWidth
      onChange={(_, day: string | null) => day && onChoose(day)}
      value={chosen}
    >
      {days.map((day) => {
        const visits = visitsOn(day)
        return (
          <ToggleButton
            key={day}
            sx={{ flexDirection: 'column', minWidth: 0, px: 0, py: 0.5, lineHeight: 1.4, textTransform: 'none' }}
            value={day}
          >
            <Box component="span" sx={{ typography: 'caption' }}>
              {narrowWeekday(day, languageTags[locale])}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', typography: 'body2' }}>
              {Number(day.slice(-2))}
            </Box>
            <Box
              aria-hidden
              component="span"
              sx={{ color: 'primary.main', fontWeight: 700, minHeight: '1.5em', typography: 'caption' }}
            >
              {visits > 0 && visits}
            </Box>
            <Box component="span" sx={visuallyHidden}>
              {t('appointments.visits', { visits })}
            </Box>
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}
