import { isLocale, type Locale, locales, type Words } from '@fitout/contract/locales.ts'

/** A translation, with the text it was made from. */
export type TranslatedText = { locale: Locale; source: string; translation: string }
/** A translation that is older than its source. */
export type Outdated = TranslatedText & { since: string }
export type OutdatedTexts = Outdated[]

export type WrittenText = { place: string; words: Words }

/** Every localised text within some content, with its path: `blocks.0.title`. */
export function textsIn(value: unknown, place = ''): WrittenText[] {
  if (typeof value !== 'object' || value === null) return []
  if (isWords(value)) return [{ place, words: value }]
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, place === '' ? name : `${place}.${name}`))
}

function isWords(value: object): value is Words {
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([name, text]) => isLocale(name) && typeof text === 'string')
}

/** The language a text is translated from: Traditional Chinese, or English if that is missing. */
export function sourceOf(words: Words): Locale | undefined {
  return words.zh ? 'zh' : words.en ? 'en' : undefined
}

export function pairsIn(data: object): TranslatedText[] {
  return textsIn(data).flatMap(({ words }) => {
    const from = sourceOf(words)
    const source = from && words[from]
    if (!source) return []
    return locales.flatMap((locale) => {
      const translation = words[locale]
      return locale === from || !translation ? [] : [{ locale, source, translation }]
    })
  })
}

const keyOf = ({ locale, source, translation }: TranslatedText) => JSON.stringify([locale, source, translation])

export const isSameText = (one: TranslatedText, other: TranslatedText) => keyOf(one) === keyOf(other)

/**
 * The translations in `after` that are older than their source: the source has changed, or they were outdated
 * already. Moving a text does not make it outdated.
 */
export function outdatedAfter(before: object, after: object, already: Outdated[], now: Date): Outdated[] {
  const known = new Map(already.map((pair) => [keyOf(pair), pair]))
  const pairsBefore = pairsIn(before)
  const stood = new Set(pairsBefore.map(keyOf))
  const translated = new Set(pairsBefore.map(({ locale, translation }) => `${locale} ${translation}`))
  const found = new Map<string, Outdated>()
  for (const pair of pairsIn(after)) {
    const key = keyOf(pair)
    const was = known.get(key)
    if (was) found.set(key, was)
    else if (!stood.has(key) && translated.has(`${pair.locale} ${pair.translation}`)) {
      found.set(key, { ...pair, since: now.toISOString() })
    }
  }
  return [...found.values()]
}
