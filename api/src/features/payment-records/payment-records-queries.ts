import type { RecordState } from '@fitout/contract/payment-records.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { DB, PaymentRecords } from '../../../database/tables.ts'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type RecordRow = Selectable<PaymentRecords>

export async function insertRecord(db: Database, row: Insertable<DB['payment_records']>): Promise<void> {
  await db.insertInto('payment_records').values(row).execute()
}

export async function findRecord(db: Database, id: string): Promise<RecordRow | undefined> {
  return db.selectFrom('payment_records').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The record, locked. Its renovation and the instalments are already locked. */
export async function lockRecord(trx: Database, id: string): Promise<RecordRow | undefined> {
  return trx.selectFrom('payment_records').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The records of a renovation, newest first. */
export async function listRecords(db: Database, renovationId: string): Promise<RecordRow[]> {
  return db
    .selectFrom('payment_records')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .orderBy('number', 'desc')
    .execute()
}

/** The received payments of a renovation, including reversed ones. */
export async function listReceived(db: Database, renovationId: string): Promise<RecordRow[]> {
  return db
    .selectFrom('payment_records')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .where('received_cents', 'is not', null)
    .orderBy('number')
    .execute()
}

/** One state transition. False if the record is in another state. */
export async function moveRecord(
  db: Database,
  id: string,
  from: RecordState,
  change: Updateable<DB['payment_records']> & { state: RecordState },
): Promise<boolean> {
  const row = await db
    .updateTable('payment_records')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The current allocations of these records, without fully reversed ones. */
export async function listAllocationsOf(db: Database, recordIds: string[]) {
  if (recordIds.length === 0) return []
  return db
    .selectFrom('payment_allocations as a')
    .leftJoin('instalments as i', 'i.id', 'a.instalment_id')
    .select(['a.record_id', 'a.instalment_id', 'i.number'])
    .select((of) => of.fn.sum<number>('a.cents').as('cents'))
    .where('a.record_id', 'in', recordIds)
    .where('a.cause', '=', 'CONFIRMED')
    .groupBy(['a.record_id', 'a.instalment_id', 'i.number'])
    .orderBy('i.number')
    .execute()
}

export async function insertRefund(db: Database, row: Insertable<DB['renovation_refunds']>): Promise<void> {
  await db.insertInto('renovation_refunds').values(row).execute()
}

/** The refunds to the client, newest first. */
export async function listRefunds(db: Database, renovationId: string) {
  return db
    .selectFrom('renovation_refunds')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

const longestWaiting = keyset(['w.since', 'instant', 'asc'], ['w.id', 'id', 'asc'])
const decidedLast = keyset(['w.since', 'instant', 'desc'], ['w.id', 'id', 'desc'])

type Waiting = { state: RecordState; renovation_id?: string | undefined }

/**
 * Payment records of one state; the undecided ones together with undecided proofs of orders. Undecided payments come in
 * the order in which they have waited, others with the last decision first.
 */
export async function listWaiting(db: Database, { state, renovation_id: renovationId }: Waiting, page: Place) {
  const withOrders = state === 'SUBMITTED' && renovationId === undefined
  const all = sql<{ kind: 'RECORD' | 'ORDER'; id: string; since: Date }>`(
    select 'RECORD' as kind, p.id, coalesce(p.reversed_at, p.decided_at, p.created_at) as since from payment_records p
    where p.state = ${state} and (${renovationId ?? null}::uuid is null or p.renovation_id = ${renovationId ?? null}::uuid)
    union all
    select 'ORDER', o.id, o.proof_uploaded_at from orders o
    where ${withOrders} and o.status = 'pending' and o.payment_status = 'unpaid' and o.proof_file_id is not null
      and o.proof_uploaded_at is not null and o.proof_refused_at is null and o.proof_settled_at is null
  )`.as<'w'>('w')
  const inOrder = state === 'SUBMITTED' ? longestWaiting : decidedLast
  const rows = await db
    .selectFrom(all)
    .select(['w.kind', 'w.id', 'w.since'])
    .select(inOrder.key.as('row_key'))
    .where(inOrder.follows(page.after))
    .orderBy(inOrder.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return { rows, total: await countRows(db, db.selectFrom(all).select(sql`1`.as('one'))) }
}

/** The records with everything staff compare them with. */
export async function listRecordsToCompare(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('payment_records as p')
    .innerJoin('renovations as r', 'r.id', 'p.renovation_id')
    .leftJoin('staff as s', 's.id', 'p.staff_id')
    .leftJoin('files as f', 'f.id', 'p.file_id')
    .selectAll('p')
    .select(['r.title', 'r.reference as room_reference', 's.name as staff_name', 'f.width', 'f.height', 'f.type'])
    .where('p.id', 'in', ids)
    .execute()
}
