import type { Body } from '@fitout/contract/endpoint.ts'
import { toCents, toDollars } from '@fitout/contract/money.ts'
import type { PaymentRecord } from '@fitout/contract/payment-records.ts'
import type {
  confirmPaymentRecord,
  enterPaymentRecord,
  refundRenovation,
} from '@fitout/contract/staff/payment-records.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { isPlan } from '../files/files-service.ts'
import { onceWithin } from '../idempotency/idempotency-service.ts'
import { allot, creditOf, lockSchedule, requireInstalment, writeAllocations } from '../instalments/ledger-service.ts'
import type { InstalmentRow } from '../instalments/schedule-service.ts'
import { requestReading } from '../payment-readings/payment-readings-service.ts'
import { auditRenovation } from '../renovations/renovation-audit-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockRoom, type RenovationRow } from '../renovations/renovations-service.ts'
import { notifyPayers } from '../instalments/payment-news-service.ts'
import {
  findRecord,
  insertRefund,
  listAllocationsOf,
  lockRecord,
  moveRecord,
  type RecordRow,
} from './payment-records-queries.ts'
import {
  keepRecord,
  keptChannel,
  requireNumber,
  requirePaymentDay,
  sendImageOf,
  shown,
} from './payment-records-service.ts'

type By = { id: string }
type Keyed<Of> = { body: Of; idempotencyKey: string | undefined }

/** Runs in one transaction, once per idempotency key of a colleague. */
async function onceByStaff<Result>(
  context: Context,
  by: By,
  { operation, body, idempotencyKey: key }: Keyed<unknown> & { operation: string },
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return transaction(context.db, (trx) =>
    key ? onceWithin(trx, { accountId: by.id, operation, key }, body, () => work(trx)) : work(trx),
  )
}

export async function enterRecord(
  context: Context,
  by: By,
  renovationId: string,
  { body, idempotencyKey }: Keyed<Body<typeof enterPaymentRecord>>,
): Promise<PaymentRecord> {
  const { instalment_id: instalmentId, ...stated } = body
  const keyed = { operation: `payment record in ${renovationId}`, body, idempotencyKey }
  return onceByStaff(context, by, keyed, async (trx) => {
    const record = await keepRecord(context, trx, { renovationId, instalmentId, stated, from: { staffId: by.id } })
    const room = await lockRoom(trx, renovationId)
    const after = { amount: stated.amount, channel: stated.channel, paid_on: stated.paid_on }
    await auditRenovation(trx, by, room, 'payment-records.enter', { after })
    return record
  })
}

type Locked = { room: RenovationRow; rows: InstalmentRow[]; record: RecordRow; instalment: InstalmentRow }

/** Locks the rows that a decision changes, in the global order: renovation, instalments, record. */
async function lockFor(trx: Database, recordId: string): Promise<Locked> {
  const found = isId(recordId) ? await findRecord(trx, recordId) : undefined
  if (!found) throw new AppError('payment-record-not-found')
  const room = await lockRoom(trx, found.renovation_id)
  const rows = await lockSchedule(trx, room.id)
  const record = await lockRecord(trx, recordId)
  if (!record) throw new AppError('payment-record-not-found')
  return { room, rows, record, instalment: requireInstalment(rows, record.instalment_id) }
}

/**
 * Confirms a payment that a colleague has seen on the bank statement; the only way to `CONFIRMED`. Throws
 * `already-decided`, and `instalment-paid` if more was paid than is open and the caller has not chosen where the rest
 * goes.
 */
export async function confirmRecord(
  context: Context,
  by: By,
  recordId: string,
  { body, idempotencyKey }: Keyed<Body<typeof confirmPaymentRecord>>,
): Promise<PaymentRecord> {
  const keyed = { operation: `confirm payment record ${recordId}`, body, idempotencyKey }
  return onceByStaff(context, by, keyed, async (trx) => {
    const { room, rows, record, instalment } = await lockFor(trx, recordId)
    if (record.state !== 'SUBMITTED') throw new AppError('already-decided')
    const at = context.clock.now()
    requirePaymentDay(at, 'received_on', body.received_on)
    const received = toCents(body.received_amount)
    const allocations = allot(rows, instalment, received, body.excess)
    const decision = { decided_at: at, decided_by: by.id, note: body.note }
    const seen = { received_cents: received, received_on: body.received_on }
    await moveRecord(trx, recordId, 'SUBMITTED', { state: 'CONFIRMED', ...decision, ...seen })
    await writeAllocations(trx, { cause: 'CONFIRMED', renovationId: room.id, recordId, at }, allocations)
    const facts = { number: instalment.number, amount: body.received_amount }
    await noteInRoom(context, trx, room.id, { staffId: by.id }, { action: 'payment-confirmed', facts })
    await auditRenovation(trx, by, room, 'payment-records.confirm', {
      before: { state: record.state },
      after: { state: 'CONFIRMED', received: body.received_amount, received_on: body.received_on },
    })
    await notifyPayers(context, trx, room, { recordId, event: 'confirmed' })
    return shown(context, trx, recordId, await lockSchedule(trx, room.id))
  })
}

