import { Box, TextField } from '@mui/material'
import { languageNames, languageTags, type Locale, locales, type Words } from '@fitout/contract/locales.ts'

export type InEachLanguage = Record<Locale, string>

export const inEachLanguage = (words?: Words): InEachLanguage => ({
  zh: words?.zh ?? '',
  cn: words?.cn ?? '',
  en: words?.en ?? '',
})

type WordsFieldsProps = {
  label: string
  value: InEachLanguage
  onChange: (value: InEachLanguage) => void
  isDisabled?: boolean
  isRequired?: boolean
  isLong?: boolean
}

/** One text side by side in three languages. */
export function WordsFields({ label, value, onChange, isDisabled, isRequired, isLong }: WordsFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
      {locales.map((locale) => (
        <TextField
          disabled={isDisabled ?? false}
          key={locale}
          label={`${label} · ${languageNames[locale]}`}
          minRows={isLong ? 3 : 1}
          multiline={isLong ?? false}
          onChange={({ target }) => onChange({ ...value, [locale]: target.value })}
          required={isRequired ?? false}
          slotProps={{ htmlInput: { lang: languageTags[locale] } }}
          value={value[locale]}
        />
      ))}
    </Box>
  )
}
