import type { QuotationStatus } from '@fitout/contract/quotation-head.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { DB, QuotationGroups, Quotations } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export type QuotationRow = Selectable<Quotations>
export type GroupRow = Selectable<QuotationGroups>

/** Serialises lists as JSON; the driver would write them as PostgreSQL arrays. */
function json<Value>(value: Value) {
  return sql<Value>`${JSON.stringify(value)}::jsonb`
}

export async function insertQuotation(db: Database, row: Insertable<DB['quotations']>): Promise<void> {
  await db.insertInto('quotations').values(row).execute()
}

export async function findQuotation(db: Database, renovationId: string, version: number) {
  return db
    .selectFrom('quotations')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .where('version', '=', version)
    .executeTakeFirst()
}

export async function findQuotationById(db: Database, id: string): Promise<QuotationRow | undefined> {
  return db.selectFrom('quotations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locked after its room. */
export async function lockQuotation(db: Database, renovationId: string, version: number) {
  return db
    .selectFrom('quotations')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .where('version', '=', version)
    .forUpdate()
    .executeTakeFirst()
}

export async function lockInStatus(db: Database, renovationId: string, status: QuotationStatus) {
  return db
    .selectFrom('quotations')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst()
}

export async function findNewestVersion(db: Database, renovationId: string): Promise<QuotationRow | undefined> {
  return db
    .selectFrom('quotations')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function updateQuotation(db: Database, id: string, change: Updateable<DB['quotations']>): Promise<void> {
  await db.updateTable('quotations').set(change).where('id', '=', id).execute()
}

/** One state transition. False if the version is in another state. */
export async function moveQuotation(
  db: Database,
  id: string,
  { from, change }: { from: QuotationStatus; change: Updateable<DB['quotations']> },
): Promise<boolean> {
  const row = await db
    .updateTable('quotations')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The one statement that makes a contract: only if the version read is still open. */
export async function acceptOpenVersion(
  db: Database,
  id: string,
  { hash, today, coolingOffUntil }: { hash: string; today: string; coolingOffUntil: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('quotations')
    .set({ status: 'ACCEPTED', cooling_off_until: coolingOffUntil })
    .where('id', '=', id)
    .where('status', '=', 'SENT')
    .where('content_hash', '=', hash)
    .where('valid_until', '>=', today)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Versions past their last day. Another process may be expiring them too. */
export async function listOverdue(db: Database, today: string, atMost: number) {
  return db
    .selectFrom('quotations')
    .select(['renovation_id', 'version'])
    .where('status', '=', 'SENT')
    .where('valid_until', '<', today)
    .orderBy('valid_until')
    .limit(atMost)
    .execute()
}

/** Marks open versions that end by a day, and have been open for a while, as reminded, each once, and returns them. */
export async function takeEnding(
  db: Database,
  { until, sentBefore, now }: { until: string; sentBefore: Date; now: Date },
) {
  return db
    .updateTable('quotations')
    .set({ reminded_at: now })
    .where('status', '=', 'SENT')
    .where('valid_until', '<=', until)
    .where('sent_at', '<', sentBefore)
    .where('reminded_at', 'is', null)
    .returning(['id', 'renovation_id'])
    .execute()
}

export async function listGroups(db: Database, quotationId: string) {
  return db
    .selectFrom('quotation_groups as g')
    .leftJoin('staff as s', 's.id', 'g.staff_id')
    .selectAll('g')
    .select('s.name as staff_name')
    .where('quotation_id', '=', quotationId)
    .orderBy('position')
    .orderBy('key')
    .execute()
}

/** Saves a group if its revision is the one read; 0 for a new group. False if it has changed. */
export async function saveGroup(
  db: Database,
  { lines, title, ...row }: Insertable<QuotationGroups> & { quotation_id: string; key: string },
  revision: number,
): Promise<boolean> {
  const values = { ...row, title: json(title), lines: json(lines), revision: revision + 1 }
  if (revision === 0) {
    const added = await db
      .insertInto('quotation_groups')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    return added !== undefined
  }
  const { position: _position, ...change } = values
  const changed = await db
    .updateTable('quotation_groups')
    .set(change)
    .where('quotation_id', '=', row.quotation_id)
    .where('key', '=', row.key)
    .where('revision', '=', revision)
    .returning('key')
    .executeTakeFirst()
  return changed !== undefined
}

export async function placeGroup(db: Database, quotationId: string, key: string, position: number): Promise<void> {
  await db
    .updateTable('quotation_groups')
    .set({ position })
    .where('quotation_id', '=', quotationId)
    .where('key', '=', key)
    .execute()
}

export async function deleteGroups(db: Database, quotationId: string): Promise<void> {
  await db.deleteFrom('quotation_groups').where('quotation_id', '=', quotationId).execute()
}

/** The accepted versions of a room, including those of ended contracts. */
export async function listAccepted(db: Database, renovationId: string): Promise<QuotationRow[]> {
  return db
    .selectFrom('quotations')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .where('status', 'in', ['ACCEPTED', 'CANCELLED'])
    .orderBy('version')
    .execute()
}

/** Records the hash of the signed file unless there is one; returns the one that counts. */
export async function recordPdfHash(db: Database, id: string, hash: string): Promise<string> {
  await db
    .updateTable('quotations')
    .set({ pdf_hash: hash })
    .where('id', '=', id)
    .where('pdf_hash', 'is', null)
    .execute()
  const row = await db.selectFrom('quotations').select('pdf_hash').where('id', '=', id).executeTakeFirst()
  return row?.pdf_hash ?? hash
}

export async function insertDecision(db: Database, row: Insertable<DB['quotation_decisions']>): Promise<void> {
  await db.insertInto('quotation_decisions').values(row).execute()
}

export async function findDecision(db: Database, quotationId: string, kind: DB['quotation_decisions']['kind']) {
  return db
    .selectFrom('quotation_decisions')
    .selectAll()
    .where('quotation_id', '=', quotationId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}
