import type { GeneralHolidays, Holiday } from '@fitout/contract/general-holidays.ts'
import type { Locale } from '@fitout/contract/locales.ts'

/** The mark of the Government's calendar for a day that is not gazetted yet. */
const unconfirmed = /^\[TBC\]\s*/

type CalendarDay = { day: string; title: string; isConfirmed: boolean }

/** The days of an iCalendar file; none if it is no such file. */
function daysIn(calendar: string): CalendarDay[] {
  const lines = calendar.replaceAll(/\r?\n[ \t]/g, '')
  return [...lines.matchAll(/^BEGIN:VEVENT\r?$([^]*?)^END:VEVENT\r?$/gm)].flatMap(([, event = '']) => {
    const [, year, month, date] = /^DTSTART(?:;[^:\r\n]*)?:(\d{4})(\d\d)(\d\d)/m.exec(event) ?? []
    const [, summary = ''] = /^SUMMARY(?:;[^:\r\n]*)?:([^\r\n]*)/m.exec(event) ?? []
    const text = summary.replaceAll(/\\([\\,;])/g, '$1').trim()
    if (!year || text === '') return []
    const title = text.replace(unconfirmed, '')
    return [{ day: `${year}-${month}-${date}`, title, isConfirmed: title === text }]
  })
}

/** The Government has one file for each language, and none states its language. */
function languageOf(days: CalendarDay[]): Locale {
  const text = days.map(({ title }) => title).join('')
  if (!/\p{Script=Han}/u.test(text)) return 'en'
  return /[农节国复稣劳诞圣纪]/.test(text) ? 'cn' : 'zh'
}

/**
 * The holidays, with the years in some iCalendar files replaced by theirs; a known day keeps its texts in languages that no
 * file has. Undefined if the files contain no days.
 */
export function withCalendars(before: GeneralHolidays, calendars: string[]): GeneralHolidays | undefined {
  const known = new Map(before.years.flatMap(({ holidays }) => holidays.map(({ day, title }) => [day, title])))
  const found = new Map<string, Holiday>()
  const doubtful = new Set<string>()
  for (const days of calendars.map(daysIn)) {
    const locale = languageOf(days)
    for (const { day, title, isConfirmed } of days) {
      const words = found.get(day)?.title ?? known.get(day)
      found.set(day, { day, title: { ...words, [locale]: title } })
      if (!isConfirmed) doubtful.add(day.slice(0, 4))
    }
  }
  if (found.size === 0) return undefined
  const loaded = Map.groupBy(found.values(), ({ day }) => Number(day.slice(0, 4)))
  const kept = before.years.filter(({ year }) => !loaded.has(year))
  const years = [...loaded].map(([year, days]) => ({
    year,
    is_gazetted: !doubtful.has(String(year)),
    holidays: days.toSorted((one, other) => one.day.localeCompare(other.day)),
  }))
  return { years: [...kept, ...years].toSorted((one, other) => one.year - other.year) }
}
