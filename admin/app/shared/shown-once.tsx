import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from './i18n.ts'
import { useNotify } from './notices.ts'

type ShownOnceProps = {
  /** If the lead alone does not say what it is. */
  title?: string
  lead: string
  value: string
  onClose: () => void
}

/** A secret that is only shown now, to be copied. */
export function ShownOnce({ title, lead, value, onClose }: ShownOnceProps) {
  const t = useTranslate()
  const id = useId()
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    notify('kit.action.copied', { type: 'success' })
  }
  return (
    <Dialog aria-labelledby={id} open>
      {title && <DialogTitle id={id}>{title}</DialogTitle>}
      <DialogContent>
        <DialogContentText gutterBottom {...(!title && { id })}>
          {lead}
        </DialogContentText>
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {value}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={() => void copy()}>
          {t('kit.action.copy')}
        </Button>
        <Button onClick={onClose} variant="contained">
          {t('signIn.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
