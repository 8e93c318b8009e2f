import { isByHand } from '@fitout/contract/by-hand.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { toCents } from '@fitout/contract/money.ts'
import {
  type enteredPayment,
  paidDaysAgoAtMost,
  type PaymentRecord,
  type submitPaymentRecord,
  waitingRecordsAtMost,
} from '@fitout/contract/payment-records.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { requireDayPassed } from '../../http/require-day.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { isPlan, requireStoredFile, sendOwnedFile, usePlan } from '../files/files-service.ts'
import { onceWithin } from '../idempotency/idempotency-service.ts'
import { lockSchedule, requireInstalment } from '../instalments/ledger-service.ts'
import { type InstalmentRow, openOf } from '../instalments/schedule-service.ts'
import { requestReading } from '../payment-readings/payment-readings-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockRoom, requireRight } from '../renovations/renovations-service.ts'
import {
  findRecord,
  insertRecord,
  listRecords,
  lockRecord,
  moveRecord,
  type RecordRow,
} from './payment-records-queries.ts'
import { notifyPayers } from '../instalments/payment-news-service.ts'
import { presentRecords } from './shown-records-service.ts'

/** The states of a renovation in which payments are accepted. */
const payable: ReadonlySet<string> = new Set(['ACCEPTED', 'IN_PROGRESS', 'INSPECTION', 'HANDED_OVER'])

/** A client's statement is one that staff could enter. */
type Stated = { [Name in keyof typeof enteredPayment]: z.output<(typeof enteredPayment)[Name]> }
type From = { accountId: string; fileId: string } | { staffId: string }

type Submission = { instalmentId: string; body: Body<typeof submitPaymentRecord>; idempotencyKey: string | undefined }

/** Throws `instalment-not-found`, `instalment-paid`, `file-not-found`, `too-many-records`, `illegal-transition`. */
export async function submitRecord(
  context: Context,
  accountId: string,
  renovationId: string,
  { instalmentId, body, idempotencyKey }: Submission,
): Promise<PaymentRecord> {
  await requireRight(context.db, renovationId, accountId, 'APPROVE')
  const { image, ...stated } = body
  await requireStoredFile(context, accountId, image)
  return transaction(context.db, async (trx) => {
    const from = { accountId, fileId: image }
    const work = () => keepRecord(context, trx, { renovationId, instalmentId, stated, from })
    if (!idempotencyKey) return work()
    const operation = { accountId, operation: `payment record for ${instalmentId}`, key: idempotencyKey }
    return onceWithin(trx, operation, body, work)
  })
}

type NewRecord = { renovationId: string; instalmentId: string; stated: Stated; from: From }

/** Creates the record of a payment while the contract is in force, in the caller's transaction. */
export async function keepRecord(
  context: Context,
  trx: Database,
  { renovationId, instalmentId, stated, from }: NewRecord,
): Promise<PaymentRecord> {
  requirePossible(context, stated)
  const room = await lockRoom(trx, renovationId)
  const rows = await lockSchedule(trx, renovationId)
  const instalment = requireInstalment(rows, instalmentId)
  // After a settlement there can be something left to pay.
  const isLeft = room.status === 'CANCELLED' && openOf(instalment) > 0
  if (!payable.has(room.status) && !isLeft) throw new AppError('illegal-transition')
  if (openOf(instalment) === 0) throw new AppError('instalment-paid', { details: { open: 0 } })
  const records = await listRecords(trx, renovationId)
  const waiting = records.filter(({ state }) => state === 'SUBMITTED').length
  if (waiting >= waitingRecordsAtMost) throw new AppError('too-many-records', { retryAfterSeconds: 3600 })
  const isOfMember = 'fileId' in from
  if (isOfMember) await usePlan(trx, from.accountId, from.fileId)
  const id = newId()
  const { amount, wallet, channel, ...fields } = stated
  await insertRecord(trx, {
    id,
    renovation_id: renovationId,
    instalment_id: instalmentId,
    number: (records[0]?.number ?? 0) + 1,
    ...fields,
    ...keptChannel(channel),
    wallet: channel === 'WALLET' ? wallet : null,
    amount_cents: toCents(amount),
    created_at: context.clock.now(),
    ...(isOfMember ? { file_id: from.fileId, account_id: from.accountId } : { staff_id: from.staffId }),
  })
  const facts = { number: instalment.number }
  const actor = isOfMember ? { accountId: from.accountId } : { staffId: from.staffId }
  await noteInRoom(context, trx, renovationId, actor, { action: 'payment-recorded', facts })
  if (isOfMember) {
    if (!(await isPlan(trx, from.fileId))) await requestReading(context, trx, from.fileId, { record_id: id })
    await notifyPayers(context, trx, room, { recordId: id, event: 'received' })
  }
  return shown(context, trx, id, rows, isOfMember ? from.accountId : undefined)
}

