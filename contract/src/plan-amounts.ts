import type { PlanRow } from './instalments.ts'
import { allocate, type Cents, toCents } from './money.ts'

/**
 * The amount of each row of a payment plan: whole cents that add up to the total, each within a cent of its exact share.
 * Rows are weighed by their shares or amounts, so that amounts scale with a total that options have changed.
 */
export function planAmounts(total: Cents, plan: readonly Pick<PlanRow, 'share' | 'amount'>[]): Cents[] {
  return allocate(
    total,
    plan.map(({ share, amount }) => share ?? toCents(amount ?? 0)),
  )
}