/** Throws `already-decided`. */
export async function refuseRecord(context: Context, by: By, recordId: string, reason: string): Promise<PaymentRecord> {
  return transaction(context.db, async (trx) => {
    const { room, rows, record, instalment } = await lockFor(trx, recordId)
    const decision = { decided_at: context.clock.now(), decided_by: by.id, reason }
    if (!(await moveRecord(trx, recordId, 'SUBMITTED', { state: 'REFUSED', ...decision })))
      throw new AppError('already-decided')
    const facts = { number: instalment.number }
    await noteInRoom(context, trx, room.id, { staffId: by.id }, { action: 'payment-refused', facts })
    await auditRenovation(trx, by, room, 'payment-records.refuse', {
      before: { state: record.state },
      after: { state: 'REFUSED', reason },
    })
    await notifyPayers(context, trx, room, { recordId, event: 'refused' })
    return shown(context, trx, recordId, rows)
  })
}

/**
 * Reverses a confirmation by opposite ledger entries. Throws `already-decided`, and `illegal-transition` if it was never
 * confirmed or its credit has been refunded.
 */
export async function reverseRecord(
  context: Context,
  by: By,
  recordId: string,
  reason: string,
): Promise<PaymentRecord> {
  return transaction(context.db, async (trx) => {
    const { room, record, instalment } = await lockFor(trx, recordId)
    if (record.state === 'REVERSED') throw new AppError('already-decided')
    const at = context.clock.now()
    const change = { state: 'REVERSED', reversed_at: at, reversed_by: by.id, reversal_reason: reason } as const
    if (!(await moveRecord(trx, recordId, 'CONFIRMED', change))) throw new AppError('illegal-transition')
    const ended = new Set((await lockSchedule(trx, room.id)).flatMap((row) => (row.is_void ? row.id : [])))
    const back = (await listAllocationsOf(trx, [recordId])).map(({ instalment_id: id, cents }) => ({
      // Payments of a cancelled contract have become credit.
      instalment_id: id !== null && ended.has(id) ? null : id,
      cents: -cents,
    }))
    const fromCredit = back.filter(({ instalment_id: id }) => id === null).reduce((sum, { cents }) => sum - cents, 0)
    if (fromCredit > (await creditOf(trx, room.id))) throw new AppError('illegal-transition')
    await writeAllocations(trx, { cause: 'REVERSED', renovationId: room.id, recordId, at }, back)
    const facts = { number: instalment.number, amount: toDollars(record.received_cents ?? 0) }
    await noteInRoom(context, trx, room.id, { staffId: by.id }, { action: 'payment-reversed', facts })
    await auditRenovation(trx, by, room, 'payment-records.reverse', {
      before: { state: 'CONFIRMED' },
      after: { state: 'REVERSED', reason },
    })
    return shown(context, trx, recordId, await lockSchedule(trx, room.id))
  })
}

/** Throws `illegal-transition` if there is nothing to read or the reading is no longer needed. */
export async function readRecordAgain(context: Context, by: By, recordId: string): Promise<PaymentRecord> {
  return transaction(context.db, async (trx) => {
    const { room, rows, record } = await lockFor(trx, recordId)
    if (!record.file_id || !canBeRead(context, record) || (await isPlan(trx, record.file_id)))
      throw new AppError('illegal-transition')
    await requestReading(context, trx, record.file_id, { record_id: recordId })
    await auditRenovation(trx, by, room, 'payment-records.read-again', { after: { reading: 'again' } })
    return shown(context, trx, recordId, rows)
  })
}

/** A picture is read while its record is undecided. */
export function canBeRead({ recognition }: Context, { file_id: file, state }: RecordRow): boolean {
  return recognition !== undefined && file !== null && state === 'SUBMITTED'
}

export async function sendRecordImageToStaff(context: Context, recordId: string): Promise<FileAnswer> {
  const record = isId(recordId) ? await findRecord(context.db, recordId) : undefined
  if (!record) throw new AppError('payment-record-not-found')
  return sendImageOf(context, record)
}

/** Records a refund. Throws `more-than-refundable`: never more than is owed. */
export async function refundClient(
  context: Context,
  by: By,
  renovationId: string,
  { body, idempotencyKey }: Keyed<Body<typeof refundRenovation>>,
) {
  const keyed = { operation: `refund of ${renovationId}`, body, idempotencyKey }
  return onceByStaff(context, by, keyed, async (trx) => {
    const room = await lockRoom(trx, renovationId)
    const at = context.clock.now()
    requirePaymentDay(at, 'sent_on', body.sent_on)
    requireNumber('bank_reference', body.channel, body.bank_reference)
    const cents = toCents(body.amount)
    const credit = await creditOf(trx, room.id)
    if (cents > credit) throw new AppError('more-than-refundable', { details: { credit: toDollars(credit) } })
    const refundId = newId()
    const { amount, channel, ...sent } = body
    const row = { id: refundId, renovation_id: room.id, amount_cents: cents, staff_id: by.id, created_at: at, ...sent }
    await insertRefund(trx, { ...row, ...keptChannel(channel) })
    const entry = { cause: 'REFUNDED', renovationId: room.id, refundId, at } as const
    await writeAllocations(trx, entry, [{ instalment_id: null, cents: -cents }])
    await noteInRoom(context, trx, room.id, { staffId: by.id }, { action: 'refunded', facts: { amount } })
    const after = { amount, channel, sent_on: body.sent_on, reason: body.reason }
    await auditRenovation(trx, by, room, 'payment-records.refund', { after })
    return { _id: refundId, credit: toDollars(credit - cents) }
  })
}
