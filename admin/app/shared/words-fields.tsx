import { Box, TextField } from '@mui/material'
import { languageNames, languageTags, type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { useTranslate } from './i18n.ts'

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
  most?: number
  isDisabled?: boolean
  isRequired?: boolean
  /** Simplified that is left empty is drafted from Traditional. */
  isDrafted?: boolean
  isLong?: boolean
  hint?: string
}

/** One text in three languages, side by side where there is room. */
export function WordsFields({ label, value, onChange, most, isDisabled = false, ...kind }: WordsFieldsProps) {
  const t = useTranslate()
  const { isRequired = false, isDrafted = false, isLong = false, hint } = kind
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{ display: 'grid', columnGap: 2, '@container (min-width: 45rem)': { gridTemplateColumns: '1fr 1fr 1fr' } }}
      >
        {locales.map((locale) => {
          const mayBeEmpty = isDrafted && locale === 'cn'
          return (
            <TextField
              disabled={isDisabled}
              helperText={mayBeEmpty ? t('products.mayBeDrafted') : hint}
              key={locale}
              label={`${label} · ${languageNames[locale]}`}
              minRows={isLong ? 3 : 1}
              multiline={isLong}
              onChange={({ target }) => onChange({ ...value, [locale]: target.value })}
              required={isRequired && !mayBeEmpty}
              slotProps={{ htmlInput: { lang: languageTags[locale], maxLength: most } }}
              value={value[locale]}
            />
          )
        })}
      </Box>
    </Box>
  )
}
