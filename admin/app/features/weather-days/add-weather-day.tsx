import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { weatherCauses } from '@fitout/contract/stages.ts'
import { listStagesUnderWay } from '@fitout/contract/staff/stages.ts'
import { addWeatherDay } from '@fitout/contract/staff/weather-days.ts'
import { Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useToday } from '../../shared/use-today.ts'
import { useList } from '../../shared/use-read.ts'

/** Adds a day lost in all works, with a preview of its effect. */
export function AddWeatherDay({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const today = useToday()
  const [draft, setDraft] = useState({
    day: today,
    cause: 'T8' as (typeof weatherCauses)[number],
    part: 'whole' as 'whole' | 'half',
    reason: '',
  })
  const { part, ...fields } = draft
  const body = { ...fields, lost: part === 'whole' ? 1 : 0.5 } as const
  return (
    <FormDialog
      action={t('weatherDays.add')}
      isRunning={isRunning}
      kept={{ part: 'new', onTakeUp: setDraft }}
      onClose={onClose}
      onSubmit={() =>
        run(() => staffCall(addWeatherDay, { body }), t('done.weatherDayAdded', { day: showDay(draft.day) }))
      }
      title={t('weatherDays.add')}
      typed={draft}
    >
      <TextField
        label={t('weatherDays.day')}
        onChange={({ target }) => setDraft({ ...draft, day: target.value })}
        required
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
        type="date"
        value={draft.day}
      />
      <ChoiceField
        choices={weatherCauses}
        label={t('weatherDays.cause')}
        onChange={(cause) => setDraft({ ...draft, cause })}
        value={draft.cause}
        words="weatherDays.causes"
      />
      <ChoiceField
        choices={['whole', 'half'] as const}
        label={t('weatherDays.lostTitle')}
        onChange={(next) => setDraft({ ...draft, part: next })}
        value={part}
        words="weatherDays.lost"
      />
      <TextField
        label={t('weatherDays.reason')}
        onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
        required={draft.cause === 'OTHER'}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        value={draft.reason}
      />
      {draft.day && <Moved day={draft.day} />}
    </FormDialog>
  )
}

/** The stages in progress on the day. */
function Moved({ day }: { day: string }) {
  const t = useTranslate()
  const locale = useLocale()
  const { data: stages, total = 0 } = useList(listStagesUnderWay, { query: { day } })
  if (!stages) return null
  return (
    <Box>
      <Typography variant="body2">{t('weatherDays.moves', { count: total })}</Typography>
      <Box component="ul" sx={{ mt: 0.5, mb: 0, pl: 3 }}>
        {stages.map(({ _id, renovation, title }) => (
          <Typography component="li" key={_id} variant="body2">
            {[renovation, inLocale(title, locale)].join(' · ')}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}
