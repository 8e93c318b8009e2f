export type CourierFacts = { key: string; title: string; minDays: number; maxDays: number }

const day = 24 * 60 * 60 * 1000

/** From when to when a courier brings what is ordered at a moment, as days of Hong Kong in words. */
export function deliveryDates(now: Date, leadTimeDays: number, courier: CourierFacts, languageTag: string): string {
  // The short form of Hong Kong Chinese is 4/12; its long form is the usual 12月4日.
  const month = languageTag.startsWith('zh') ? 'long' : 'short'
  const words = new Intl.DateTimeFormat(languageTag, { day: 'numeric', month, timeZone: 'Asia/Hong_Kong' })
  const after = (days: number) => new Date(now.getTime() + (leadTimeDays + days) * day)
  return words.formatRange(after(courier.minDays), after(courier.maxDays))
}
