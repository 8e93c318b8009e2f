import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { useShopConstants } from './use-shop-constants.ts'

/** The languages that the studio writes, its own first; all of them until that is known. */
export function useShopLanguages(): readonly Locale[] {
  return useShopConstants()?.languages ?? locales
}

/**
 * A text written in one language. What the studio writes in its own stands for the languages that it does not write as
 * well: a text is published whole, and a language added later begins with what there is.
 */
export function writeIn<Text extends Words>(text: Text, locale: Locale, written: string, languages: readonly Locale[]) {
  const unwritten = locale === languages[0] ? locales.filter((one) => !languages.includes(one)) : []
  return { ...text, ...Object.fromEntries([locale, ...unwritten].map((one) => [one, written])) }
}

/** As columns beside each other, in the order in which the back office shows languages. */
export const inColumns = (languages: readonly Locale[]) => ({
  shown: locales.filter((one) => languages.includes(one)),
  gridTemplateColumns: `repeat(${languages.length}, 1fr)`,
})
