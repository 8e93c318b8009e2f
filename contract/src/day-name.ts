import type { LanguageTag } from './locales.ts'

/** Formats a day with its weekday: `Tue, 24 Nov`, `11月24日（二）`. */
export function dayName(iso: string, languageTag: string): string {
  const day = { day: 'numeric', month: 'short' } as const
  // The default for Traditional Chinese would be 週二, as in Taipei.
  if (languageTag.startsWith('zh')) return `${written(iso, languageTag, day)}（${narrowWeekday(iso, languageTag)}）`
  return written(iso, languageTag, { ...day, weekday: 'short' })
}

/** The weekday of a day where there is little room: `Tue`, `二`. */
export function narrowWeekday(iso: string, languageTag: string): string {
  return written(iso, languageTag, { weekday: languageTag.startsWith('zh') ? 'narrow' : 'short' })
}

function written(iso: string, languageTag: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(languageTag, { timeZone: 'UTC', ...parts }).format(new Date(`${iso}T00:00:00Z`))
}

/** A day of the week in a list of them: `Tue`, `星期二`, `周二`. */
export function weekdayName(date: Date, languageTag: LanguageTag): string {
  const isTraditional = languageTag.startsWith('zh-Hant')
  return new Intl.DateTimeFormat(languageTag, { timeZone: 'UTC', weekday: isTraditional ? 'long' : 'short' }).format(
    date,
  )
}
