import { languageNames, languageTags, type Locale } from '@fitout/contract/locales.ts'

/** A language by the name it gives itself, spoken as such. */
export function LanguageName({ locale }: { locale: Locale }) {
  return <span lang={languageTags[locale]}>{languageNames[locale]}</span>
}
