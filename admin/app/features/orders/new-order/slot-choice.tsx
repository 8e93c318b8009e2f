import { listFreeSlots } from '@fitout/contract/staff/appointments.ts'
import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from '../../../shared/i18n.ts'
import { showTime } from '../../../shared/show-time.ts'
import { slotsInWords } from '../../../shared/slots-in-words.ts'
import { useOne } from '../../../shared/use-read.ts'

type SlotChoiceProps = {
  slotId: string
  /** The time that it has, in words; it keeps it while no slot is chosen. */
  booked: string | undefined
  onPick: (slotId: string) => void
}

/** When a service takes place, and who comes: a slot with a free place, as the shop offers them. */
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
