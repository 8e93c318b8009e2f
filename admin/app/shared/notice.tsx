import { Portal } from '@mui/material'
import { Notification } from 'react-admin'

/** What went well or wrong. Beside the page, not in it: a dialog silences whatever the page says while it is open. */
export function Notice() {
  return (
    <Portal>
      <Notification />
    </Portal>
  )
}
