/** Days are `YYYY-MM-DD` in Hong Kong, where no clock is ever put forward: a day is a day of UTC. */
const dayInMilliseconds = 86_400_000

/** The weeks in which buildings let people work. */
export const workWeeks = ['MON_FRI', 'MON_SAT'] as const
export type WorkWeek = (typeof workWeeks)[number]

const lastWeekday: Record<WorkWeek, number> = { MON_FRI: 5, MON_SAT: 6 }

/** The general holidays besides Sundays, as days. */
type Holidays = ReadonlySet<string>

export function isWorkingDay(day: string, week: WorkWeek, holidays: Holidays): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday >= 1 && weekday <= lastWeekday[week] && !holidays.has(day)
}

/** The last of so many working days, of which the start is the first if it is one; with none, the start itself. */
export function endOfWorkingDays(start: string, count: number, week: WorkWeek, holidays: Holidays): string {
  let day = start
  for (let left = count; left > 0; day = nextDay(day)) {
    if (isWorkingDay(day, week, holidays)) left -= 1
    if (left === 0) return day
  }
  return day
}

/** How many working days there are after one day, up to and with another. */
export function workingDaysAfter(day: string, until: string, week: WorkWeek, holidays: Holidays): number {
  let count = 0
  for (let next = nextDay(day); next <= until; next = nextDay(next)) {
    if (isWorkingDay(next, week, holidays)) count += 1
  }
  return count
}

/** The day so many working days after another, or before it; the day itself where there are none to count. */
export function movedByWorkingDays(day: string, count: number, week: WorkWeek, holidays: Holidays): string {
  let moved = day
  for (let left = Math.abs(count); left > 0;) {
    moved = nextDay(moved, Math.sign(count))
    if (isWorkingDay(moved, week, holidays)) left -= 1
  }
  return moved
}

function nextDay(day: string, direction = 1): string {
  return new Date(Date.parse(day) + direction * dayInMilliseconds).toISOString().slice(0, 10)
}
