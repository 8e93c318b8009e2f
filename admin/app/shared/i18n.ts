import { isLocale, languageTags, type Locale, matchLanguage } from '@fitout/contract/locales.ts'
import { useSyncExternalStore } from 'react'
import { notify } from './notices.ts'
import { type TranslateFunction, translatorOf, untranslated } from './translator.ts'

export type { TranslateFunction }

const storeKey = 'fitout.locale'
const words = {
  zh: () => import('./words/zh.ts'),
  cn: () => import('./words/cn.ts'),
  en: () => import('./words/en.ts'),
} as const

const translators = new Map<Locale, TranslateFunction>()
const listeners = new Set<() => void>()
let current: Locale = storedLocale() ?? matchLanguage(navigator.languages.join(',')) ?? 'zh'

/** The language of the screens, in which the API answers too. */
export function currentLocale(): Locale {
  return current
}

/** Switches the language once its messages are loaded. Rejects if they cannot be. */
export async function speak(locale: Locale): Promise<void> {
  if (!translators.has(locale))
    translators.set(locale, translatorOf(languageTags[locale], (await words[locale]()).files))
  current = locale
  document.documentElement.lang = languageTags[locale]
  store(locale)
  for (const listener of listeners) listener()
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
  return translators.get(useLocale()) ?? untranslated
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
