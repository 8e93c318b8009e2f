import { Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from '../../shared/i18n.ts'

/** The secret that signs what is sent, this once. */
export function SecretOnce({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslate()
  const id = useId()
  return (
    <Dialog aria-labelledby={id} open>
      <DialogTitle id={id}>{t('webhooks.secretTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText gutterBottom>{t('webhooks.secretLead')}</DialogContentText>
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {secret}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained">
          {t('signIn.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
