import { Box, ListItem, ListItemButton, ListItemText } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { visuallyHidden } from '../../shared/visually-hidden.ts'
import { type Notice, useAboutOf } from './use-notices.ts'

type NoticeLineProps = { notice: Notice; onRead: (notice: Notice) => Promise<void>; onOpen?: () => void }

/** An event with its subject and time; the link to it marks it as read. */
export function NoticeLine({ notice, onRead, onOpen }: NoticeLineProps) {
  const aboutOf = useAboutOf()
  const facts = [aboutOf(notice), showTime(notice.at)].filter(Boolean).join(' · ')
  function open(): void {
    void onRead(notice)
    onOpen?.()
  }
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} onClick={open} to={notice.path}>
        <ListItemText
          primary={notice.what}
          secondary={facts}
          slotProps={{ primary: { sx: { fontWeight: notice.is_read ? 400 : 600 } } }}
          sx={{ overflowWrap: 'anywhere' }}
        />
        {!notice.is_read && <UnreadDot />}
      </ListItemButton>
    </ListItem>
  )
}

function UnreadDot() {
  const t = useTranslate()
  return (
    <Box
      component="span"
      sx={{ flexShrink: 0, width: 10, height: 10, ml: 2, borderRadius: '50%', bgcolor: 'error.main' }}
    >
      <Box component="span" sx={visuallyHidden}>
        {t('staffNotices.unread')}
      </Box>
    </Box>
  )
}
