import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'

const sunday = 0

/** Dates are ISO; the first that can be booked is tomorrow in Hong Kong. */
export function firstBookableDay(now: Date): string {
  return hongKongDay(now, 1)
}

/** The next days from tomorrow on, without Sundays. */
export function nextWorkingDays(now: Date, count: number): string[] {
  const days: string[] = []
  for (let ahead = 1; days.length < count; ahead += 1) {
    const iso = hongKongDay(now, ahead)
    if (new Date(`${iso}T00:00:00Z`).getUTCDay() !== sunday) days.push(iso)
  }
  return days
}

/** A day as one writes it: `Tue, 24 Nov`, `11月24日（二）`. */
export function dayName(iso: string, languageTag: string): string {
  const date = new Date(`${iso}T00:00:00Z`)
  const written = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag, { timeZone: 'UTC', ...parts }).format(date)
  const day = { day: 'numeric', month: 'short' } as const
  // Left to itself, Traditional Chinese would say 週二 as in Taipei.
  if (languageTag.startsWith('zh')) return `${written(day)}（${written({ weekday: 'narrow' })}）`
  return written({ ...day, weekday: 'short' })
}
