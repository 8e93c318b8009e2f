const hourMilliseconds = 3_600_000
const dayMilliseconds = 24 * hourMilliseconds
/** Hong Kong is eight hours ahead of UTC all year; the weekly mail is sent at nine. */
const nineInHongKong = 1

/** The last Monday at nine o'clock in Hong Kong. */
export function lastMonday(now: Date): string {
  const shifted = new Date(now.getTime() - nineInHongKong * hourMilliseconds)
  const sinceMonday = (shifted.getUTCDay() + 6) % 7
  return new Date(shifted.getTime() - sinceMonday * dayMilliseconds).toISOString().slice(0, 10)
}
