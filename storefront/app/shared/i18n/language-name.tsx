import { languageNames, languageTags, type Locale } from '@fitout/contract/locales.ts'

/** The name of a language in that language, marked up as such. */
export function LanguageName({ locale }: { locale: Locale }) {
  return <span lang={languageTags[locale]}>{languageNames[locale]}</span>
}
