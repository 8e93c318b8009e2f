import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormDialog } from './form-dialog.tsx'

type ReasonDialogProps = {
  title: string
  /** What comes of it. */
  lead?: string
  label: string
  isRunning: boolean
  onReason: (reason: string) => Promise<boolean>
  onClose: () => void
}

export function ReasonDialog({ lead, label, onReason, ...dialog }: ReasonDialogProps) {
  const t = useTranslate()
  const [reason, setReason] = useState('')
  return (
    <FormDialog {...dialog} action={t('ra.action.confirm')} onSubmit={() => onReason(reason)}>
      {lead && <Typography sx={{ whiteSpace: 'pre-line' }}>{lead}</Typography>}
      <TextField
        label={label}
        minRows={3}
        multiline
        onChange={({ target }) => setReason(target.value)}
        required
        // Small from the beginning, so that all of it can be read on a phone.
        slotProps={{ htmlInput: { maxLength: 500 }, inputLabel: { shrink: true } }}
        value={reason}
      />
    </FormDialog>
  )
}
