import type { LanguageTag } from './locales.ts'

/** Formats a day with its weekday: `Tue, 24 Nov`, `11月24日（二）`. */
export function dayName(iso: string, languageTag: string): string {
  const date = new Date(`${iso}T00:00:00Z`)
  const written = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag, { timeZone: 'UTC', ...parts }).format(date)
  const day = { day: 'numeric', month: 'short' } as const
  // The default for Traditional Chinese would be 週二, as in Taipei.
  if (languageTag.startsWith('zh')) return `${written(day)}（${written({ weekday: 'narrow' })}）`
  return written({ ...day, weekday: 'short' })
}

/** A day of the week in a list of them: `Tue`, `星期二`, `周二`. */
export function weekdayName(date: Date, languageTag: LanguageTag): string {
  const isTraditional = languageTag.startsWith('zh-Hant')
  return new Intl.DateTimeFormat(languageTag, { timeZone: 'UTC', weekday: isTraditional ? 'long' : 'short' }).format(
    date,
  )
}
