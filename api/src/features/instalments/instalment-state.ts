import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { InstalmentHead, InstalmentState } from '@fitout/contract/instalments.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { InstalmentRow } from './instalments-queries.ts'
import { instalmentLimits } from './instalment-limits.ts'

/** What is still to be paid, in cents. */
export function openOf({ amount_cents: amount, paid_cents: paid, is_void: isVoid }: InstalmentRow): number {
  return isVoid ? 0 : amount - paid
}

/** The state follows from the day and the money; nothing keeps it. */
export function stateOf(row: InstalmentRow, now: Date): InstalmentState {
  if (row.is_void) return 'VOID'
  if (openOf(row) === 0) return 'PAID'
  if (row.is_checking) return 'CHECKING'
  if (row.due_on === null || row.due_on > hongKongDay(now)) return 'WAITING'
  return row.due_on <= hongKongDay(now, -instalmentLimits.overdueDays) ? 'OVERDUE' : 'DUE'
}

export function headOf(row: InstalmentRow, now: Date): InstalmentHead {
  return {
    _id: row.id,
    number: row.number,
    title: row.title,
    state: stateOf(row, now),
    payable: toDollars(row.amount_cents),
    paid: toDollars(row.paid_cents),
    open: toDollars(openOf(row)),
    due_on: row.due_on,
    reference: row.reference,
  }
}
