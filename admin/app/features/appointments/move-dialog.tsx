import { listFreeSlots, moveAppointment } from '@fitout/contract/staff/appointments.ts'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useOne } from '../../shared/use-read.ts'
import type { Appointment } from './appointment.ts'
import { SlotField } from './slot-field.tsx'

/** Moves an appointment to another slot that is also offered to visitors. */
export function MoveDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [slot, setSlot] = useState('')
  const { kind, district, slot_id: present, _id, reference } = appointment
  const { data: offered } = useOne(listFreeSlots, {
    query: { kind, ...(district && { district }) },
  })
  const others = offered?.filter(({ _id: id }) => id !== present)
  const body = { slot_id: slot }
  return (
    <FormDialog
      action={t('appointments.move')}
      isRunning={isRunning || slot === ''}
      kept={{ part: `move ${_id}`, onTakeUp: setSlot }}
      lead={t('appointments.moveNotice')}
      onClose={onClose}
      onSubmit={() =>
        run(() => staffCall(moveAppointment, { params: { id: _id }, body }), t('done.appointmentMoved', { reference }))
      }
      title={t('appointments.moveOf', { reference })}
      typed={slot}
    >
      <SlotField label={t('appointments.newTime')} onChange={setSlot} slots={others} value={slot} />
    </FormDialog>
  )
}
