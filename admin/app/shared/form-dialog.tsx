import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslate } from './i18n.ts'

type FormDialogProps = {
  title: string
  /** What the button says; left out, it saves. */
  action?: string
  isRunning: boolean
  /** Where versions or languages stand beside each other. */
  isWide?: boolean
  /** Says whether it is done; what was typed stays where the shop refuses it. */
  onSubmit: () => Promise<boolean>
  onClose: () => void
  children: ReactNode
}

export function FormDialog({ title, action, isRunning, isWide = false, onSubmit, onClose, children }: FormDialogProps) {
  const t = useTranslate()
  const id = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    // One dialog may open over another, whose form stands around it for React.
    event.stopPropagation()
    if (await onSubmit()) onClose()
  }

  return (
    <Dialog
      aria-labelledby={id}
      fullWidth
      maxWidth={isWide ? 'md' : 'sm'}
      // A slip of the finger beside the dialog must not throw away what was typed.
      onClose={(_, reason) => reason !== 'backdropClick' && onClose()}
      open
    >
      {/* Within the dialog, since a form may not have its role. */}
      <Box component="form" onSubmit={(event: FormEvent) => void submit(event)} sx={{ display: 'contents' }}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {t('kit.action.back')}
          </Button>
          <Button disabled={isRunning} type="submit" variant="contained">
            {action ?? t('kit.action.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
