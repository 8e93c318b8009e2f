import type { Locale } from '@fitout/contract/locales.ts'

/** Makes something of an object in a language once, for as long as the object lives. */
export function onceFor<K extends object, V>(make: (from: K, locale: Locale) => V): (from: K, locale: Locale) => V {
  const made = new WeakMap<K, Map<Locale, V>>()
  return (from, locale) => {
    const ready = made.get(from) ?? new Map<Locale, V>()
    made.set(from, ready)
    if (!ready.has(locale)) ready.set(locale, make(from, locale))
    return ready.get(locale) as V
  }
}
