import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from './staff-call.ts'

/** The languages that the studio writes, its own first; all of them until that is known. */
export function useShopLanguages(): readonly Locale[] {
  const { data } = useQuery({
    queryKey: ['shop languages'],
    queryFn: async () => (await staffCall(latestConfiguration)).data['shop-constants'].languages,
    staleTime: 60_000,
  })
  return data ?? locales
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
