import { listSlots } from '@fitout/contract/appointments.ts'
import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from '../../../shared/i18n.ts'
import { showTime } from '../../../shared/show-time.ts'
import { useOne } from '../../../shared/use-read.ts'

/** When a service takes place: a slot with a free place, as the shop offers them. */
export function SlotChoice({ slotId, onPick }: { slotId: string; onPick: (slotId: string) => void }) {
  const t = useTranslate()
  const { data: slots } = useOne(listSlots, { query: { kind: 'SERVICE' } })
  return (
    <TextField
      fullWidth
      helperText={slots?.length === 0 ? t('orderDesk.noTimes') : undefined}
      label={t('orderDesk.time')}
      onChange={({ target }) => onPick(target.value)}
      required
      select
      sx={{ mt: 1 }}
      value={slots?.some(({ _id: id }) => id === slotId) ? slotId : ''}
    >
      {slots?.map(({ _id: id, starts_at: starts }) => (
        <MenuItem key={id} value={id}>
          {showTime(starts)}
        </MenuItem>
      ))}
    </TextField>
  )
}
