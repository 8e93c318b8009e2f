import { isLocale, languageNames, languageTags, type Locale, locales, matchLanguage } from '@fitout/contract/locales.ts'
import { backOffice as cn } from '@fitout/contract/messages/cn/staff/back-office.ts'
import { backOffice as en } from '@fitout/contract/messages/en/staff/back-office.ts'
import { backOffice as zh } from '@fitout/contract/messages/zh/staff/back-office.ts'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import { mergeTranslations, type TranslationMessages } from 'react-admin'

// Every file of words for staff is found here; each adds its keys to one tree.
const files = import.meta.glob<Record<string, TranslationMessages>>(
  '../../../contract/src/messages/{zh,cn,en}/staff/*.ts',
  { eager: true },
)

// Where react-admin keeps the choice.
const storeKey = 'RaStore.locale'

let current: Locale = storedLocale() ?? matchLanguage(navigator.languages.join(',')) ?? 'zh'

/** The language of the screens, in which the API answers too. */
export function currentLocale(): Locale {
  return current
}

export function title(): string {
  return { zh, cn, en }[current].title
}

function messagesIn(locale: Locale): TranslationMessages[] {
  return Object.entries(files)
    .filter(([path]) => path.includes(`/${locale}/staff/`))
    .flatMap(([, module]) => Object.values(module))
}

function messagesOf(locale: string) {
  current = isLocale(locale) ? locale : 'zh'
  document.documentElement.lang = languageTags[current]
  // react-admin has some hundred texts; those of parts that the back office does not use stay as they are.
  return mergeTranslations(english, ...messagesIn(current))
}

export const i18nProvider = polyglotI18nProvider(
  messagesOf,
  current,
  locales.map((locale) => ({ locale, name: languageNames[locale] })),
  { allowMissing: true },
)

function storedLocale(): Locale | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storeKey) ?? 'null')
    return isLocale(stored) ? stored : undefined
  } catch {
    return undefined
  }
}
