import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'

/** The paths of a page in the languages it is written in. */
export type AlternatePaths = Partial<Record<Locale, string>>

/** For loaders of pages with a slug, or missing in some languages; other pages have the same path in each. */
export function alternatePaths(title: Words, pathIn: (locale: Locale) => string): AlternatePaths {
  const written = locales.filter((locale) => title[locale])
  return Object.fromEntries(written.map((locale) => [locale, pathIn(locale)]))
}
