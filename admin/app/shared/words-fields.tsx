import { Box, TextField } from '@mui/material'
import { languageNames, languageTags, type Locale, type Words } from '@fitout/contract/locales.ts'
import { useTranslate } from './i18n.ts'
import { inColumns, useShopLanguages, writeIn } from './shop-languages.ts'

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
  /** The studio's own language is enough to begin with. */
  isOwnEnough?: boolean
  /** Empty Simplified Chinese is drafted from Traditional. */
  isDrafted?: boolean
  isLong?: boolean
  /** One line that wraps, such as a description of a picture. */
  isWrapped?: boolean
  hint?: string
  /** What stands below the field in a language, and in it while it is empty. */
  besideIn?: (locale: Locale) => { hint: string; placeholder: string }
}

/** A text in the studio's languages, side by side if there is room. */
export function WordsFields({ label, value, onChange, most, isDisabled = false, ...kind }: WordsFieldsProps) {
  const t = useTranslate()
  const languages = useShopLanguages()
  const { shown, gridTemplateColumns } = inColumns(languages)
  const {
    isRequired = false,
    isOwnEnough = false,
    isDrafted = false,
    isLong = false,
    isWrapped = false,
    hint,
    besideIn,
  } = kind
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={{ display: 'grid', columnGap: 2, '@container (min-width: 45rem)': { gridTemplateColumns } }}>
        {shown.map((locale) => {
          const isLater = isOwnEnough && locale !== languages[0]
          const beside = besideIn?.(locale)
          const later = isLater ? t('products.mayFollow') : (beside?.hint ?? hint)
          const mayBeDrafted = isDrafted && locale === 'cn' && languages[0] !== 'cn'
          return (
            <TextField
              disabled={isDisabled}
              helperText={mayBeDrafted ? t('products.mayBeDrafted') : later}
              key={locale}
              label={`${label} · ${languageNames[locale]}`}
              minRows={isLong ? 3 : 1}
              multiline={isLong || isWrapped}
              onChange={({ target }) => {
                const written = isWrapped ? target.value.replaceAll('\n', ' ') : target.value
                onChange(writeIn(value, locale, written, languages))
              }}
              required={isRequired && !mayBeDrafted && !isLater}
              slotProps={{
                htmlInput: { lang: languageTags[locale], maxLength: most, placeholder: beside?.placeholder },
                ...(beside?.placeholder && { inputLabel: { shrink: true } }),
              }}
              value={value[locale]}
            />
          )
        })}
      </Box>
    </Box>
  )
}
