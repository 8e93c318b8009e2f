import type { Locale } from '@fitout/contract/locales.ts'
import { Box, TextField } from '@mui/material'
import { useTranslate } from './i18n.ts'
import { LanguageField } from './language-field.tsx'

type Named = { name: string; language: Locale }
type NameAndLanguageProps = Named & {
  label: string
  languageLabel?: string
  onChange: (change: Partial<Named>) => void
}

/** A customer's name, and the language in which they are written to. */
export function NameAndLanguage({ name, language, label, languageLabel, onChange }: NameAndLanguageProps) {
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
      <LanguageField
        label={languageLabel ?? t('orderDesk.language')}
        onChange={(changed) => onChange({ language: changed })}
        value={language}
      />
    </Box>
  )
}
