import HelpIcon from '@mui/icons-material/HelpOutlineOutlined'
import MenuIcon from '@mui/icons-material/MenuOutlined'
import RefreshIcon from '@mui/icons-material/RefreshOutlined'
import { AppBar, Box, CircularProgress, IconButton, Toolbar, Tooltip, Typography } from '@mui/material'
import { useIsFetching } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslate } from './i18n.ts'
import { LanguageMenu } from './language-menu.tsx'
import { useRefresh } from './query-client.ts'
import { UserMenu } from './user-menu.tsx'

type BarProps = {
  isMenuOpen: boolean
  onMenu: () => void
  titleRef: (place: HTMLElement | null) => void
  children: ReactNode
}

/** The title is the only h1 and stays visible while scrolling. */
export function Bar({ isMenuOpen, onMenu, titleRef, children }: BarProps) {
  const t = useTranslate()
  const name = t(isMenuOpen ? 'kit.action.close_menu' : 'kit.action.open_menu')
  return (
    <AppBar position="fixed" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
      <Toolbar disableGutters sx={{ px: 1, gap: 0.5 }} variant="dense">
        <Tooltip title={name}>
          <IconButton aria-expanded={isMenuOpen} aria-label={name} color="inherit" onClick={onMenu}>
            <MenuIcon />
          </IconButton>
        </Tooltip>
        <Typography component="h1" noWrap ref={titleRef} sx={{ flexGrow: 1, m: 0 }} variant="h6" />
        {children}
        <LanguageMenu />
        <Help />
        <Refresh />
        <UserMenu />
      </Toolbar>
    </AppBar>
  )
}

/** Opens the handbook page of the screen. On phones it is in the user menu. */
function Help() {
  const t = useTranslate()
  const { pathname } = useLocation()
  return (
    <Tooltip title={t('handbook.helpOf')}>
      <IconButton
        aria-label={t('handbook.helpOf')}
        color="inherit"
        component={Link}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        to={`/handbook?of=${pathname}`}
      >
        <HelpIcon />
      </IconButton>
    </Tooltip>
  )
}

function Refresh() {
  const t = useTranslate()
  const refresh = useRefresh()
  const isReading = useIsFetching() > 0
  return (
    <Tooltip title={t('kit.action.refresh')}>
      <IconButton aria-label={t('kit.action.refresh')} color="inherit" onClick={() => void refresh()}>
        {isReading ? (
          <Box sx={{ display: 'grid', placeItems: 'center', width: 24, height: 24 }}>
            <CircularProgress color="inherit" size={18} thickness={5} />
          </Box>
        ) : (
          <RefreshIcon />
        )}
      </IconButton>
    </Tooltip>
  )
}
