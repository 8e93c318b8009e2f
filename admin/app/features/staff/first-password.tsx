import { Button, Dialog, DialogActions, DialogContent, DialogContentText } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'

type FirstPasswordProps = { given: { name: string; first_password: string }; onClose: () => void }

export function FirstPassword({ given, onClose }: FirstPasswordProps) {
  const t = useTranslate()
  const lead = t('staff.firstPassword', { name: given.name })
  return (
    <Dialog aria-label={lead} onClose={onClose} open>
      <DialogContent>
        <DialogContentText>{lead}</DialogContentText>
        <code>{given.first_password}</code>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained">
          {t('signIn.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
