import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { useFocusReturn } from '../../shared/use-focus-return.ts'
import { AppointmentDetails, type AskedAct, AskedDialog } from './appointment-acts.tsx'
import type { Appointment } from './appointment.ts'

type Props = { appointment: Appointment; onClose: () => void }

/** An appointment of the calendar with its visitor and the possible actions. */
export function AppointmentDialog({ appointment, onClose }: Props) {
  const t = useTranslate()
  const id = useId()
  useFocusReturn()
  const [asked, setAsked] = useState<AskedAct>()
  if (asked) return <AskedDialog act={asked} appointment={appointment} onClose={onClose} />
  return (
    <Dialog aria-labelledby={id} fullWidth onClose={onClose} open>
      <DialogTitle id={id}>{appointment.reference}</DialogTitle>
      <DialogContent>
        <AppointmentDetails appointment={appointment} onAsk={setAsked} onDone={onClose} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('kit.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
