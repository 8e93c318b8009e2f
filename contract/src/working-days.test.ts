import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endOfWorkingDays, isWorkingDay, workingDaysAfter, type WorkWeek } from './working-days.ts'

/** 2026 as gazetted, and 2027. */
const holidays = new Set(
  (
    '2026-01-01 2026-02-17 2026-02-18 2026-02-19 2026-04-03 2026-04-04 2026-04-06 2026-04-07 2026-05-01 2026-05-25 ' +
    '2026-06-19 2026-07-01 2026-09-26 2026-10-01 2026-10-19 2026-12-25 2026-12-26 ' +
    '2027-01-01 2027-02-06 2027-02-08 2027-02-09 2027-03-26 2027-03-27 2027-03-29 2027-04-05 2027-05-01 2027-05-13 ' +
    '2027-06-09 2027-07-01 2027-09-16 2027-10-01 2027-10-08 2027-12-25 2027-12-27'
  ).split(' '),
)

describe('R49 the last of several working days', () => {
  test.each<[start: string, count: number, week: WorkWeek, end: string]>([
    ['2026-12-28', 62, 'MON_SAT', '2027-03-13'],
    ['2026-12-28', 62, 'MON_FRI', '2027-03-30'],
    ['2026-04-02', 3, 'MON_SAT', '2026-04-09'],
    ['2026-12-24', 2, 'MON_SAT', '2026-12-28'],
    ['2026-12-28', 1, 'MON_SAT', '2026-12-28'],
    ['2026-12-26', 1, 'MON_SAT', '2026-12-28'],
  ])('from %s, %i days under %s: %s', (start, count, week, end) => {
    expect(endOfWorkingDays(start, count, week, holidays)).toBe(end)
  })

  test.each(['2026-02-17', '2026-02-18', '2026-02-19', '2026-04-07', '2026-12-27'])('%s is no working day', (day) => {
    expect(isWorkingDay(day, 'MON_SAT', holidays)).toBe(false)
  })

  test('equals a count of every single day, in 500 random ranges', () => {
    const starts = fc.integer({ min: 0, max: 600 })
    const counts = fc.integer({ min: 1, max: 120 })
    fc.assert(
      fc.property(starts, counts, fc.constantFrom<WorkWeek>('MON_FRI', 'MON_SAT'), (offset, count, week) => {
        const start = dayAt(offset)
        const end = endOfWorkingDays(start, count, week, holidays)
        const counted = calendar.filter(({ day }) => day >= start && day <= end).filter((one) => isCounted(one, week))
        expect(counted).toHaveLength(count)
        expect(counted.at(-1)?.day).toBe(end)
        const startCounts = isCounted(calendar[offset]!, week) ? 1 : 0
        expect(workingDaysAfter(start, end, week, holidays)).toBe(count - startCounts)
      }),
      { numRuns: 500 },
    )
  })

  test('there are no working days from a day to an earlier one', () => {
    expect(workingDaysAfter('2026-12-28', '2026-12-24', 'MON_SAT', holidays)).toBe(0)
  })
})

/** Every day of 2026 and the two years after it, with its weekday counted on from the first, a Thursday. */
const calendar = [2026, 2027, 2028]
  .flatMap((year) =>
    [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].flatMap((length, month) =>
      Array.from({ length }, (_, day) => `${year}-${two(month + 1)}-${two(day + 1)}`),
    ),
  )
  .map((day, index) => ({ day, weekday: (index + 3) % 7 }))

type CalendarDay = (typeof calendar)[number]

function two(figure: number): string {
  return String(figure).padStart(2, '0')
}

function dayAt(offset: number): string {
  return calendar[offset]!.day
}

/** Weekdays from Monday, which is 0. */
function isCounted({ day, weekday }: CalendarDay, week: WorkWeek): boolean {
  return weekday < (week === 'MON_FRI' ? 5 : 6) && !holidays.has(day)
}
