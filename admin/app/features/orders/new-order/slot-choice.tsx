import { dayName } from '@fitout/contract/day-name.ts'
import { hongKongDay, hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { languageTags } from '@fitout/contract/locales.ts'
import { listFreeSlots } from '@fitout/contract/staff/appointments.ts'
import { MenuItem, TextField } from '@mui/material'
import { useLocale, useTranslate } from '../../../shared/i18n.ts'
import { slotsInWords } from '../../../shared/slots-in-words.ts'
import { useOne } from '../../../shared/use-read.ts'

type SlotChoiceProps = {
  slotId: string
  /** The current time, as text; it is kept while no slot is selected. */
  booked: string | undefined
  onPick: (slotId: string) => void
}

/** The time and team of a service: a slot with a free place, as offered by the shop. */
export function SlotChoice({ slotId, booked, onPick }: SlotChoiceProps) {
  const t = useTranslate()
  const tag = languageTags[useLocale()]
  // On the telephone a time is agreed by its weekday.
  const timeOf = (starts: string) =>
    `${dayName(hongKongDay(new Date(starts)), tag)} ${hongKongTime(new Date(starts)).slice(-5)}`
  const { data: slots } = useOne(listFreeSlots, { query: { kind: 'SERVICE' } })
  return (
    <TextField
      fullWidth
      helperText={slots?.length === 0 && !booked ? t('orderDesk.noTimes') : undefined}
      label={t('orderDesk.time')}
      onChange={({ target }) => onPick(target.value)}
      required={booked === undefined}
      select
      slotProps={booked === undefined ? {} : { inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ mt: 1 }}
      value={slots?.some(({ _id: id }) => id === slotId) ? slotId : ''}
    >
      {booked !== undefined && <MenuItem value="">{t('orderDesk.sameTime', { time: booked })}</MenuItem>}
      {slotsInWords(slots ?? [], slotId, ({ starts_at: starts }) => timeOf(starts)).map(({ id, words }) => (
        <MenuItem key={id} value={id}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  )
}
