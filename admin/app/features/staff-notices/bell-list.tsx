import { Alert, Box, Button, List, Popover, Typography } from '@mui/material'
import { listStaffNotices } from '@fitout/contract/staff/staff-notices.ts'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { Loading } from '../../shared/loading.tsx'
import { useList } from '../../shared/use-read.ts'
import { NoticeLine } from './notice-line.tsx'
import { useReadNotices } from './use-notices.ts'

const shown = 10

type BellListProps = { anchor: HTMLElement; onClose: () => void }

/** The latest notices, above the current screen. */
export function BellList({ anchor, onClose }: BellListProps) {
  const t = useTranslate()
  const { data: notices, error } = useList(listStaffNotices, { query: { per_page: shown } })
  const { readOne, readAll, isRunning } = useReadNotices()
  const [first] = notices ?? []
  const hasUnread = notices?.some((one) => !one.is_read) ?? false
  const heading = t('resources.staffNotices.name')
  return (
    <Popover
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      onClose={onClose}
      open
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': heading,
          sx: { display: 'flex', flexDirection: 'column', width: 'min(400px, 100vw)', maxHeight: '75vh' },
        },
      }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, px: 2, pt: 1 }}>
        <Typography component="h2" variant="h6">
          {heading}
        </Typography>
        {/* Not `disabled`, which would remove the focus from it. */}
        <Button aria-disabled={isRunning || !hasUnread} onClick={() => first && hasUnread && void readAll(first)}>
          {t('staffNotices.readAll')}
        </Button>
      </Box>
      <Box sx={{ overflow: 'auto', flexShrink: 1 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!notices && !error && <Loading />}
        {notices?.length === 0 && <Typography sx={{ px: 2, py: 1 }}>{t('staffNotices.none')}</Typography>}
        <List disablePadding>
          {notices?.map((notice) => (
            <NoticeLine key={notice._id} notice={notice} onOpen={onClose} onRead={readOne} />
          ))}
        </List>
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', p: 1 }}>
        <Button component={Link} fullWidth onClick={onClose} to="/staff-notices">
          {t('staffNotices.all')}
        </Button>
      </Box>
    </Popover>
  )
}
