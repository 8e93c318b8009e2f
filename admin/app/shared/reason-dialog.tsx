import { TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from './form-dialog.tsx'

type ReasonDialogProps = {
  title: string
  /** The action, as the label of the button. */
  action: string
  /** The consequences. */
  lead?: string
  label: string
  isRunning: boolean
  /** The former input, to be restored when the dialog is opened again. */
  typed?: string
  onType?: (reason: string) => void
  onReason: (reason: string) => Promise<boolean>
  onClose: () => void
}

export function ReasonDialog({ label, onReason, typed = '', onType, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState(typed)
  function keep(value: string): void {
    setReason(value)
    onType?.(value)
  }
  return (
    <FormDialog
      {...dialog}
      isHeld={onType !== undefined}
      kept={{ part: `reason ${dialog.title}`, onTakeUp: keep }}
      onSubmit={() => onReason(reason)}
      typed={reason}
    >
      <TextField
        label={label}
        minRows={3}
        multiline
        onChange={({ target }) => keep(target.value)}
        required
        // Small from the beginning, so that all of it can be read on a phone.
        slotProps={{ htmlInput: { maxLength: 500 }, inputLabel: { shrink: true } }}
        value={reason}
      />
    </FormDialog>
  )
}
