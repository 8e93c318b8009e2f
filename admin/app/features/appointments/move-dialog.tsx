import { MenuItem, TextField, Typography } from '@mui/material'
import { listSlots } from '@fitout/contract/appointments.ts'
import { moveAppointment } from '@fitout/contract/staff/appointments.ts'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useOne } from '../../shared/use-read.ts'
import { type Appointment, dayOf, dayTitle, hoursOf } from './appointment.ts'

/** To another slot that is offered to visitors too. */
export function MoveDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const { run, isRunning } = useAction()
  const [slot, setSlot] = useState('')
  const { kind, district, slot_id: present, _id, reference } = appointment
  const { data: offered = [] } = useOne(listSlots, {
    query: { kind, ...(district && { district }) },
  })
  const others = offered.filter(({ _id: id }) => id !== present)
  const body = { slot_id: slot }
  return (
    <FormDialog
      action={t('appointments.move')}
      isRunning={isRunning || slot === ''}
      onClose={onClose}
      onSubmit={() => run(() => staffCall(moveAppointment, { params: { id: _id }, body }), 'kit.notification.updated')}
      title={t('appointments.moveOf', { reference })}
      typed={slot}
    >
      <Typography variant="body2">{t('appointments.moveNotice')}</Typography>
      <TextField
        label={t('appointments.newTime')}
        onChange={({ target }) => setSlot(target.value)}
        required
        select
        value={slot}
      >
        {others.map((one) => (
          <MenuItem key={one._id} value={one._id}>
            {dayTitle(dayOf(one), locale)} {hoursOf(one)}
          </MenuItem>
        ))}
      </TextField>
      {others.length === 0 && <Typography color="text.secondary">{t('appointments.noneFree')}</Typography>}
    </FormDialog>
  )
}