type EnteredChannel = Stated['channel']

/** The columns that together hold a channel. */
export function keptChannel(channel: EnteredChannel) {
  if (isByHand(channel)) return { channel: 'BANK_TRANSFER', by_hand: channel } as const
  return { channel, by_hand: null }
}

/** Throws `invalid-input` without the number by which money is found again; cash may have none. */
export function requireNumber(path: string, channel: EnteredChannel, number: string): void {
  if (channel !== 'CASH' && number.trim() === '')
    throw new AppError('invalid-input', { errors: [{ path, code: 'required' }] })
}

/** Throws `invalid-input` for an unknown wallet, a missing number, or a day in the future or too long ago. */
function requirePossible({ clock }: Context, { channel, wallet, bank_number: number, paid_on: day }: Stated): void {
  requireNumber('bank_number', channel, number)
  if (channel === 'WALLET' && wallet === null)
    throw new AppError('invalid-input', { errors: [{ path: 'wallet', code: 'required' }] })
  requirePaymentDay(clock.now(), 'paid_on', day)
}

/** Throws `invalid-input` for a day in the future or too long ago. */
export function requirePaymentDay(now: Date, path: string, day: string): void {
  requireDayPassed(now, path, day)
  if (day < hongKongDay(now, -paidDaysAgoAtMost))
    throw new AppError('invalid-input', { errors: [{ path, code: 'too-small' }] })
}

export async function shown(
  context: Context,
  trx: Database,
  recordId: string,
  instalments: readonly InstalmentRow[],
  viewerId?: string,
): Promise<PaymentRecord> {
  const row = await findRecord(trx, recordId)
  const [record] = row ? await presentRecords(context, trx, [row], { instalments, viewerId }) : []
  if (!record) throw new AppError('payment-record-not-found')
  return record
}

/** Withdrawn by the member who submitted it. Throws `payment-record-not-found`, `illegal-transition`. */
export async function withdrawRecord(
  context: Context,
  accountId: string,
  renovationId: string,
  recordId: string,
): Promise<PaymentRecord> {
  await requireRight(context.db, renovationId, accountId, 'APPROVE')
  return transaction(context.db, async (trx) => {
    await lockRoom(trx, renovationId)
    const rows = await lockSchedule(trx, renovationId)
    const record = await lockRecordOf(trx, renovationId, recordId)
    const isOwn = record.account_id === accountId
    const change = { state: 'WITHDRAWN', decided_at: context.clock.now() } as const
    if (!isOwn || !(await moveRecord(trx, recordId, 'SUBMITTED', change))) throw new AppError('illegal-transition')
    const facts = { number: numberOf(rows, record) }
    await noteInRoom(context, trx, renovationId, { accountId }, { action: 'payment-withdrawn', facts })
    return shown(context, trx, recordId, rows, accountId)
  })
}

export function numberOf(rows: readonly InstalmentRow[], { instalment_id: id }: RecordRow): number {
  return requireInstalment(rows, id).number
}

async function lockRecordOf(trx: Database, renovationId: string, recordId: string): Promise<RecordRow> {
  const record = isId(recordId) ? await lockRecord(trx, recordId) : undefined
  if (record?.renovation_id !== renovationId) throw new AppError('payment-record-not-found')
  return record
}

/** A record of the room, for a member who may see its picture and receipt. */
export async function requireRecord(
  { db }: Context,
  accountId: string,
  renovationId: string,
  recordId: string,
): Promise<RecordRow> {
  await requireRight(db, renovationId, accountId, 'APPROVE')
  const record = isId(recordId) ? await findRecord(db, recordId) : undefined
  if (record?.renovation_id !== renovationId) throw new AppError('payment-record-not-found')
  return record
}

/** Throws `payment-record-not-found`, and `file-not-found` if the record has no picture. */
export async function sendRecordImage(
  context: Context,
  accountId: string,
  renovationId: string,
  recordId: string,
): Promise<FileAnswer> {
  return sendImageOf(context, await requireRecord(context, accountId, renovationId, recordId))
}

export async function sendImageOf(context: Context, { file_id: fileId }: RecordRow): Promise<FileAnswer> {
  if (!fileId) throw new AppError('file-not-found')
  return sendOwnedFile(context, fileId)
}
