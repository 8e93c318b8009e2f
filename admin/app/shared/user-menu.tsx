import AccountIcon from '@mui/icons-material/PersonOutlined'
import HandbookIcon from '@mui/icons-material/MenuBookOutlined'
import PersonIcon from '@mui/icons-material/AccountCircleOutlined'
import ShopIcon from '@mui/icons-material/StorefrontOutlined'
import SignOutIcon from '@mui/icons-material/PowerSettingsNewOutlined'
import { Box, Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslate } from './i18n.ts'
import { useLookChoices } from './look-choice.tsx'
import { useOneself, useSignOut } from './session.ts'
import { forgetUnsaved, hasUnsaved } from './unsaved.ts'
import { UnsavedQuestion } from './unsaved-question.tsx'

/** Own credentials, a link to the shop, and sign-out. */
export function UserMenu() {
  const t = useTranslate()
  const name = useOneself()?.name || t('kit.auth.user_menu')
  const signOut = useSignOut()
  const [isAsking, setAsking] = useState(false)
  const looks = useLookChoices()
  const { pathname } = useLocation()
  const [button, setButton] = useState<HTMLElement | null>(null)
  const close = () => setButton(null)
  const askOrSignOut = () => {
    close()
    if (hasUnsaved()) setAsking(true)
    else void signOut()
  }
  return (
    <>
      <Button
        aria-haspopup
        aria-label={name}
        color="inherit"
        onClick={(event) => setButton(event.currentTarget)}
        startIcon={<PersonIcon />}
        sx={{ minWidth: 0, flexShrink: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {name}
        </Box>
      </Button>
      <Menu anchorEl={button} onClose={close} open={button !== null}>
        <MenuItem component={Link} onClick={close} to="/account">
          <ListItemIcon>
            <AccountIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('account.title')}</ListItemText>
        </MenuItem>
        <MenuItem component={Link} onClick={close} to={`/handbook?of=${pathname}`}>
          <ListItemIcon>
            <HandbookIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('handbook.helpOf')}</ListItemText>
        </MenuItem>
        <MenuItem component="a" href="/">
          <ListItemIcon>
            <ShopIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('shop')}</ListItemText>
        </MenuItem>
        {looks}
        <MenuItem divider={false} onClick={askOrSignOut} sx={{ borderTop: 1, borderColor: 'divider', mt: 1 }}>
          <ListItemIcon>
            <SignOutIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('kit.auth.logout')}</ListItemText>
        </MenuItem>
      </Menu>
      {isAsking && (
        <UnsavedQuestion
          isOpen
          onLeave={() => {
            forgetUnsaved()
            void signOut()
          }}
          onStay={() => setAsking(false)}
        />
      )}
    </>
  )
}
