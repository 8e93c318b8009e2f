import { Alert, Button, Stack } from '@mui/material'
import { confirmAppointment, finishAppointment, missAppointment } from '@fitout/contract/staff/appointments.ts'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { AppointmentFacts } from './appointment-facts.tsx'
import { type Appointment, clientOf, warningsOf } from './appointment.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

export type AskedAct = 'move' | 'cancel' | 'correct'
type ActsProps = {
  appointment: Appointment
  onAsk: (act: AskedAct) => void
  /** After an action that asks nothing. */
  onDone?: () => void
}

/** What speaks against an appointment, its visitor, and the possible actions. */
export function AppointmentDetails({ appointment, onAsk, onDone }: ActsProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const {
    can_move: canMove,
    can_cancel: canCancel,
    can_correct: canCorrect,
    can_end: canEnd,
    can_confirm: canConfirm,
    _id,
    reference,
  } = appointment
  const isDayClosed = warningsOf(appointment).includes('dayClosed')

  async function end(endpoint: typeof finishAppointment | typeof missAppointment): Promise<void> {
    const words = endpoint === finishAppointment ? 'done.appointmentDone' : 'done.appointmentMissed'
    if (await run(() => staffCall(endpoint, { params: { id: _id } }), t(words, { reference }))) onDone?.()
  }
  async function confirm(): Promise<void> {
    const sent = { params: { id: _id }, body: { on_closed_day: isDayClosed } }
    if (await run(() => staffCall(confirmAppointment, sent), t('done.appointmentConfirmed', { reference }))) onDone?.()
  }
  return (
    <Stack spacing={2}>
      <Warnings appointment={appointment} />
      <AppointmentFacts appointment={appointment} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {canEnd && (
          <>
            <Button disabled={isRunning} onClick={() => void end(finishAppointment)} variant="outlined">
              {t('appointments.done')}
            </Button>
            <Button disabled={isRunning} onClick={() => void end(missAppointment)} variant="outlined">
              {t('appointments.missed')}
            </Button>
          </>
        )}
        {canConfirm && (
          <Button disabled={isRunning} onClick={() => void confirm()} variant="outlined">
            {t(`appointments.${isDayClosed ? 'confirmNevertheless' : 'confirm'}`)}
          </Button>
        )}
        {canMove && (
          <Button onClick={() => onAsk('move')} variant="outlined">
            {t('appointments.move')}
          </Button>
        )}
        {canCorrect && (
          <Button onClick={() => onAsk('correct')} variant="outlined">
            {t('appointments.correct')}
          </Button>
        )}
        {canCancel && (
          <Button color="error" onClick={() => onAsk('cancel')} variant="outlined">
            {t('appointments.cancel')}
          </Button>
        )}
        <OpenRoom appointment={appointment} />
      </Stack>
    </Stack>
  )
}

const dialogs = { move: MoveDialog, cancel: CancelDialog, correct: CorrectDialog }
type AskedDialogProps = { act: AskedAct; appointment: Appointment; onClose: () => void }

/** The dialog of an action that asks for something. */
export function AskedDialog({ act, ...dialog }: AskedDialogProps) {
  const Dialog = dialogs[act]
  return <Dialog {...dialog} />
}

function Warnings({ appointment }: { appointment: Appointment }) {
  const t = useTranslate()
  const dayClosed = appointment.can_confirm ? 'dayClosedLead' : 'dayClosedBooked'
  return warningsOf(appointment).map((warning) => (
    <Alert key={warning} severity="warning">
      {t(`appointments.${warning === 'dayClosed' ? dayClosed : 'outOfAreaLead'}`)}
    </Alert>
  ))
}

/** Opens a renovation prefilled with the visitor's data, through the enquiry if there is one. */
function OpenRoom({ appointment }: { appointment: Appointment }) {
  const t = useTranslate()
  const may = useMay()
  const { enquiry_id: enquiry, order_id: order } = appointment
  if (order || !may('renovations.work')) return null
  return (
    <Button
      component={Link}
      state={{ known: clientOf(appointment) }}
      to={enquiry ? `/renovations?enquiry=${enquiry}` : '/renovations'}
      variant="outlined"
    >
      {t('renovations.open')}
    </Button>
  )
}
