import { allocate, toCents } from '@fitout/contract/money.ts'
import { endOfWorkingDays, type WorkWeek } from '@fitout/contract/working-days.ts'
import type { GroupKey } from '../../shared/quotation-lines/line-draft.ts'

export type StageFigures = { key: GroupKey; subtotal: number }

export type WorkingDays = { week: WorkWeek; holidays: ReadonlySet<string> }

const weightAtMost = 100
const daysAtMost = 120

/** Days and weights in proportion to the costs, none without a day. */
export function figuresForStages(
  trades: StageFigures[],
  start: string,
  workingDays: number,
  { week, holidays }: WorkingDays,
) {
  const costs = trades.map(({ subtotal }) => toCents(subtotal))
  const days = allocate(Math.max(0, workingDays - trades.length), costs)
  const weights = allocate(weightAtMost, costs)
  let before = 0
  return trades.map(({ key }, index) => {
    const own = Math.min(daysAtMost, (days[index] ?? 0) + 1)
    const planned = endOfWorkingDays(start, before + 1, week, holidays)
    before += own
    return { key, weight: Math.max(1, weights[index] ?? 1), planned_start: planned, working_days: own }
  })
}
