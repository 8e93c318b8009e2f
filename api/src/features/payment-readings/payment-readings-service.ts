import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { findProofReading } from '@fitout/contract/staff/payment-readings.ts'
import { RecognitionStopped } from '../../adapters/recognition/port.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { logFailure } from '../../log-failure.ts'
import { recordChange } from '../audit/audit-service.ts'
import { requireShopConstants } from '../configuration/configuration-service.ts'
import { readFiles } from '../files/files-service.ts'
import { firstDuplicate, matchReading, sameLookBits } from './match-reading.ts'
import { accountOf, ownAccounts } from './own-accounts.ts'
import {
  deleteReading,
  type DoneReading,
  findProvedOrder,
  findProvedRecord,
  findReading,
  forgetReadTexts,
  keepReading,
  listLookAlikes,
  listReadings,
  lockDuplicates,
  lockProvedOrder,
  type ProvedOrder,
  putWaitingReading,
  type ReadingRow,
  type Subject,
} from './payment-readings-queries.ts'
import { preparePicture } from './prepare-picture.ts'
import { type PaymentFields, readPayment } from './read-payment.ts'
import { readTwice } from './read-twice.ts'

/** Documented in docs/limits.md. */
export const readTextDays = 30
/** How long a reading is reported as pending at most. */
export const progressSeconds = 70

type ProofReading = AnswerInput<typeof findProofReading>
type Reading = NonNullable<ProofReading['data']['reading']>

/** Queues the reading of a payment's picture, once the transaction is committed. */
export async function requestReading(context: Context, trx: Database, fileId: string, subject: Subject): Promise<void> {
  if (!context.recognition) return
  await putWaitingReading(trx, fileId, subject, context.clock.now())
  await context.jobs.enqueue(trx, 'read-payment-picture', { fileId })
}

/**
 * Reads a picture and stores the result; any failure is stored as a failed reading. Whether the picture is still current
 * is checked when storing, so that an outdated reading is dropped.
 */
export async function readPaymentPicture(context: Context, { fileId }: { fileId: string }): Promise<void> {
  const row = await findReading(context.db, fileId)
  const proved = row && (await findProved(context.db, row))
  if (row?.state !== 'WAITING' || !proved) return
  const done = await readNow(context, fileId, proved).catch((error: unknown) => {
    if (error instanceof RecognitionStopped) throw error
    logFailure(context.log, error, 'read-payment-picture', {})
    return undefined
  })
  const failed = { state: 'FAILED' as const, fields: {}, text: null, transaction_number: null, picture_hash: null }
  const engine = context.recognition?.engine ?? null
  const kept = { ...(done ?? failed), read_at: context.clock.now(), engine }
  await transaction(context.db, async (trx) => {
    await lockDuplicates(trx)
    const duplicate = await findDuplicate(trx, proved.subject, kept)
    const duplicate_order_id = duplicate?.order_id ?? null
    const duplicate_record_id = duplicate?.record_id ?? null
    const isStored = await keepReading(trx, fileId, { ...kept, duplicate_order_id, duplicate_record_id })
    if (!isStored) await deleteReading(trx, fileId)
  })
}

type Proved = { subject: Subject; cents: number; reference: string }

/** The facts that a picture should prove. */
async function findProved(db: Database, row: ReadingRow): Promise<Proved | undefined> {
  const order = row.order_id ? await findProvedOrder(db, row.order_id) : undefined
  if (order) return { subject: { order_id: order.id }, cents: centsOf(order), reference: order.reference }
  const record = row.record_id ? await findProvedRecord(db, row.record_id) : undefined
  if (!record) return undefined
  return { subject: { record_id: record.id }, cents: record.amount_cents, reference: record.reference }
}

/** The amount that a proof should show: what staff received by it, until then what is open. */
function centsOf({ total_cents: total, paid_cents: paid, received_cents: received }: ProvedOrder): number {
  return received ?? total - paid
}

type Read = Pick<DoneReading, 'state' | 'fields' | 'text' | 'transaction_number' | 'picture_hash'>

async function readNow(context: Context, fileId: string, { cents, reference }: Proved): Promise<Read | undefined> {
  const [picture] = await Array.fromAsync(readFiles(context, [fileId]))
  if (!picture || !context.recognition) return undefined
  const { png, hash, ...size } = await preparePicture(picture)
  const lines = await readTwice(context.recognition, png)
  const own = ownAccounts(await requireShopConstants(context))
  const expected = { ...own, cents, reference, now: context.clock.now() }
  const { text, fields } = readPayment(lines, size, expected)
  return {
    state: Object.keys(fields).length > 0 ? 'READ' : 'NOTHING_READ',
    fields,
    text: text || null,
    transaction_number: fields.transaction?.value ?? null,
    picture_hash: hash,
  }
}

