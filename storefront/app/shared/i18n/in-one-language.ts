import { inLocale, type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { type Langs, localised } from '@fitout/contract/localised.ts'
import { sameList } from '../page/same-list.ts'

/** The same data with each text in one language. */
export type InOneLanguage<T> = T extends readonly (infer Item)[]
  ? InOneLanguage<Item>[]
  : T extends object
    ? 'zh' extends keyof T
      ? string
      : { [Key in keyof T]: InOneLanguage<T[Key]> } & Langs<Extract<keyof T, string>>
    : T

/** Removes the other languages on the server, so that a page contains each text once. */
export function inOneLanguage<T>(value: T, locale: Locale): InOneLanguage<T> {
  return withOneLanguage(value, locale) as InOneLanguage<T>
}

function withOneLanguage(value: unknown, locale: Locale): unknown {
  if (isNumbers(value)) return sameList(value)
  if (Array.isArray(value)) return value.map((item) => withOneLanguage(item, locale))
  if (typeof value !== 'object' || value === null) return value
  if (isWords(value)) return inLocale(value, locale)
  const parts = Object.entries(value)
  const texts = Object.fromEntries(parts.filter((part): part is [string, Words] => isWords(part[1])))
  const rest = parts.filter(([key]) => !Object.hasOwn(texts, key))
  return {
    ...Object.fromEntries(rest.map(([key, part]) => [key, withOneLanguage(part, locale)])),
    ...localised(texts, locale),
  }
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'number')
}

/** An empty object `{}` counts as a text without any language. */
function isWords(value: unknown): value is Words {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.keys(value).every((key) => (locales as readonly string[]).includes(key))
}
