import { languageTags, type Locale } from '@fitout/contract/locales.ts'
import { ComboboxField } from '@fitout/ui/combobox-field.tsx'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { countryCodes } from './country-codes.ts'

type Props = { value: string; onChange: (code: string) => void; error?: string }

/** Countries are found by their name in the language of the page and in English. */
export function CountryField({ value, onChange, error }: Props) {
  const t = useTranslations('profiles')
  const forms = useTranslations('accountForms')
  const locale = useLocale()
  const choices = useMemo(() => {
    const [own, english] = [namesIn(locale), namesIn('en')]
    return countryCodes.map((code) => ({ value: code, title: own(code), alias: `${english(code)} ${code}` }))
  }, [locale])
  const words = {
    placeholder: t('countryWords.placeholder'),
    empty: t('countryWords.empty'),
    clear: t('countryWords.clear'),
    open: t('countryWords.open'),
  }
  return (
    <ComboboxField
      label={t('country')}
      optional={forms('optional')}
      name="country"
      choices={choices}
      value={value}
      onChange={onChange}
      words={words}
      error={error}
    />
  )
}

function namesIn(locale: Locale): (code: string) => string {
  const names = new Intl.DisplayNames([languageTags[locale]], { type: 'region', style: 'short' })
  return (code) => names.of(code) ?? code
}
