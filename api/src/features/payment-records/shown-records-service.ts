import { toDollars } from '@fitout/contract/money.ts'
import type { PaymentRecord } from '@fitout/contract/payment-records.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { type InstalmentRow, openOf } from '../instalments/schedule-service.ts'
import {
  isInProgress,
  presentReading,
  type ReadingRow,
  readingsOf,
  requireOwnAccounts,
} from '../payment-readings/payment-readings-service.ts'
import { listAllocationsOf, listRecords, listRefunds, type RecordRow } from './payment-records-queries.ts'

/** Payment records as both sides see them. */

type Own = Awaited<ReturnType<typeof requireOwnAccounts>>
type Allocations = Awaited<ReturnType<typeof listAllocationsOf>>

/** The schedule of the records, and the asking member, if any. */
type Around = { instalments: readonly InstalmentRow[]; viewerId?: string | undefined }

export async function showRecords(
  context: Context,
  db: Database,
  renovationId: string,
  { instalments, viewerId }: Around,
): Promise<PaymentRecord[]> {
  return presentRecords(context, db, await listRecords(db, renovationId), { instalments, viewerId })
}

export async function presentRecords(
  context: Context,
  db: Database,
  rows: readonly RecordRow[],
  { instalments, viewerId }: Around,
): Promise<PaymentRecord[]> {
  if (rows.length === 0) return []
  const readings = await readingsOf(
    db,
    rows.flatMap(({ file_id: file }) => file ?? []),
  )
  const allocations = await listAllocationsOf(
    db,
    rows.map(({ id }) => id),
  )
  // On the transaction's own connection: taking a second one could deadlock the pool.
  const own = await requireOwnAccounts({ ...context, db })
  return rows.map((row) => {
    const instalment = instalments.find(({ id }) => id === row.instalment_id)
    const reading = row.file_id ? readings.get(row.file_id) : undefined
    return presentRecord(context, row, { instalment, reading, allocations, own, viewerId })
  })
}

type Beside = {
  instalment: InstalmentRow | undefined
  reading: ReadingRow | undefined
  allocations: Allocations
  own: Own
  viewerId?: string | undefined
}

export function presentRecord(context: Context, row: RecordRow, beside: Beside): PaymentRecord {
  return {
    _id: row.id,
    number: row.number,
    instalment_id: row.instalment_id,
    state: row.state,
    channel: channelOf(row),
    wallet: row.wallet,
    bank_number: numberOf(row),
    amount: toDollars(row.amount_cents),
    paid_on: row.paid_on,
    user_name: row.user_name,
    has_image: row.file_id !== null,
    is_own: row.account_id !== null && row.account_id === beside.viewerId,
    ...matchesOf(row, beside),
    is_recognition_in_progress: row.state === 'SUBMITTED' && isInProgress(context, beside.reading),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    received_amount: row.received_cents === null ? null : toDollars(row.received_cents),
    received_on: row.received_on,
    reason: row.reason,
    reversed_at: row.reversed_at?.toISOString() ?? null,
    reversal_reason: row.reversal_reason,
    allocations: beside.allocations
      .filter(({ record_id: of }) => of === row.id)
      .map(({ instalment_id, number, cents }) => ({ instalment_id, number, amount: toDollars(cents) })),
  }
}

/** The values that staff confirmed; before the decision, those read from the picture. */
function matchesOf(row: RecordRow, { instalment, reading, own }: Beside) {
  if (row.state === 'CONFIRMED' || row.state === 'REVERSED')
    return { is_amount_matched: true, is_bank_matched: true, matched_by: 'STAFF' as const }
  const read = reading && instalment && readAgainst(row, instalment, reading, own)
  return {
    is_amount_matched: read?.is_amount_matched ?? null,
    is_bank_matched: read?.is_bank_matched ?? null,
    matched_by: read ? ('READING' as const) : null,
  }
}

/** The reading of a record compared with the expected amount: the amount stated, up to the open amount. */
export function readAgainst(row: RecordRow, instalment: InstalmentRow, reading: ReadingRow, own: Own) {
  const near = new Date(`${row.paid_on}T12:00:00+08:00`)
  const shown = presentReading(reading, { ...own, cents: row.amount_cents, reference: instalment.reference, near })
  if (!shown?.is_amount_matched) return shown
  return { ...shown, is_amount_matched: row.amount_cents <= openOf(instalment) }
}

export function channelOf({ channel, by_hand: byHand }: RecordRow): PaymentRecord['channel'] {
  return byHand ?? channel
}

/** An account, masked; in full the number of a cheque or of a written receipt. */
export function numberOf({ bank_number: number, by_hand: byHand }: RecordRow): string {
  return byHand ? number : masked(number)
}

/** Masks all but the last four characters. */
function masked(number: string): string {
  return number.length <= 4 ? number : `•••${number.slice(-4)}`
}

/** The refunds to the client of a renovation, newest first. */
export async function showRefunds(db: Database, renovationId: string) {
  return (await listRefunds(db, renovationId)).map((row) => ({
    _id: row.id,
    amount: toDollars(row.amount_cents),
    sent_on: row.sent_on,
    reason: row.reason,
  }))
}
