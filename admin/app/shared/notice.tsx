import { Button, Portal, Snackbar } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from './i18n.ts'
import { dropNotice, type Notice as Shown, useFirstNotice } from './notices.ts'
import { useAction } from './use-action.ts'

/** Announces success or failure. Rendered outside the page, since an open dialog hides the page from screen readers. */
export function Notice() {
  const { first, doOthersWait } = useFirstNotice()
  return <Portal>{first && <One doOthersWait={doOthersWait} key={first.number} notice={first} />}</Portal>
}

const milliseconds = 4000
// Long enough to notice a mistake, or to read what was refused.
const longMilliseconds = 10_000
// The notice of a newer action must not appear long after it.
const hurriedMilliseconds = 1500

function One({ notice, doOthersWait }: { notice: Shown; doOthersWait: boolean }) {
  const t = useTranslate()
  const { run } = useAction()
  const [isOpen, setOpen] = useState(true)
  const { undo } = notice
  const isLong = undo !== undefined || notice.type === 'error'
  const colour = notice.type === 'info' ? {} : { bgcolor: `${notice.type}.main`, color: `${notice.type}.contrastText` }
  return (
    <Snackbar
      action={
        undo && (
          <Button
            color="inherit"
            onClick={() => {
              setOpen(false)
              void run(undo, 'kit.notification.undone')
            }}
          >
            {t('kit.action.undo')}
          </Button>
        )
      }
      autoHideDuration={doOthersWait ? hurriedMilliseconds : isLong ? longMilliseconds : milliseconds}
      message={t(notice.message)}
      // Pressing elsewhere, such as the next row, must not take the undo away.
      onClose={(_, reason) => (reason !== 'clickaway' || !undo) && setOpen(false)}
      open={isOpen}
      // Above the bottom bar on phones.
      sx={{ bottom: { xs: 72, sm: 24 } }}
      slotProps={{
        content: { sx: { ...colour, ...(notice.isMultiLine && { whiteSpace: 'pre-wrap' }) } },
        transition: { onExited: () => dropNotice(notice) },
      }}
    />
  )
}
