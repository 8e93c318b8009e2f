import { Button, Portal, Snackbar, Stack } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from './i18n.ts'
import { dropNotice, type Notice as Shown, useNotices } from './notices.ts'
import { useAction } from './use-action.ts'

/**
 * Announces success or failure, above each other: an offer to undo must hide no later message. Rendered outside the page,
 * since an open dialog hides the page from screen readers.
 */
export function Notice() {
  const notices = useNotices()
  return (
    <Portal>
      {notices.length > 0 && (
        <Stack spacing={1} sx={place}>
          {notices.map((notice) => (
            <One key={notice.number} notice={notice} />
          ))}
        </Stack>
      )}
    </Portal>
  )
}

const place = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: { xs: 8, sm: 24 },
  right: { xs: 8, sm: 'auto' },
  // Above the bottom bar on phones.
  bottom: { xs: 72, sm: 24 },
  // The buttons of a dialog are at its foot, which on a small screen is where notices are.
  'body:has(.MuiDialog-root) &': { top: { xs: 8, md: 'auto' }, bottom: { xs: 'auto', md: 24 } },
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const

const milliseconds = 4000
// Long enough to notice a mistake, or to read what was refused.
const longMilliseconds = 10_000

function One({ notice }: { notice: Shown }) {
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
      autoHideDuration={isLong ? longMilliseconds : milliseconds}
      message={t(notice.message)}
      // Pressing elsewhere, such as the next row, must not take the undo away.
      onClose={(_, reason) => (reason !== 'clickaway' || !undo) && setOpen(false)}
      open={isOpen}
      sx={{ position: 'static' }}
      slotProps={{
        content: { sx: { ...colour, ...(notice.isMultiLine && { whiteSpace: 'pre-wrap' }) } },
        transition: { onExited: () => dropNotice(notice) },
      }}
    />
  )
}
