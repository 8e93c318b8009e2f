import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { draftSimplifiedText } from '../simplified-drafts/simplified-drafts-service.ts'
import type { Fault } from './import-outcome.ts'
import { inEach } from './product-file-versions.ts'
import type { FileRow, ProductFile } from './read-product-file.ts'

/** The languages that the studio writes, its own first. */
type Studio = { languages: readonly Locale[] }

export function languagesIn({ columns }: ProductFile, name: string): Locale[] {
  return locales.filter((locale) => columns.has(`${name}_${locale}`))
}

export function wordsIn(
  file: ProductFile,
  { languages }: Studio,
  { values }: FileRow,
  name: string,
  before: Words,
): Record<Locale, string> {
  const columns = languagesIn(file, name)
  const given = columns.map((locale) => [locale, (values[`${name}_${locale}`] as string) ?? ''])
  const words: Record<Locale, string> = { ...inEach(before), ...Object.fromEntries(given) }
  // The studio's own language is the fallback for languages that it does not write.
  const [own = 'zh'] = languages
  const unwritten = columns.includes(own) ? locales.filter((one) => ![...languages, ...columns].includes(one)) : []
  return { ...words, ...Object.fromEntries(unwritten.map((locale) => [locale, words[own]])) }
}

/** A title in one language is enough; the studio's own is asked for where there is none, or where it was emptied. */
export function requireWritten(
  name: string,
  title: { before: Words | undefined; after: Words },
  { languages: [own = 'zh'] }: Studio,
  { cells }: FileRow,
  fault: (column: string, code: Fault['code']) => void,
): void {
  const isGiven = (locale: Locale) => title.after[locale] || cells[`${name}_${locale}`] !== undefined
  const isEmptied = title.before?.[own] && !isGiven(own)
  if (isEmptied || !locales.some(isGiven)) fault(`${name}_${own}`, 'required')
}

/** Drafts Simplified Chinese that a file leaves empty from the Traditional. */
export function draft(words: Words): boolean {
  if (words.cn || !words.zh) return false
  words.cn = draftSimplifiedText(words.zh)
  return true
}
