import { weekdayName } from '@fitout/contract/day-name.ts'
import { languageTags } from '@fitout/contract/locales.ts'
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import type { Choices } from './use-notices.ts'

type Quiet = Choices['quiet']
/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** When mails are held back, to be sent together afterwards. */
export function QuietHours({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const tick = (day: number, isTicked: boolean) => {
    const others = quiet.days.filter((one) => one !== day)
    onChange({ ...quiet, days: isTicked ? [...others, day] : others })
  }
  const time = (name: 'from' | 'to') => (
    <TextField
      label={t(`staffNotices.quietTimes.${name}`)}
      onChange={({ target }) => onChange({ ...quiet, [name]: target.value })}
      required
      slotProps={{ inputLabel: { shrink: true } }}
      type="time"
      value={quiet[name]}
    />
  )
  return (
    <Stack spacing={2}>
      <Typography color="text.secondary" variant="body2">
        {t('staffNotices.quietLead')}
      </Typography>
      <FormControl component="fieldset">
        <FormLabel component="legend">{t('staffNotices.quietDays')}</FormLabel>
        <FormGroup row>
          {weekdays.map((day) => (
            <FormControlLabel
              control={<Checkbox checked={quiet.days.includes(day)} onChange={(_, isTicked) => tick(day, isTicked)} />}
              key={day}
              // The fourth of January 1970 was a Sunday.
              label={weekdayName(new Date(Date.UTC(1970, 0, 4 + day)), languageTags[locale])}
            />
          ))}
        </FormGroup>
        {quiet.days.length === 0 && <FormHelperText>{t('staffNotices.quietNever')}</FormHelperText>}
      </FormControl>
      <Stack direction="row" spacing={2}>
        {time('from')}
        {time('to')}
      </Stack>
    </Stack>
  )
}
