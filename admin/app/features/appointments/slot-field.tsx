import type { Answer } from '@fitout/contract/endpoint.ts'
import type { listFreeSlots } from '@fitout/contract/staff/appointments.ts'
import { MenuItem, TextField, Typography } from '@mui/material'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { slotsInWords } from '../../shared/slots-in-words.ts'
import { dayOf, dayTitle, hoursOf } from './appointment.ts'

type FreeSlot = Answer<typeof listFreeSlots>['data'][number]
type SlotFieldProps = {
  label: string
  /** Undefined while they load. */
  slots: readonly FreeSlot[] | undefined
  value: string
  onChange: (slotId: string) => void
  isDisabled?: boolean
}

/** A choice among free times. */
export function SlotField({ label, slots, value, onChange, isDisabled = false }: SlotFieldProps) {
  const t = useTranslate()
  const locale = useLocale()
  const timeOf = (one: FreeSlot) => `${dayTitle(dayOf(one), locale)} ${hoursOf(one)}`
  return (
    <>
      <TextField
        disabled={isDisabled}
        label={label}
        onChange={({ target }) => onChange(target.value)}
        required
        select
        value={slots?.some(({ _id: id }) => id === value) ? value : ''}
      >
        {slotsInWords(slots ?? [], value, timeOf).map(({ id, words }) => (
          <MenuItem key={id} value={id}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      {slots?.length === 0 && <Typography color="text.secondary">{t('appointments.noneFree')}</Typography>}
    </>
  )
}
