import { isLocale, type Locale } from '@fitout/contract/locales.ts'

/** Dotted paths of texts by the language that lacks them, in reading order. */
export type Missing = ReadonlyMap<Locale, readonly string[]>

/** The dotted paths of the texts that are written in some language but not in this one, by language, in reading order. */
export function missingTranslations(written: unknown, languages: readonly Locale[]): Missing {
  const texts = textsIn(written, '')
  const lacking = (locale: Locale) => texts.filter(({ words }) => !words.has(locale)).map(({ path }) => path)
  return new Map(languages.map((locale) => [locale, lacking(locale)] as const).filter(([, paths]) => paths.length > 0))
}

/** Every text, with the languages that it is written in. */
function textsIn(value: unknown, path: string): { path: string; words: Set<string> }[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value) as [string, unknown][]
  if (entries.length > 0 && entries.every(([name, text]) => isLocale(name) && typeof text === 'string')) {
    const words = new Set(entries.filter(([, text]) => String(text).trim() !== '').map(([name]) => name))
    return words.size > 0 ? [{ path, words }] : []
  }
  return entries.flatMap(([name, one]) => textsIn(one, path === '' ? name : `${path}.${name}`))
}
