import AccountIcon from '@mui/icons-material/PersonOutlined'
import ShopIcon from '@mui/icons-material/StorefrontOutlined'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import type { ComponentType, ReactNode } from 'react'
import { AppBar, Layout, Logout, TitlePortal, useGetIdentity, useTranslate, useUserMenu, UserMenu } from 'react-admin'
import { Link } from 'react-router-dom'
import { OwnWords } from './own-words.tsx'
import { PretendPayments } from './pretend-payments.tsx'
import { Side } from './side.tsx'

/** Bar, menu and place of every screen. */
export function Frame({ menu, children }: { menu: ComponentType; children: ReactNode }) {
  return (
    <OwnWords>
      <Layout appBar={Bar} menu={menu} sidebar={Side}>
        <PretendPayments />
        {children}
      </Layout>
    </OwnWords>
  )
}

/** The name of the screen is its one heading of the first level, so it stays however far one scrolls. */
function Bar() {
  const { identity } = useGetIdentity()
  const menu = (
    <UserMenu {...(identity?.fullName && { label: identity.fullName })}>
      <OwnSignIn />
      <ToTheShop />
      <Logout />
    </UserMenu>
  )
  return (
    <AppBar alwaysOn color="inherit" userMenu={menu}>
      {/* A block in it would be cut off where the bar is narrow, without the dots that say so. */}
      <TitlePortal component="h1" sx={{ m: 0, '& span': { display: 'inline' } }} variant="h6" />
    </AppBar>
  )
}

function OwnSignIn() {
  const t = useTranslate()
  const menu = useUserMenu()
  return (
    <MenuItem component={Link} onClick={menu?.onClose} to="/account">
      <ListItemIcon>
        <AccountIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t('account.title')}</ListItemText>
    </MenuItem>
  )
}

function ToTheShop() {
  const t = useTranslate()
  return (
    <MenuItem component="a" href="/">
      <ListItemIcon>
        <ShopIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t('shop')}</ListItemText>
    </MenuItem>
  )
}
