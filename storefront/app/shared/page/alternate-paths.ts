import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'

/** The paths of a page in the languages in which it has been written. */
export type AlternatePaths = Partial<Record<Locale, string>>

/** For a loader whose page has a slug, or may be missing in a language; others are the same path in each. */
export function alternatePaths(title: Words, pathIn: (locale: Locale) => string): AlternatePaths {
  const written = locales.filter((locale) => title[locale])
  return Object.fromEntries(written.map((locale) => [locale, pathIn(locale)]))
}
