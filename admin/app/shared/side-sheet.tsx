import BackIcon from '@mui/icons-material/ArrowBackOutlined'
import CloseIcon from '@mui/icons-material/CloseOutlined'
import NextIcon from '@mui/icons-material/KeyboardArrowDownOutlined'
import PreviousIcon from '@mui/icons-material/KeyboardArrowUpOutlined'
import WholeIcon from '@mui/icons-material/OpenInFullOutlined'
import { Box, Button, Drawer, IconButton, Tooltip, useMediaQuery } from '@mui/material'
import type { KeyboardEvent, ReactNode } from 'react'
import { Link, parsePath } from 'react-router'
import { useTranslate } from './i18n.ts'
import { isTyping } from './office-search/use-shortcuts.ts'
import { RecordPath } from './record-path.ts'
import { TitlePlace } from './title.tsx'
import type { Sheet } from './use-sheet.ts'

type SideSheetProps<Row> = {
  sheet: Sheet<Row>
  to: string
  /** With room for a picture beside what it is compared with. */
  isWide?: boolean
  /** The name of the screen below, which the sheet covers on a phone. */
  back?: string | undefined
  children: ReactNode
}

const paper = {
  bgcolor: 'background.default',
  backgroundImage: 'none',
  px: 2,
  pb: 2,
  '& [data-columns]': { gridTemplateColumns: '1fr' },
  // A list beside a record: the sheet itself leads to the others.
  '& [data-siblings]': { display: 'none' },
}

/**
 * A row of a list, open beside it, with links to the previous and next ones. On a phone it covers the list, which keeps its place
 * below.
 */
export function SideSheet<Row>({ sheet, to, isWide = false, back, children }: SideSheetProps<Row>) {
  const t = useTranslate()
  const { previous, next, open, close } = sheet
  const coversAll = useMediaQuery('(max-width: 59.9375rem)')
  function press(event: KeyboardEvent): void {
    const isHere = event.currentTarget.contains(event.target as Node) && !isTyping(event.target)
    const row = { j: next, k: previous }[event.key.toLowerCase()]
    if (!isHere || !row || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    open(row)
  }
  const step = (words: string, icon: ReactNode, row: Row | undefined) => (
    // The sheet begins with its focus here, where a tooltip would cover the row's name.
    <Tooltip disableFocusListener title={t(words)}>
      <span>
        <IconButton aria-label={t(words)} disabled={!row} onClick={() => row && open(row)}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  )
  return (
    <Drawer
      anchor="right"
      onClose={close}
      open
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('kit.sheet.title'),
          onKeyDown: press,
          sx: { ...paper, width: coversAll ? '100vw' : `min(${isWide ? 1040 : 760}px, 94vw)` },
        },
      }}
      sx={{ zIndex: (theme) => theme.zIndex.drawer + 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pt: 1, mx: -1 }}>
        {coversAll && (
          <Button onClick={close} startIcon={<BackIcon />}>
            {back ?? t('kit.action.close')}
          </Button>
        )}
        {coversAll && <Box sx={{ flexGrow: 1 }} />}
        {step('kit.sheet.previous', <PreviousIcon />, previous)}
        {step('kit.sheet.next', <NextIcon />, next)}
        {!coversAll && <Box sx={{ flexGrow: 1 }} />}
        <Tooltip title={t('kit.sheet.whole')}>
          <IconButton aria-label={t('kit.sheet.whole')} component={Link} to={to}>
            <WholeIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        {!coversAll && (
          <Tooltip title={t('kit.action.close')}>
            <IconButton aria-label={t('kit.action.close')} onClick={close}>
              <CloseIcon />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {/* The bar keeps the title of the list. */}
      <TitlePlace value={null}>
        <RecordPath value={parsePath(to).pathname}>{children}</RecordPath>
      </TitlePlace>
    </Drawer>
  )
}
