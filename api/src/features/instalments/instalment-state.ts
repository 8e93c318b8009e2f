import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { InstalmentHead, InstalmentState } from '@fitout/contract/instalments.ts'
import { type Cents, toDollars } from '@fitout/contract/money.ts'
import type { InstalmentRow } from './instalments-queries.ts'
import { instalmentLimits } from './instalment-limits.ts'

/** The amount still to be paid, in cents. */
export function openOf({ payable_cents: payable, paid_cents: paid, is_void: isVoid }: InstalmentRow): number {
  return isVoid ? 0 : payable - paid
}

/** Nothing is left of it: the contract was cancelled, or variations removed it entirely. */
function isGone({ payable_cents: payable, adjusted_cents: adjusted, is_void: isVoid }: InstalmentRow): boolean {
  return isVoid || (payable === 0 && adjusted < 0)
}

/** The state is derived from day and money; it is never stored. */
export function stateOf(row: InstalmentRow, now: Date): InstalmentState {
  if (isGone(row)) return 'VOID'
  if (openOf(row) === 0) return 'PAID'
  if (row.is_checking) return 'CHECKING'
  if (row.due_on === null || row.due_on > hongKongDay(now)) return 'WAITING'
  return row.due_on <= overdueDay(now) ? 'OVERDUE' : 'DUE'
}

/** Anything due on this day or earlier is overdue. */
export function overdueDay(now: Date): string {
  return hongKongDay(now, -instalmentLimits.overdueDays)
}

export function headOf(row: InstalmentRow, now: Date): InstalmentHead {
  return {
    _id: row.id,
    number: row.number,
    title: row.title,
    state: stateOf(row, now),
    payable: toDollars(row.payable_cents),
    paid: toDollars(row.paid_cents),
    open: toDollars(openOf(row)),
    due_on: row.due_on,
    reference: row.reference,
  }
}

export type Owed = {
  credit: Cents
  /** The amount removed by variations beyond the unpaid remainder. */
  by_variations: Cents
}

/** The totals of a contract, and the amount owed to the client. */
export function moneyOf(rows: readonly InstalmentRow[], { credit, by_variations: beyond }: Owed) {
  const sum = (cents: (row: InstalmentRow) => Cents, from = 0) =>
    toDollars(rows.reduce((all, row) => all + cents(row), from))
  return {
    contract_sum: sum((row) => row.payable_cents, -beyond),
    paid: sum((row) => row.paid_cents),
    open: sum(openOf),
    credit: toDollars(credit),
  }
}
