import { isLocale, languageNames, type Locale, locales } from '@fitout/contract/locales.ts'
import { MenuItem, TextField } from '@mui/material'

type LanguageFieldProps = { label: string; value: Locale; onChange: (language: Locale) => void }

/** One of the languages of customers. */
export function LanguageField({ label, value, onChange }: LanguageFieldProps) {
  return (
    <TextField
      label={label}
      onChange={({ target }) => isLocale(target.value) && onChange(target.value)}
      select
      value={value}
    >
      {locales.map((one) => (
        <MenuItem key={one} value={one}>
          {languageNames[one]}
        </MenuItem>
      ))}
    </TextField>
  )
}
