import type { Cents } from '@fitout/contract/money.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { openOf } from './instalment-state.ts'
import { findOwed, type InstalmentRow, insertAllocations, lockInstalments } from './instalments-queries.ts'

/** A ledger entry. Callers lock the renovation first, then the instalments here, then any payment record. */

export type Allocation = { instalment_id: string | null; cents: Cents }

export async function lockSchedule(trx: Database, renovationId: string): Promise<InstalmentRow[]> {
  return lockInstalments(trx, renovationId)
}

/** The instalment with that id. Throws `instalment-not-found`. */
export function requireInstalment(rows: readonly InstalmentRow[], id: string): InstalmentRow {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new AppError('instalment-not-found')
  return row
}

/**
 * Allocates a payment: to the named instalment up to its open amount; the remainder to the following ones, or to the
 * credit if requested or nothing is open. Throws `instalment-paid` if there is a remainder and the caller has not
 * chosen.
 */
export function allot(
  rows: readonly InstalmentRow[],
  named: InstalmentRow,
  received: Cents,
  excess: 'NEXT' | 'RETURN' | undefined,
): Allocation[] {
  const open = openOf(named)
  // The contract is cancelled, so nothing is payable.
  if (named.is_void) return [{ instalment_id: null, cents: received }]
  if (received > open && !excess) throw new AppError('instalment-paid', { details: { open: open / 100 } })
  const others = rows.filter((row) => row.id !== named.id)
  // Earlier open ones come last: the rest is meant for those that follow.
  const inOrder = [...others.filter((row) => row.number > named.number), ...others]
  const takers = excess === 'NEXT' ? [named, ...new Set(inOrder)] : [named]
  const allocations: Allocation[] = []
  let left = received
  for (const taker of takers) {
    const cents = Math.min(left, openOf(taker))
    if (cents > 0) allocations.push({ instalment_id: taker.id, cents })
    left -= cents
  }
  return left > 0 ? [...allocations, { instalment_id: null, cents: left }] : allocations
}

type Entry = { renovationId: string; at: Date } & (
  | { cause: 'CONFIRMED' | 'REVERSED'; recordId: string }
  | { cause: 'REFUNDED'; refundId: string }
)

export async function writeAllocations(trx: Database, entry: Entry, allocations: readonly Allocation[]): Promise<void> {
  await insertAllocations(
    trx,
    allocations.map((allocation) => ({
      id: newId(),
      renovation_id: entry.renovationId,
      cause: entry.cause,
      record_id: 'recordId' in entry ? entry.recordId : null,
      refund_id: 'refundId' in entry ? entry.refundId : null,
      at: entry.at,
      ...allocation,
    })),
  )
}

/** The credit of the client of a renovation. */
export async function creditOf(db: Database, renovationId: string): Promise<Cents> {
  return (await findOwed(db, renovationId)).credit
}
