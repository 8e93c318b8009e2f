import { isLocale, languageTags, type Locale, locales, matchLanguage } from '@fitout/contract/locales.ts'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { notify } from './notices.ts'
import { type TranslateFunction, type Translator, translatorOf, untranslated } from './translator.ts'

export type { TranslateFunction }

const storeKey = 'fitout.locale'
const startWords = {
  zh: () => import('virtual:words/zh/start'),
  cn: () => import('virtual:words/cn/start'),
  en: () => import('virtual:words/en/start'),
} as const
const otherWords = {
  zh: () => import('virtual:words/zh/rest'),
  cn: () => import('virtual:words/cn/rest'),
  en: () => import('virtual:words/en/rest'),
} as const

const translators = new Map<Locale, Translator>()
const complete = new Set<Locale>()
/** Set once anything but the first screen may be shown. */
let needsAll = false
const listeners = new Set<() => void>()
let current: Locale = storedLocale() ?? matchLanguage(navigator.languages.join(',')) ?? 'zh'

/** The language of the screens, in which the API answers too. */
export function currentLocale(): Locale {
  return current
}

/** Switches the language once its messages are loaded. Rejects if they cannot be. */
export async function speak(locale: Locale): Promise<void> {
  await translatorFor(locale)
  if (needsAll) await completeWords(locale)
  current = locale
  document.documentElement.lang = languageTags[locale]
  store(locale)
  for (const listener of listeners) listener()
}

/** Loads something beyond the first screen, and the messages for it beside it. */
export async function withAllWords<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([load(), allWords()])
  return loaded
}

/** Loads the messages that the first screen does not show. */
export async function allWords(): Promise<void> {
  needsAll = true
  await completeWords(current)
}

async function completeWords(locale: Locale): Promise<void> {
  if (complete.has(locale)) return
  // The router opens the screen of the address while the page itself still starts.
  const [translator, { words }] = await Promise.all([translatorFor(locale), otherWords[locale]()])
  translator.learn(words)
  complete.add(locale)
}

async function translatorFor(locale: Locale): Promise<Translator> {
  const { words } = await startWords[locale]()
  const translator = translators.get(locale) ?? translatorOf(languageTags[locale], words)
  translators.set(locale, translator)
  return translator
}

export function useLocale(): Locale {
  return useSyncExternalStore(subscribe, currentLocale)
}

export function useLocaleState(): [Locale, (locale: Locale) => void] {
  return [
    useLocale(),
    (locale) => void speak(locale).catch(() => notify('kit.notification.http_error', { type: 'error' })),
  ]
}

export function useTranslate(): TranslateFunction {
  return translators.get(useLocale())?.translate ?? untranslated
}

/** Translations into each language, that of the screens first; the others know only the messages of the first screen. */
export function useTranslations(): readonly TranslateFunction[] {
  const t = useTranslate()
  const locale = useLocale()
  const [others, setOthers] = useState<readonly TranslateFunction[]>([])
  useEffect(() => {
    const load = async () => {
      const all = await Promise.all(locales.filter((one) => one !== locale).map(translatorFor))
      setOthers(all.map(({ translate }) => translate))
    }
    // Without them the search knows the language of the screens.
    load().catch(() => undefined)
  }, [locale])
  return useMemo(() => [t, ...others], [t, others])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function storedLocale(): Locale | undefined {
  try {
    const stored = localStorage.getItem(storeKey)
    return stored !== null && isLocale(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** Without storage the choice lasts until the page is closed. */
function store(locale: Locale): void {
  try {
    localStorage.setItem(storeKey, locale)
  } catch {}
}