async function findDuplicate(trx: Database, subject: Subject, { fields, picture_hash: hash }: Read) {
  if (!hash) return undefined
  const number = fields.transaction?.value
  const others = await listLookAlikes(trx, { subject, transaction: number, hash, bits: sameLookBits })
  return firstDuplicate(fields, others)
}

/** Throws `order-not-found`. */
export async function showProofReading(context: Context, orderId: string): Promise<ProofReading> {
  const order = isId(orderId) ? await findProvedOrder(context.db, orderId) : undefined
  if (!order) throw new AppError('order-not-found')
  const row = order.proof_file_id ? await findReading(context.db, order.proof_file_id) : undefined
  const constants = await requireShopConstants(context)
  return {
    data: {
      order_id: order.id,
      proof: order.proof_file_id,
      picture: order.width && order.height ? { width: order.width, height: order.height } : null,
      is_recognition_in_progress: isInProgress(context, row),
      is_recognition_on: context.recognition !== undefined,
      can_read_again: canBeRead(context, order),
      expected: {
        amount: toDollars(centsOf(order)),
        reference: order.reference,
        ...accountOf(constants, order.payment_channel),
      },
      stated: {
        channel: order.payment_channel as ProofReading['data']['stated']['channel'],
        payer: order.recipient_name,
        uploaded_at: order.proof_uploaded_at?.toISOString() ?? null,
      },
      reading: row
        ? presentReading(row, {
            ...ownAccounts(constants),
            cents: centsOf(order),
            reference: order.reference,
            near: order.proof_uploaded_at,
          })
        : null,
    },
  }
}

/** The readings by id of their picture. */
export async function readingsOf(db: Database, fileIds: string[]): Promise<Map<string, ReadingRow>> {
  return new Map((await listReadings(db, fileIds)).map((row) => [row.file_id, row]))
}

/** The studio's accounts that payments are compared with. */
export async function requireOwnAccounts(context: Context) {
  const constants = await requireShopConstants(context)
  return { ...ownAccounts(constants), accountOf: (channel: string | null) => accountOf(constants, channel) }
}

export function isInProgress({ clock }: Context, row: ReadingRow | undefined): boolean {
  if (row?.state !== 'WAITING') return false
  return clock.now().getTime() - row.requested_at.getTime() < progressSeconds * 1000
}

/** A finished reading and the values it is compared with; null while pending. */
export function presentReading(row: ReadingRow, against: Parameters<typeof matchReading>[1]): Reading | null {
  const { state, read_at: readAt, engine, fields, text } = row
  if (state === 'WAITING' || !readAt) return null
  const duplicate = row.duplicate_order_id ?? row.duplicate_record_id
  const kind = row.duplicate_order_id ? 'ORDER_PROOF' : 'PAYMENT_RECORD'
  return {
    state,
    read_at: readAt.toISOString(),
    engine,
    fields: presentFields(fields),
    text,
    ...matchReading(fields, against),
    is_duplicate: duplicate !== null,
    duplicate_of: duplicate
      ? {
          kind,
          _id: duplicate,
          reference: row.duplicate_reference ?? '',
          renovation_id: row.duplicate_renovation_id,
        }
      : null,
  }
}

function presentFields({ amount, ...others }: PaymentFields) {
  return { ...others, ...(amount && { amount: { ...amount, value: toDollars(amount.value) } }) }
}

/** A proof can be read while its order is open. */
function canBeRead({ recognition }: Context, { proof_file_id: proof, status }: ProvedOrder): boolean {
  return recognition !== undefined && proof !== null && status === 'pending'
}

/** Throws `order-not-found`, and `illegal-transition` if there is nothing to read or the reading is no longer needed. */
export async function readProofAgain(context: Context, by: { id: string }, orderId: string): Promise<ProofReading> {
  await transaction(context.db, async (trx) => {
    const order = isId(orderId) ? await lockProvedOrder(trx, orderId) : undefined
    if (!order) throw new AppError('order-not-found')
    const { proof_file_id: proof } = order
    if (!proof || !canBeRead(context, order)) throw new AppError('illegal-transition')
    await requestReading(context, trx, proof, { order_id: order.id })
    await recordChange(trx, by, {
      action: 'payments.read-again',
      subject: 'order',
      id: order.id,
      title: order.reference,
      before: undefined,
      after: { reading: 'again' },
    })
  })
  return showProofReading(context, orderId)
}

/** Deletes the full text of readings of orders that were decided long ago. */
export async function sweepReadTexts(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - readTextDays * 86_400_000)
  while ((await forgetReadTexts(context.db, before, 500)) === 500);
}

export type { ReadingRow } from './payment-readings-queries.ts'
