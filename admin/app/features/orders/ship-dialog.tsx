import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { shipOrder } from '@fitout/contract/staff-orders.ts'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { staffCall } from '../../shared/staff-call.ts'

type ShipDialogProps = {
  id: string
  title: string
  isRunning: boolean
  onShip: (work: () => Promise<unknown>) => Promise<void>
  onClose: () => void
}

export function ShipDialog({ id, title, isRunning, onShip, onClose }: ShipDialogProps) {
  const t = useTranslate()
  const titleId = useId()
  const [number, setNumber] = useState('')
  const body = number.trim() === '' ? {} : { tracking_number: number.trim() }
  return (
    <Dialog aria-labelledby={titleId} fullWidth onClose={onClose} open>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          label={t('orders.trackingNumber')}
          onChange={(event) => setNumber(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 60 } }}
          value={number}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('signIn.back')}
        </Button>
        <Button
          disabled={isRunning}
          onClick={() => void onShip(() => staffCall(shipOrder, { params: { id }, body }))}
          variant="contained"
        >
          {t('steps.ship')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
