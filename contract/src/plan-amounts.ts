import type { PlanRow } from './instalments.ts'
import { allocate, type Cents, toCents } from './money.ts'

/**
 * What each row of a plan comes to: whole cents that add up to the total, none further than a cent from its exact part.
 * Rows are weighed by their shares, or by their amounts, which follow a total that options have changed.
 */
export function planAmounts(total: Cents, plan: readonly Pick<PlanRow, 'share' | 'amount'>[]): Cents[] {
  return allocate(
    total,
    plan.map(({ share, amount }) => share ?? toCents(amount ?? 0)),
  )
}
