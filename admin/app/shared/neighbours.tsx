import NextIcon from '@mui/icons-material/KeyboardArrowDownOutlined'
import PreviousIcon from '@mui/icons-material/KeyboardArrowUpOutlined'
import { Box, IconButton, Tooltip } from '@mui/material'
import { Link, useLocation } from 'react-router'
import { type Among, amongIn } from './among.ts'
import { useTranslate } from './i18n.ts'

/** Leads to the previous and next record of the list in which this one was opened, as a sheet beside the list does. */
export function Neighbours() {
  const t = useTranslate()
  const { pathname, state } = useLocation()
  const among = amongIn(state) ?? []
  const at = among.indexOf(pathname)
  if (at === -1 || among.length < 2) return null
  const step = (words: string, Icon: typeof NextIcon, by: 1 | -1) => {
    const to = among[at + by]
    return (
      <Tooltip title={t(words)}>
        <span>
          <IconButton
            aria-label={t(words)}
            disabled={to === undefined}
            {...(to !== undefined && { 'data-step': by, component: Link, replace: true, state: state as Among, to })}
          >
            <Icon />
          </IconButton>
        </span>
      </Tooltip>
    )
  }
  return (
    <Box sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
      {step('kit.sheet.previous', PreviousIcon, -1)}
      {step('kit.sheet.next', NextIcon, 1)}
    </Box>
  )
}
