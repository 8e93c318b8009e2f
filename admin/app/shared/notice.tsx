import { Portal, Snackbar } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from './i18n.ts'
import { dropNotice, type Notice as Told, useFirstNotice } from './notices.ts'

/** What went well or wrong. Beside the page, not in it: a dialog silences whatever the page says while it is open. */
export function Notice() {
  const first = useFirstNotice()
  return <Portal>{first && <One key={first.number} notice={first} />}</Portal>
}

const milliseconds = 4000

function One({ notice }: { notice: Told }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(true)
  const colour = notice.type === 'info' ? {} : { bgcolor: `${notice.type}.main`, color: `${notice.type}.contrastText` }
  return (
    <Snackbar
      autoHideDuration={milliseconds}
      message={t(notice.message)}
      onClose={() => setOpen(false)}
      open={isOpen}
      // Above the bar at the foot of a phone.
      sx={{ bottom: { xs: 72, sm: 24 } }}
      slotProps={{
        content: { sx: { ...colour, ...(notice.isMultiLine && { whiteSpace: 'pre-wrap' }) } },
        transition: { onExited: () => dropNotice(notice) },
      }}
    />
  )
}
