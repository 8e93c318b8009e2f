import type { Locale, Words } from '@fitout/contract/locales.ts'

const collators: Record<Locale, Intl.Collator> = {
  zh: new Intl.Collator('zh-Hant-u-co-stroke-kn'),
  cn: new Intl.Collator('zh-Hans-u-co-pinyin-kn'),
  en: new Intl.Collator('en-u-kn'),
}

export function textIn(words: Words, locale: Locale): string {
  return words[locale] || words.zh || words.en || ''
}

/** Compares in dictionary order of the language: strokes, pinyin or alphabet. */
export function compareTexts(a: string, b: string, locale: Locale): number {
  return collators[locale].compare(a, b)
}

export function compareWords(a: Words, b: Words, locale: Locale): number {
  return compareTexts(textIn(a, locale), textIn(b, locale), locale)
}
