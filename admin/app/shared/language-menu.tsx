import LanguageIcon from '@mui/icons-material/TranslateOutlined'
import { Box, Button, Menu, MenuItem } from '@mui/material'
import { languageNames, languageTags, type Locale, locales } from '@fitout/contract/locales.ts'
import { chooseStaffLanguage } from '@fitout/contract/staff/session.ts'
import { useState } from 'react'
import { useLocaleState } from './i18n.ts'
import { staffCall } from './staff-call.ts'

/** The language of the screens, and of the mails that the user gets. */
export function LanguageMenu() {
  const [locale, setLocale] = useLocaleState()
  const [button, setButton] = useState<HTMLElement | null>(null)
  function choose(language: Locale) {
    setLocale(language)
    setButton(null)
    // Offline the screens change all the same; the next sign-in sends it to the server.
    void staffCall(chooseStaffLanguage, { body: { language } }).catch(() => undefined)
  }
  return (
    <>
      <Button
        aria-haspopup
        aria-label={languageNames[locale]}
        color="inherit"
        onClick={(event) => setButton(event.currentTarget)}
        startIcon={<LanguageIcon />}
        sx={{ minWidth: 0, flexShrink: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {languageNames[locale]}
        </Box>
      </Button>
      <Menu anchorEl={button} onClose={() => setButton(null)} open={button !== null}>
        {locales.map((one) => (
          <MenuItem key={one} lang={languageTags[one]} onClick={() => choose(one)} selected={one === locale}>
            {languageNames[one]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
