import type { PlanRow } from '@fitout/contract/instalments.ts'
import { toCents, toDollars } from '@fitout/contract/money.ts'
import { keysOf } from '@fitout/contract/project-options.ts'
import { figuresForStages, type StageFigures, type WorkingDays } from './stage-figures.ts'
import { quotationGroups } from '@fitout/contract/quotation-options.ts'
import type { WrittenHead } from '@fitout/contract/quotation-content.ts'

type Stage = WrittenHead['stages'][number]

/** The remainder of the rows: percent, or dollars if they are amounts. */
export function sharesLeft(plan: readonly Pick<PlanRow, 'share' | 'amount'>[], total: number): number {
  if (plan.length === 0) return 0
  if (plan.some(({ amount }) => amount !== null)) {
    return toDollars(toCents(total) - plan.reduce((sum, { amount }) => sum + toCents(amount ?? 0), 0))
  }
  return (10_000 - plan.reduce((sum, { share }) => sum + (share ?? 0), 0)) / 100
}

const noStage = new Set(['preliminaries', 'design'])

/** A stage for each quoted trade, with days in proportion to its cost, one after the other; staff change overlaps. */
export function stagesFrom(
  figures: StageFigures[],
  start: string,
  workingDays: number,
  calendar: WorkingDays,
  before: Stage[],
): Stage[] {
  const quoted = figures.filter(({ key, subtotal }) => subtotal > 0 && !noStage.has(key))
  const known = new Map(before.map((stage) => [stage.key, stage]))
  const inOrder = keysOf(quotationGroups).flatMap((key) => quoted.filter((one) => one.key === key))
  return figuresForStages(inOrder, start, workingDays, calendar).map(({ key, ...stage }) => ({
    ...stage,
    key,
    title: known.get(key)?.title ?? quotationGroups.find((group) => group.key === key)?.title ?? {},
  }))
}
