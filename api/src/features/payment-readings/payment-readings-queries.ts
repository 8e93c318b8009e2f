import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { PaymentFields } from './read-payment.ts'

/** The facts of an order that its proof of payment should show. */
export async function findProvedOrder(db: Database, orderId: string) {
  return db
    .selectFrom('orders')
    .leftJoin('files', 'files.id', 'orders.proof_file_id')
    .select([
      'orders.id',
      'orders.reference',
      'orders.status',
      'orders.total_cents',
      'orders.paid_cents',
      'orders.payment_channel',
      'orders.recipient_name',
      'orders.proof_file_id',
      'orders.proof_uploaded_at',
      'files.width',
      'files.height',
    ])
    .select(({ selectFrom }) =>
      selectFrom('order_payments as p')
        .select('p.amount_cents')
        .whereRef('p.order_id', '=', 'orders.id')
        .whereRef('p.at', '>=', 'orders.proof_uploaded_at')
        .where('p.amount_cents', '>', 0)
        .orderBy('p.at')
        .limit(1)
        .as('received_cents'),
    )
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
}

export type ProvedOrder = NonNullable<Awaited<ReturnType<typeof findProvedOrder>>>

/** As `findProvedOrder`, with the row locked until the transaction ends. */
export async function lockProvedOrder(trx: Database, orderId: string): Promise<ProvedOrder | undefined> {
  await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
  return findProvedOrder(trx, orderId)
}

/** The payment that a picture proves: that of an order, or one recorded for a renovation. */
export type Subject = { order_id: string } | { record_id: string }

/** Creates a pending reading, replacing an earlier one. */
export async function putWaitingReading(db: Database, fileId: string, subject: Subject, now: Date): Promise<void> {
  const waiting = { state: 'WAITING' as const, requested_at: now, read_at: null }
  const subject_kind = 'order_id' in subject ? 'ORDER_PROOF' : 'PAYMENT_RECORD'
  await db
    .insertInto('payment_readings')
    .values({ file_id: fileId, subject_kind, ...subject, ...waiting })
    .onConflict((conflict) => conflict.column('file_id').doUpdateSet(waiting))
    .execute()
}

export async function listReadings(db: Database, fileIds: string[]) {
  if (fileIds.length === 0) return []
  return db
    .selectFrom('payment_readings as r')
    .leftJoin('orders as d', 'd.id', 'r.duplicate_order_id')
    .leftJoin('payment_records as p', 'p.id', 'r.duplicate_record_id')
    .leftJoin('instalments as i', 'i.id', 'p.instalment_id')
    .selectAll('r')
    .select((of) => of.fn.coalesce('d.reference', 'i.reference').as('duplicate_reference'))
    .select('p.renovation_id as duplicate_renovation_id')
    .where('r.file_id', 'in', fileIds)
    .execute()
}

export async function findReading(db: Database, fileId: string): Promise<ReadingRow | undefined> {
  return (await listReadings(db, [fileId]))[0]
}

export type ReadingRow = Awaited<ReturnType<typeof listReadings>>[number]

export async function deleteReading(db: Database, fileId: string): Promise<void> {
  await db.deleteFrom('payment_readings').where('file_id', '=', fileId).execute()
}

export type DoneReading = {
  state: 'READ' | 'NOTHING_READ' | 'FAILED'
  read_at: Date
  engine: string | null
  fields: PaymentFields
  text: string | null
  transaction_number: string | null
  picture_hash: string | null
  duplicate_order_id: string | null
  duplicate_record_id: string | null
}

/**
 * Stores a reading if the picture still proves an open order or a pending payment, and has not been read meanwhile.
 * Returns whether it was stored.
 */
export async function keepReading(db: Database, fileId: string, done: DoneReading): Promise<boolean> {
  const row = await db
    .updateTable('payment_readings as r')
    .set({
      ...done,
      fields: JSON.stringify(done.fields) as unknown as PaymentFields,
      picture_hash: sql`${done.picture_hash}::bit(1024)`,
    })
    .where('r.file_id', '=', fileId)
    .where('r.state', '=', 'WAITING')
    .where((of) =>
      of.or([
        of.exists(
          of
            .selectFrom('orders as o')
            .select('o.id')
            .whereRef('o.id', '=', 'r.order_id')
            .whereRef('o.proof_file_id', '=', 'r.file_id')
            .where('o.status', '=', 'pending'),
        ),
        of.exists(
          of
            .selectFrom('payment_records as p')
            .select('p.id')
            .whereRef('p.id', '=', 'r.record_id')
            .whereRef('p.file_id', '=', 'r.file_id')
            .where('p.state', '=', 'SUBMITTED'),
        ),
      ]),
    )
    .returning('r.file_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of two concurrent readings of the same picture, the second sees the first. */
export async function lockDuplicates(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('duplicates of payment readings', 0))`.execute(trx)
}

const candidatesAtMost = 50

/** Other readings with the same transaction number or similar pictures, oldest first. */
export async function listLookAlikes(
  db: Database,
  {
    subject,
    transaction,
    hash,
    bits,
  }: { subject: Subject; transaction: string | undefined; hash: string; bits: number },
) {
  const distance = sql<number>`bit_count(picture_hash # ${hash}::bit(1024))::int`
  return db
    .selectFrom('payment_readings')
    .select(['order_id', 'record_id', 'fields', 'transaction_number', distance.as('distance')])
    .where(({ eb }) =>
      'order_id' in subject
        ? eb('order_id', 'is distinct from', subject.order_id)
        : eb('record_id', 'is distinct from', subject.record_id),
    )
    .where((of) =>
      of.or([of(distance, '<=', bits), ...(transaction ? [of('transaction_number', '=', transaction)] : [])]),
    )
    .orderBy('requested_at')
    .orderBy('file_id')
    .limit(candidatesAtMost)
    .execute()
}

/** Deletes the full text of a reading some time after its payment was decided; the fields are kept. */
export async function forgetReadTexts(db: Database, decidedBefore: Date, atMost: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update payment_readings set text = null where file_id in (
      select r.file_id from payment_readings r join orders o on o.id = r.order_id
      where r.text is not null and (o.paid_at < ${decidedBefore} or o.proof_refused_at < ${decidedBefore}
        or o.status = 'cancelled' and exists (select 1 from order_statuses s
          where s.order_id = o.id and s.slug = 'cancelled' and s.created_at < ${decidedBefore}))
      union all
      select r.file_id from payment_readings r join payment_records p on p.id = r.record_id
      where r.text is not null and p.decided_at < ${decidedBefore}
      limit ${atMost})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** The facts of a renovation's payment that its picture should show. */
export async function findProvedRecord(db: Database, recordId: string) {
  return db
    .selectFrom('payment_records as p')
    .innerJoin('instalments as i', 'i.id', 'p.instalment_id')
    .select(['p.id', 'p.state', 'p.amount_cents', 'i.reference'])
    .where('p.id', '=', recordId)
    .executeTakeFirst()
}
