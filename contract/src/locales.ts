/** The shop's language codes are route and data keys only; what leaves in HTML and headers is the BCP 47 tag. */
export const locales = ['zh', 'cn', 'en'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'zh'

export const languageTags = { zh: 'zh-Hant-HK', cn: 'zh-Hans', en: 'en-HK' } as const satisfies Record<Locale, string>
export type LanguageTag = (typeof languageTags)[Locale]

/** For search engines; English is for readers of any country. */
export const hreflangs = { zh: 'zh-Hant-HK', cn: 'zh-Hans', en: 'en' } as const satisfies Record<Locale, string>

/** Each language named in itself, as a language picker shows it. */
export const languageNames = { zh: '繁體中文', cn: '简体中文', en: 'English' } as const satisfies Record<Locale, string>

/** The same where there is room for a sign only. */
export const languageSigns = { zh: '繁', cn: '简', en: 'EN' } as const satisfies Record<Locale, string>

export const languageCookie = { name: 'store_i18n', maxAgeSeconds: 365 * 24 * 60 * 60, path: '/' } as const

/** One text in the languages that were written for it. */
export type Words = Partial<Record<Locale, string>>

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value)
}

const byUse = ['zh', 'en', 'cn'] as const

/** What of a page in several languages is for readers of any other: the studio's own, else what most of its readers read. */
export function forOthers<One>(pages: Partial<Record<Locale, One>>, languages: readonly Locale[]): One | undefined {
  const [own] = languages
  return (own && pages[own]) ?? byUse.map((one) => (languages.includes(one) ? pages[one] : undefined)).find(Boolean)
}

/** The shop's one fallback rule: the language asked for, then Traditional Chinese, then English. */
function languageOf(text: Words | null | undefined, locale: Locale): Locale | undefined {
  if (!text) return undefined
  return text[locale] ? locale : byUse.find((one) => text[one])
}

export function inLocale(text: Words | null | undefined, locale: Locale): string {
  const language = languageOf(text, locale)
  return (language && text?.[language]) ?? ''
}

/** The `lang` of a text that falls back to another language; undefined if it is in the reader's own. */
export function langOf(text: Words | null | undefined, locale: Locale): LanguageTag | undefined {
  const language = languageOf(text, locale)
  return language === undefined || language === locale ? undefined : languageTags[language]
}

/** The best of our languages for an `Accept-Language` header; undefined if it names none of them. */
export function matchLanguage(header: string | null | undefined): Locale | undefined {
  if (!header) return undefined
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters
        .map((parameter) => /^\s*q=(.*)$/.exec(parameter)?.[1])
        .find((value) => value !== undefined)
      const quality = weight === undefined ? 1 : Number(weight)
      return { tag, quality: Number.isFinite(quality) ? quality : 0, position }
    })
    .filter((wish) => wish.quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.position - b.position)
  for (const { tag } of wishes) {
    if (/^en\b/.test(tag)) return 'en'
    if (/^zh\b/.test(tag)) return /^zh-(hans|cn|sg|my)\b/.test(tag) ? 'cn' : 'zh'
    if (/^yue\b/.test(tag)) return 'zh'
  }
  return undefined
}
