import { hongKongDay, hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { languageTags, type Locale } from '@fitout/contract/locales.ts'

/** `DD/MM/YYYY HH:mm` in Hong Kong, from an ISO 8601 instant. */
export function showInstant(instant: string): string {
  return hongKongTime(new Date(instant))
}

/** `DD/MM/YYYY`, from an ISO date or instant. */
export function showDate(date: string): string {
  return date.length === 10 ? date.split('-').toReversed().join('/') : showInstant(date).slice(0, 10)
}

const writers: Partial<Record<Locale, Intl.DateTimeFormat>> = {}

/** An instant's day in Hong Kong with the month in words: 20 October 2026, 2026年10月20日. */
export function writeDate(instant: string, locale: Locale): string {
  // To make one takes as long as to render a card.
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
