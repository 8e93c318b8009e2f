import { hongKongDay, hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { languageTags, type Locale } from '@fitout/contract/locales.ts'

/** Formats an ISO 8601 instant as `DD/MM/YYYY HH:mm` in Hong Kong time. */
export function showInstant(instant: string): string {
  return hongKongTime(new Date(instant))
}

/** Formats an ISO date or instant as `DD/MM/YYYY`. */
export function showDate(date: string): string {
  return date.length === 10 ? date.split('-').toReversed().join('/') : showInstant(date).slice(0, 10)
}

const writers: Partial<Record<Locale, Intl.DateTimeFormat>> = {}

/** Formats the day of an instant in Hong Kong time with the month in words: 20 October 2026, 2026年10月20日. */
export function writeDate(instant: string, locale: Locale): string {
  // Creating a formatter takes as long as rendering a card.
  writers[locale] ??= new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'Asia/Hong_Kong' })
  return writers[locale].format(new Date(instant))
}

/** The same with the time: 20 October 2026 01:00. */
export function writeInstant(instant: string, locale: Locale): string {
  return `${writeDate(instant, locale)} ${showInstant(instant).slice(-5)}`
}

export function currentYear(): number {
  return Number(hongKongDay(new Date()).slice(0, 4))
}
