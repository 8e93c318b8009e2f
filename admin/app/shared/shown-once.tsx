import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { CopyButton } from './copy-button.tsx'
import { useTranslate } from './i18n.ts'

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
        <CopyButton text={value} />
        <Button onClick={onClose} variant="contained">
          {t('signIn.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
