import { isLocale, languageNames, type Locale, locales } from '@fitout/contract/locales.ts'
import { Box, MenuItem, TextField } from '@mui/material'
import { useTranslate } from './i18n.ts'

type Named = { name: string; language: Locale }
type NameAndLanguageProps = Named & { label: string; onChange: (change: Partial<Named>) => void }

/** A customer's name, and the language in which they are written to. */
export function NameAndLanguage({ name, language, label, onChange }: NameAndLanguageProps) {
  const t = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 12rem' } }}>
      <TextField
        label={label}
        onChange={({ target }) => onChange({ name: target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 100 } }}
        value={name}
      />
      <TextField
        label={t('orderDesk.language')}
        onChange={({ target }) => isLocale(target.value) && onChange({ language: target.value })}
        select
        value={language}
      >
        {locales.map((one) => (
          <MenuItem key={one} value={one}>
            {languageNames[one]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
