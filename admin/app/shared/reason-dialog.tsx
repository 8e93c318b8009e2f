import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'

type ReasonDialogProps = {
  title: string
  label: string
  isRunning: boolean
  onReason: (reason: string) => void
  onClose: () => void
}

export function ReasonDialog({ title, label, isRunning, onReason, onClose }: ReasonDialogProps) {
  const t = useTranslate()
  const id = useId()
  const [reason, setReason] = useState('')
  return (
    <Dialog aria-labelledby={id} fullWidth onClose={onClose} open>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          label={label}
          minRows={3}
          multiline
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          value={reason}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('signIn.back')}
        </Button>
        <Button disabled={isRunning || reason.trim() === ''} onClick={() => onReason(reason)} variant="contained">
          {t('ra.action.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
