export type CourierFacts = {
  key: string
  title: string
  minDays: number
  maxDays: number
  /** Places where it takes longer or costs more. */
  remote: { title: string; extraDays: number }[]
}

const day = 24 * 60 * 60 * 1000

/** The delivery range of a courier for an order at a moment, as days in Hong Kong. */
export function deliveryDates(
  now: Date,
  leadTimeDays: number,
  courier: Pick<CourierFacts, 'minDays' | 'maxDays'>,
  languageTag: string,
): string {
  const words = new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'short', timeZone: 'Asia/Hong_Kong' })
  const after = (days: number) => new Date(now.getTime() + (leadTimeDays + days) * day)
  // Not `formatRange`: in Chinese it gives 4/12 instead of the usual 12月4日.
  return `${words.format(after(courier.minDays))} – ${words.format(after(courier.maxDays))}`
}
