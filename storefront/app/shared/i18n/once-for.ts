import type { Locale } from '@fitout/contract/locales.ts'

/** Memoises a value derived from an object and a language, for the lifetime of the object. */
export function onceFor<K extends object, V>(make: (from: K, locale: Locale) => V): (from: K, locale: Locale) => V {
  const made = new WeakMap<K, Map<Locale, V>>()
  return (from, locale) => {
    const ready = made.get(from) ?? new Map<Locale, V>()
    made.set(from, ready)
    if (!ready.has(locale)) ready.set(locale, make(from, locale))
    return ready.get(locale) as V
  }
}

/** Memoises a value derived from two objects, for the lifetime of both. */
export function onceForBoth<A extends object, B extends object, V>(make: (a: A, b: B) => V): (a: A, b: B) => V {
  const made = new WeakMap<A, WeakMap<B, V>>()
  return (a, b) => {
    const ready = made.get(a) ?? new WeakMap<B, V>()
    made.set(a, ready)
    const known = ready.get(b)
    if (known !== undefined) return known
    const value = make(a, b)
    ready.set(b, value)
    return value
  }
}
