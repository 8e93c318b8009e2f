import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { useShopConstants } from './use-shop-constants.ts'

/** The languages that the studio writes, its main one first; all of them until known. */
export function useShopLanguages(): readonly Locale[] {
  return useShopConstants()?.languages ?? locales
}

/**
 * Updates a text in one language. Text in the main language is copied to the languages that the studio does not write,
 * since texts are published in all languages, and a language added later needs a start.
 */
export function writeIn<Text extends Words>(text: Text, locale: Locale, written: string, languages: readonly Locale[]) {
  const unwritten = locale === languages[0] ? locales.filter((one) => !languages.includes(one)) : []
  return { ...text, ...Object.fromEntries([locale, ...unwritten].map((one) => [one, written])) }
}

/** Side by side, in the order in which the back office shows languages. */
export const inColumns = (languages: readonly Locale[]) => ({
  shown: locales.filter((one) => languages.includes(one)),
  gridTemplateColumns: `repeat(${languages.length}, 1fr)`,
})
