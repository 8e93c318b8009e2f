import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, isLocale, languageNames, type Locale, type Words } from '@fitout/contract/locales.ts'

/** The identifying text of a list entry. */
export function nameOfItem(item: unknown, locale: Locale): string {
  if (typeof item === 'string') return isLocale(item) ? languageNames[item] : item
  if (Array.isArray(item)) return item.map((one) => nameOfItem(one, locale)).join(' · ')
  if (typeof item !== 'object' || item === null) return ''
  if ('year' in item) return String(item.year)
  if ('title' in item) {
    const title = inLocale(item.title as Words, locale)
    return 'day' in item ? `${showDay(String(item.day))} · ${title}` : title
  }
  for (const name of ['role', 'name', 'caption', 'slug', 'key', 'zh']) {
    const value = (item as Record<string, unknown>)[name]
    if (name === 'zh') return inLocale(item as Words, locale)
    if (typeof value === 'string') return value
    const words = typeof value === 'object' && value !== null ? inLocale(value as Words, locale) : ''
    if (words) return words
  }
  // One without a caption is known by what its picture shows.
  const { picture } = item as { picture?: unknown }
  return typeof picture === 'object' && picture !== null && 'alt' in picture
    ? inLocale(picture.alt as Words, locale)
    : ''
}
