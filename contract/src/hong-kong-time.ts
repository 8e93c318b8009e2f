const timeZone = 'Asia/Hong_Kong'
const dayInMilliseconds = 86_400_000

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone })
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The Hong Kong day of a moment, plus a number of days, as `YYYY-MM-DD`. */
export function hongKongDay(moment: Date, daysAhead = 0): string {
  return isoDay.format(moment.getTime() + daysAhead * dayInMilliseconds)
}

/** Formats `2026-12-01` as 01/12/2026, the way dates are written in Hong Kong. */
export function showDay(day: string | null): string {
  return (day ?? '').replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1')
}

/** Formats a moment as `DD/MM/YYYY HH:mm` in Hong Kong. */
export function hongKongTime(moment: Date): string {
  return clock.format(moment).replace(', ', ' ')
}
