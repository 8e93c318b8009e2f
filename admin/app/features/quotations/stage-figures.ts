import { allocate, toCents } from '@fitout/contract/money.ts'
import { endOfWorkingDays } from '@fitout/contract/working-days.ts'
import type { GroupKey } from '../../shared/quotation-lines/line-draft.ts'

export type StageFigures = { key: GroupKey; subtotal: number }

/** General holidays are counted by the server; a proposal considers Sundays only. */
const noHolidays = new Set<string>()

const weightAtMost = 100
const daysAtMost = 120

/** Days and weights in proportion to the costs, none without a day. */
export function figuresForStages(trades: StageFigures[], start: string, workingDays: number) {
  const costs = trades.map(({ subtotal }) => toCents(subtotal))
  const days = allocate(Math.max(0, workingDays - trades.length), costs)
  const weights = allocate(weightAtMost, costs)
  let before = 0
  return trades.map(({ key }, index) => {
    const own = Math.min(daysAtMost, (days[index] ?? 0) + 1)
    const planned = endOfWorkingDays(start, before + 1, 'MON_SAT', noHolidays)
    before += own
    return { key, weight: Math.max(1, weights[index] ?? 1), planned_start: planned, working_days: own }
  })
}
