import BellIcon from '@mui/icons-material/NotificationsOutlined'
import { Badge, IconButton, Tooltip } from '@mui/material'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { lazyPart } from '../../shared/lazy-part.tsx'
import { useUnread } from './use-unread.ts'

const BellList = lazyPart(async () => (await import('./bell-list.tsx')).BellList)

const shownAtMost = 99

/** The number of unread notices, and the latest ones. */
export function Bell() {
  const t = useTranslate()
  const count = useUnread()
  const [button, setButton] = useState<HTMLElement | null>(null)
  // The same text as the badge: speech control users say what they see.
  const shown = count > shownAtMost ? `${shownAtMost}+` : count
  const name = count > 0 ? t('staffNotices.bell', { count: shown }) : t('staffNotices.bellRead')
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          aria-haspopup="dialog"
          aria-label={name}
          color="inherit"
          onClick={(event) => setButton(event.currentTarget)}
        >
          {count > 0 ? (
            <Badge badgeContent={shown} color="error">
              <BellIcon />
            </Badge>
          ) : (
            <BellIcon />
          )}
        </IconButton>
      </Tooltip>
      {button && (
        <Suspense>
          <BellList anchor={button} onClose={() => setButton(null)} />
        </Suspense>
      )}
    </>
  )
}
