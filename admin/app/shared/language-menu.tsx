import LanguageIcon from '@mui/icons-material/TranslateOutlined'
import { Box, Button, Menu, MenuItem } from '@mui/material'
import { languageNames, languageTags, locales } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { useLocaleState } from './i18n.ts'

export function LanguageMenu() {
  const [locale, setLocale] = useLocaleState()
  const [button, setButton] = useState<HTMLElement | null>(null)
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
          <MenuItem
            key={one}
            lang={languageTags[one]}
            onClick={() => {
              setLocale(one)
              setButton(null)
            }}
            selected={one === locale}
          >
            {languageNames[one]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
