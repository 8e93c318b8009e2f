export const languages = ['zh', 'cn', 'en'] as const
export type Language = (typeof languages)[number]

export const languageNames = { zh: '繁體中文', cn: '简体中文', en: 'English' } as const satisfies Record<
  Language,
  string
>

export const tags = { zh: 'zh-Hant-HK', cn: 'zh-Hans', en: 'en-HK' } as const
const folder = /^\/(cn|en)\//.exec(location.pathname)?.[1]

export const language: Language = languages.find((one) => one === folder) ?? 'zh'
document.documentElement.lang = tags[language]

export function addressIn(other: Language): string {
  return other === 'zh' ? '/_gallery' : `/${other}/_gallery`
}

/** The texts of the page's language; a text in one language is required in all three. */
export function inLanguage<Words>(words: Record<Language, Words>): Words {
  return words[language]
}
