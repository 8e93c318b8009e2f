import { cancelAppointment } from '@fitout/contract/staff/appointments.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { ReasonDialog } from '../../shared/reason-dialog.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { Appointment } from './appointment.ts'

export function CancelDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const params = { id: appointment._id }
  return (
    <ReasonDialog
      action={t('appointments.cancel')}
      isRunning={isRunning}
      label={t('appointments.reason')}
      onClose={onClose}
      onReason={(reason) =>
        run(
          () => staffCall(cancelAppointment, { params, body: { reason } }),
          t('done.appointmentCancelled', { reference: appointment.reference }),
        )
      }
      title={t('appointments.cancelOf', { reference: appointment.reference })}
    />
  )
}
