export type QuietHours = { days: readonly number[]; from_minute: number; to_minute: number }

// Hong Kong is eight hours ahead of UTC all year.
const aheadMilliseconds = 8 * 3_600_000
const minuteMilliseconds = 60_000
const dayMinutes = 24 * 60
const weekDays = 7

const inHongKong = (moment: Date) => new Date(moment.getTime() + aheadMilliseconds)
const minuteOf = (moment: Date) => inHongKong(moment).getUTCHours() * 60 + inHongKong(moment).getUTCMinutes()

/** Whether it is within quiet hours. A night past midnight belongs to the day on which it begins. */
export function isQuiet(hours: QuietHours | undefined, now: Date): boolean {
  if (!hours) return false
  const { days, from_minute: from, to_minute: to } = hours
  const weekday = inHongKong(now).getUTCDay()
  const at = minuteOf(now)
  const began = days.includes(weekday) && at >= from && (from >= to || at < to)
  const lasts = from >= to && days.includes((weekday + 6) % weekDays) && at < to
  return began || lasts
}

/** Until the quiet hours end; 0 outside them. Hours without an end count as a week. */
export function quietSeconds(hours: QuietHours | undefined, now: Date): number {
  if (!hours || !isQuiet(hours, now)) return 0
  // They end at the same minute of a day, unless those of the next day have begun by then.
  const first = (hours.to_minute - minuteOf(now) + dayMinutes) % dayMinutes || dayMinutes
  const ends = Array.from({ length: weekDays }, (_, days) => first + days * dayMinutes)
  const isOver = (minutes: number) => !isQuiet(hours, new Date(now.getTime() + minutes * minuteMilliseconds))
  return (ends.find(isOver) ?? weekDays * dayMinutes) * 60
}
