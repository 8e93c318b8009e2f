import { listSlots } from '@fitout/contract/appointments.ts'
import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from '../../../shared/i18n.ts'
import { showTime } from '../../../shared/show-time.ts'
import { useOne } from '../../../shared/use-read.ts'

type SlotChoiceProps = {
  slotId: string
  /** The time that it has, and keeps while no slot is chosen. */
  booked: string | undefined
  onPick: (slotId: string) => void
}

/** When a service takes place: a slot with a free place, as the shop offers them. */
export function SlotChoice({ slotId, booked, onPick }: SlotChoiceProps) {
  const t = useTranslate()
  const { data: slots } = useOne(listSlots, { query: { kind: 'SERVICE' } })
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
      {booked !== undefined && <MenuItem value="">{t('orderDesk.sameTime', { time: showTime(booked) })}</MenuItem>}
      {slots?.map(({ _id: id, starts_at: starts }) => (
        <MenuItem key={id} value={id}>
          {showTime(starts)}
        </MenuItem>
      ))}
    </TextField>
  )
}
