import { inLocale, type Locale, locales, type Words } from '@fitout/contract/locales.ts'

/** The same data with each text in one language. */
export type Spoken<T> = T extends readonly (infer Item)[]
  ? Spoken<Item>[]
  : T extends object
    ? 'zh' extends keyof T
      ? string
      : { [Key in keyof T]: Spoken<T[Key]> }
    : T

/** Leaves the other languages on the server: a page carries each text once. */
export function spoken<T>(value: T, locale: Locale): Spoken<T> {
  return speak(value, locale) as Spoken<T>
}

function speak(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => speak(item, locale))
  if (typeof value !== 'object' || value === null) return value
  if (isWords(value)) return inLocale(value, locale)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, speak(part, locale)]))
}

function isWords(value: object): value is Words {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => (locales as readonly string[]).includes(key))
}
