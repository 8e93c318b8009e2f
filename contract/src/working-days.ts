/** Days are `YYYY-MM-DD` in Hong Kong. There is no daylight saving time, so they can be computed as UTC days. */
const dayInMilliseconds = 86_400_000

/** The days on which buildings allow works. */
export const workWeeks = ['MON_FRI', 'MON_SAT'] as const
export type WorkWeek = (typeof workWeeks)[number]

const lastWeekday: Record<WorkWeek, number> = { MON_FRI: 5, MON_SAT: 6 }

/** The dates of general holidays, Sundays aside. */
type Holidays = ReadonlySet<string>

export function isWorkingDay(day: string, week: WorkWeek, holidays: Holidays): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday >= 1 && weekday <= lastWeekday[week] && !holidays.has(day)
}

/**
 * The last of `count` working days; the start itself is the first if it is a working day. With a count of 0, the start.
 */
export function endOfWorkingDays(start: string, count: number, week: WorkWeek, holidays: Holidays): string {
  let day = start
  for (let left = count; left > 0; day = nextDay(day)) {
    if (isWorkingDay(day, week, holidays)) left -= 1
    if (left === 0) return day
  }
  return day
}

/** The number of working days after one day, up to and including another. */
export function workingDaysAfter(day: string, until: string, week: WorkWeek, holidays: Holidays): number {
  let count = 0
  for (let next = nextDay(day); next <= until; next = nextDay(next)) {
    if (isWorkingDay(next, week, holidays)) count += 1
  }
  return count
}

/** The day a number of working days later or earlier; the day itself if the number is 0. */
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
