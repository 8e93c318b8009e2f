import { listFreeSlots } from '@fitout/contract/staff/appointments.ts'
import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from '../../../shared/i18n.ts'
import { showTime } from '../../../shared/show-time.ts'
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
      {slotsInWords(slots ?? [], slotId, ({ starts_at: starts }) => showTime(starts)).map(({ id, words }) => (
        <MenuItem key={id} value={id}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  )
}
