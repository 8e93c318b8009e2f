/** Language codes as they appear in routes and data. HTML and headers use the BCP 47 tag instead. */
export const locales = ['zh', 'cn', 'en'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'zh'

export const languageTags = { zh: 'zh-Hant-HK', cn: 'zh-Hans', en: 'en-HK' } as const satisfies Record<Locale, string>
export type LanguageTag = (typeof languageTags)[Locale]

/** `hreflang` values for search engines. English serves readers in any country. */
export const hreflangs = { zh: 'zh-Hant-HK', cn: 'zh-Hans', en: 'en' } as const satisfies Record<Locale, string>

/** The name of each language in that language, for the language picker. */
export const languageNames = { zh: '繁體中文', cn: '简体中文', en: 'English' } as const satisfies Record<Locale, string>

/** The abbreviation of each language, where the name does not fit. */
export const languageSigns = { zh: '繁', cn: '简', en: 'EN' } as const satisfies Record<Locale, string>

export const languageCookie = { name: 'store_i18n', maxAgeSeconds: 365 * 24 * 60 * 60, path: '/' } as const

/** One text in the languages that it has been written in. */
export type Words = Partial<Record<Locale, string>>

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value)
}

const byUse = ['zh', 'en', 'cn'] as const

/** The `x-default` of a page: its version in the studio's main language, else in the language with the most readers. */
export function xDefaultOf<One>(pages: Partial<Record<Locale, One>>, languages: readonly Locale[]): One | undefined {
  const [own] = languages
  return (own && pages[own]) ?? byUse.map((one) => (languages.includes(one) ? pages[one] : undefined)).find(Boolean)
}

/** The one fallback rule of the shop: the requested language, then Traditional Chinese, then English. */
function languageOf(text: Words | null | undefined, locale: Locale): Locale | undefined {
  if (!text) return undefined
  return text[locale] ? locale : byUse.find((one) => text[one])
}

export function inLocale(text: Words | null | undefined, locale: Locale): string {
  const language = languageOf(text, locale)
  return (language && text?.[language]) ?? ''
}

/** The `lang` attribute of a text shown in a fallback language; undefined if it is in the reader's own. */
export function langOf(text: Words | null | undefined, locale: Locale): LanguageTag | undefined {
  const language = languageOf(text, locale)
  return language === undefined || language === locale ? undefined : languageTags[language]
}

/** The best supported language for an `Accept-Language` header; undefined if none matches. */
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
