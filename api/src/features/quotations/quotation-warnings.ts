import type { PlanRow } from '@fitout/contract/instalments.ts'
import type { QuotationContent } from '@fitout/contract/quotation-content.ts'
import type { quotationWarnings } from '@fitout/contract/staff/quotations.ts'
import { quotationLimits } from './quotation-limits.ts'

export type Warning = (typeof quotationWarnings)[number]

/** Returns warnings that staff must confirm before sending. */
export function warningsOf(content: QuotationContent, isBeyondHolidays: boolean): Warning[] {
  const { beforeWorks, beforeCarpentry, provisional, retentionAbove } = quotationLimits
  const { plan, total, subtotal, provisional_total } = content
  const partOf = (rows: PlanRow[]) => rows.reduce((sum, row) => sum + shareOf(row, total), 0)
  const found: [Warning, boolean][] = [
    ['due-before-works', partOf(plan.filter((row) => isBeforeWorks(row, content))) > beforeWorks],
    ['due-before-carpentry', partOf(plan.filter((row) => isBeforeCarpentry(row, content))) > beforeCarpentry],
    ['provisional-share', provisional_total > subtotal * provisional],
    ['no-retention', total > retentionAbove && !plan.some(({ kind }) => kind === 'RETENTION')],
    ['no-cooling-off', content.cooling_off_days === 0],
    ['holidays-unknown', isBeyondHolidays],
  ]
  return found.flatMap(([warning, isSo]) => (isSo ? [warning] : []))
}

/** As a fraction from 0 to 1. */
function shareOf({ share, amount }: PlanRow, total: number): number {
  if (share !== null) return share / 10_000
  return total > 0 ? (amount ?? 0) / total : 0
}

function isBeforeWorks({ trigger, day }: PlanRow, { start }: QuotationContent): boolean {
  return trigger === 'AFTER_COOLING_OFF' || (trigger === 'ON_DAY' && (start === null || (day ?? '') <= start))
}

/** Due before the carpentry is done; without such a stage, any instalment that does not wait for the handover. */
function isBeforeCarpentry(row: PlanRow, content: QuotationContent): boolean {
  if (isBeforeWorks(row, content)) return true
  const place = (key: string | null) => content.stages.findIndex((stage) => stage.key === key)
  const carpentry = content.stages[place('carpentry')]
  const [own, last] = [place(row.stage), place('carpentry')]
  if (row.trigger === 'ON_DAY') return !carpentry?.planned_end || (row.day ?? '') <= carpentry.planned_end
  if (row.trigger === 'STAGE_STARTED') return last === -1 || own <= last
  return row.trigger === 'STAGE_DONE' && last !== -1 && own < last
}
