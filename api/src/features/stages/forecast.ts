import type { Stage } from '@fitout/contract/stages.ts'
import { endOfWorkingDays, movedByWorkingDays, workingDaysAfter, isWorkingDay } from '@fitout/contract/working-days.ts'
import type { WorkWeek } from '@fitout/contract/working-days.ts'

/** The calendar for counting working days, and today. */
export type Days = { week: WorkWeek; holidays: ReadonlySet<string>; today: string }
export type LostDay = { day: string; lost: number }

type Planned = Pick<
  Stage,
  'key' | 'starts_on' | 'working_days' | 'status' | 'percent' | 'actual_start' | 'actual_end' | 'planned_end'
>
type Forecast = Pick<Stage, 'forecast_start' | 'forecast_end' | 'days_late' | 'days_lost'>

/**
 * When each stage starts and ends, given what has happened. Lost days lengthen the stages under way, and a stage that has
 * not started waits for those planned to end before it. None is forecast to start before its planned day, since trades
 * are booked.
 */
export function forecastOf(stages: readonly Planned[], weather: readonly LostDay[], days: Days): Map<string, Forecast> {
  const found = new Map<string, Forecast>()
  const inOrder = stages.toSorted((a, b) => a.starts_on.localeCompare(b.starts_on))
  for (const stage of inOrder) {
    const before = inOrder.filter((one) => endAsPlanned(one, days) < stage.starts_on)
    const ends = before.flatMap(({ key }) => found.get(key)?.forecast_end ?? [])
    const lost = sum(lostDuring(stage, weather, days))
    const [start, end] = spanOf(stage, { ends, lost: Math.ceil(lost) }, days)
    const late = stage.planned_end === null ? 0 : daysAfter(stage.planned_end, end, days)
    found.set(stage.key, { forecast_start: start, forecast_end: end, days_late: late, days_lost: lost })
  }
  return found
}

type Beside = { ends: string[]; lost: number }

function spanOf(stage: Planned, { ends, lost }: Beside, days: Days): [start: string, end: string] {
  const { actual_start: began, actual_end: ended, working_days: count, percent } = stage
  if (began && ended) return [began, ended]
  if (began) {
    const end = endOf(began, count + lost, days)
    if (end >= days.today) return [began, end]
    // Its planned days have passed: the remainder starts today.
    const left = Math.max(1, Math.ceil((count * (100 - percent)) / 100))
    return [began, endOf(days.today, left, days)]
  }
  const free = ends.map((end) => movedByWorkingDays(end, 1, days.week, days.holidays))
  const start = endOf(latest([stage.starts_on, days.today, ...free]), 1, days)
  return [start, endOf(start, count, days)]
}

/** The working days lost while a stage was under way. */
export function lostDuring(
  { actual_start: began, actual_end: ended }: Pick<Stage, 'actual_start' | 'actual_end'>,
  weather: readonly LostDay[],
  { week, holidays, today }: Days,
): LostDay[] {
  if (!began) return []
  return weather.filter(({ day }) => day >= began && day <= (ended ?? today) && isWorkingDay(day, week, holidays))
}

/** In days and half-days. */
export function sum(lost: readonly LostDay[]): number {
  return lost.reduce((all, one) => all + one.lost, 0)
}

export function daysAfter(day: string, until: string, { week, holidays }: Days): number {
  return workingDaysAfter(day, until, week, holidays)
}

export function latest(all: readonly string[]): string {
  return all.toSorted().at(-1) ?? ''
}

function endAsPlanned({ starts_on: start, working_days: count }: Planned, days: Days): string {
  return endOf(start, count, days)
}

function endOf(start: string, count: number, { week, holidays }: Days): string {
  return endOfWorkingDays(start, count, week, holidays)
}
