import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'

export type QuietHours = { days: readonly number[]; from_minute: number; to_minute: number }

const hourInHongKong = 8
const hourMilliseconds = 3_600_000
const minuteMilliseconds = 60_000
const weekMinutes = 7 * 24 * 60

/** Whether it is within quiet hours. A night past midnight belongs to the day on which it begins. */
export function isQuiet(hours: QuietHours | undefined, now: Date): boolean {
  if (!hours) return false
  const { days, from_minute: from, to_minute: to } = hours
  // Hong Kong is eight hours ahead of UTC all year.
  const weekday = new Date(now.getTime() + hourInHongKong * hourMilliseconds).getUTCDay()
  const [hour = 0, minute = 0] = hongKongTime(now).slice(-5).split(':').map(Number)
  const at = hour * 60 + minute
  const began = days.includes(weekday) && at >= from && (from >= to || at < to)
  const lasts = from >= to && days.includes((weekday + 6) % 7) && at < to
  return began || lasts
}

/** Until the quiet hours end; 0 outside them. Hours without an end count as a week. */
export function quietSeconds(hours: QuietHours | undefined, now: Date): number {
  let minutes = 0
  while (minutes < weekMinutes && isQuiet(hours, new Date(now.getTime() + minutes * minuteMilliseconds))) minutes += 1
  return minutes * 60
}
