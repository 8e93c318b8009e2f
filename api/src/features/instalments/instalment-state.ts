import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { InstalmentHead, InstalmentState } from '@fitout/contract/instalments.ts'
import { type Cents, toDollars } from '@fitout/contract/money.ts'
import type { InstalmentRow } from './instalments-queries.ts'
import { instalmentLimits } from './instalment-limits.ts'

/** What is still to be paid, in cents. */
export function openOf({ payable_cents: payable, paid_cents: paid, is_void: isVoid }: InstalmentRow): number {
  return isVoid ? 0 : payable - paid
}

/** Nothing is left of it: its contract was cancelled, or a variation took it out whole. */
function isGone({ payable_cents: payable, adjusted_cents: adjusted, is_void: isVoid }: InstalmentRow): boolean {
  return isVoid || (payable === 0 && adjusted < 0)
}

/** The state follows from the day and the money; nothing keeps it. */
export function stateOf(row: InstalmentRow, now: Date): InstalmentState {
  if (isGone(row)) return 'VOID'
  if (openOf(row) === 0) return 'PAID'
  if (row.is_checking) return 'CHECKING'
  if (row.due_on === null || row.due_on > hongKongDay(now)) return 'WAITING'
  return row.due_on <= overdueDay(now) ? 'OVERDUE' : 'DUE'
}

/** What was due on this day, or before, is overdue. */
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
  /** What variations took out beyond what was left to pay. */
  by_variations: Cents
}

/** A contract in three figures, and what is owed back. */
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
