import { Box, TextField } from '@mui/material'
import { languageNames, languageTags, type Locale, type Words } from '@fitout/contract/locales.ts'
import { useLocale, useTranslate } from './i18n.ts'
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
  /** One language is enough, by default that of the screens: the reader gets it in place of their own. */
  isAnyEnough?: boolean
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
  const ofOffice = useLocale()
  const { shown, gridTemplateColumns } = inColumns(languages)
  const {
    isRequired = false,
    isOwnEnough = false,
    isAnyEnough = false,
    isDrafted = false,
    isLong = false,
    isWrapped = false,
    hint,
    besideIn,
  } = kind
  const main = isAnyEnough && shown.includes(ofOffice) ? ofOffice : languages[0]
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={{ display: 'grid', columnGap: 2, '@container (min-width: 45rem)': { gridTemplateColumns } }}>
        {shown.map((locale) => {
          const isLater = (isOwnEnough || isAnyEnough) && locale !== main
          const isInstead = isAnyEnough && shown.some((one) => one !== locale && value[one].trim() !== '')
          const beside = besideIn?.(locale)
          const later = isLater
            ? t(isAnyEnough ? 'customers.oneIsEnough' : 'products.mayFollow')
            : (beside?.hint ?? hint)
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
              required={isRequired && !mayBeDrafted && !isLater && !isInstead}
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
