import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'

type Hours = { days: readonly number[]; closes: string; closed_on: readonly string[] }

const everyWeekday: Hours = { days: [1, 2, 3, 4, 5], closes: '18:00', closed_on: [] }

/** The end of the nth working day in Hong Kong after the day on which somebody asked. */
export function replyBy(asked: Date, workingDays: number, hours: Hours = everyWeekday): Date {
  let left = workingDays
  for (let ahead = 1; ; ahead += 1) {
    const day = hongKongDay(asked, ahead)
    if (isOpenOn(day, hours)) left -= 1
    // A calendar on which the studio never opens promises nothing later than a year.
    if (left === 0 || ahead === 365) return new Date(`${day}T${hours.closes}:00+08:00`)
  }
}

function isOpenOn(day: string, { days, closed_on }: Hours): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return days.includes(weekday) && !closed_on.includes(day)
}
