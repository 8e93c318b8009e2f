import { Button, Stack } from '@mui/material'
import { languageNames, languageTags, locales } from '@fitout/contract/locales.ts'
import { useLocaleState } from './i18n.ts'

export function LanguageChoice() {
  const [locale, setLocale] = useLocaleState()
  return (
    <Stack direction="row" sx={{ justifyContent: 'center' }}>
      {locales.map((one) => (
        <Button
          aria-current={one === locale}
          color={one === locale ? 'primary' : 'secondary'}
          key={one}
          lang={languageTags[one]}
          onClick={() => setLocale(one)}
          size="small"
        >
          {languageNames[one]}
        </Button>
      ))}
    </Stack>
  )
}
