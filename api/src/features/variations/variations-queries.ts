import type { VariationStatus } from '@fitout/contract/variation-head.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { DB, VariationDecisions, Variations } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export type VariationRow = Selectable<Variations>
export type DecisionRow = Selectable<VariationDecisions>

export async function insertVariation(db: Database, row: Insertable<DB['variations']>): Promise<void> {
  await db.insertInto('variations').values(row).execute()
}

export async function deleteVariation(db: Database, id: string): Promise<void> {
  await db.deleteFrom('variations').where('id', '=', id).execute()
}

export async function findNewestNumber(db: Database, renovationId: string): Promise<number> {
  const row = await db
    .selectFrom('variations')
    .select((of) => of.fn.max('number').as('number'))
    .where('renovation_id', '=', renovationId)
    .executeTakeFirst()
  return row?.number ?? 0
}

export async function findVariation(db: Database, renovationId: string, id: string): Promise<VariationRow | undefined> {
  return db
    .selectFrom('variations')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findVariationById(db: Database, id: string): Promise<VariationRow | undefined> {
  return db.selectFrom('variations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locked after its room. */
export async function lockVariation(db: Database, renovationId: string, id: string): Promise<VariationRow | undefined> {
  return db
    .selectFrom('variations')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The variations of a room with their decisions, newest first. */
export async function listVariations(db: Database, renovationId: string) {
  return db
    .selectFrom('variations as v')
    .leftJoin('variation_decisions as d', 'd.variation_id', 'v.id')
    .selectAll('v')
    .select(['d.at as decided_at', 'd.reason', 'd.typed_name'])
    .where('v.renovation_id', '=', renovationId)
    .orderBy('v.number', 'desc')
    .execute()
}

export type ListedRow = Awaited<ReturnType<typeof listVariations>>[number]

export async function updateVariation(db: Database, id: string, change: Updateable<DB['variations']>): Promise<void> {
  await db.updateTable('variations').set(change).where('id', '=', id).execute()
}

/** One state transition. False if the variation is in another state. */
export async function moveVariation(
  db: Database,
  id: string,
  { from, change }: { from: VariationStatus; change: Updateable<DB['variations']> },
): Promise<boolean> {
  const row = await db
    .updateTable('variations')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The one statement that changes a contract: only if the content read is still open. */
export async function approveOpen(
  db: Database,
  id: string,
  { hash, today }: { hash: string; today: string },
): Promise<boolean> {
  const row = await db
    .updateTable('variations')
    .set({ status: 'APPROVED' })
    .where('id', '=', id)
    .where('status', '=', 'SENT')
    .where('content_hash', '=', hash)
    .where('valid_until', '>=', today)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertDecision(db: Database, row: Insertable<DB['variation_decisions']>): Promise<void> {
  await db.insertInto('variation_decisions').values(row).execute()
}

export async function findDecision(db: Database, variationId: string): Promise<DecisionRow | undefined> {
  return db.selectFrom('variation_decisions').selectAll().where('variation_id', '=', variationId).executeTakeFirst()
}

export async function listApproved(db: Database, renovationId: string): Promise<VariationRow[]> {
  return db
    .selectFrom('variations')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .where('status', '=', 'APPROVED')
    .orderBy('number')
    .execute()
}

/** The open variations of a room, oldest first; given a day, only those that expired before it. */
export async function listOpen(db: Database, renovationId: string, before?: string): Promise<VariationRow[]> {
  return db
    .selectFrom('variations')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .where('status', '=', 'SENT')
    .where((of) => (before === undefined ? of.val(true) : of('valid_until', '<', before)))
    .orderBy('number')
    .execute()
}

/** Rooms with a variation past its last day. */
export async function listRoomsOverdue(db: Database, today: string, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('variations')
    .select('renovation_id')
    .distinct()
    .where('status', '=', 'SENT')
    .where('valid_until', '<', today)
    .limit(atMost)
    .execute()
  return rows.map((row) => row.renovation_id)
}

/** The accepted total with approved variations; undefined without a contract. */
export async function findContractSum(db: Database, renovationId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('quotations as q')
    .innerJoin('quotation_decisions as d', (join) =>
      join.onRef('d.quotation_id', '=', 'q.id').on('d.kind', '=', 'ACCEPTED'),
    )
    .select(
      sql<number>`d.total_cents + (
        select coalesce(sum(v.amount_cents), 0)::bigint from variations v
        where v.renovation_id = q.renovation_id and v.status = 'APPROVED')`.as('sum'),
    )
    .where('q.renovation_id', '=', renovationId)
    .where('q.status', '=', 'ACCEPTED')
    .executeTakeFirst()
  return row?.sum
}

/** Records the hash of the signed file unless there is one; returns the one that counts. */
export async function recordPdfHash(db: Database, id: string, hash: string): Promise<string> {
  await db
    .updateTable('variations')
    .set({ pdf_hash: hash })
    .where('id', '=', id)
    .where('pdf_hash', 'is', null)
    .execute()
  const row = await db.selectFrom('variations').select('pdf_hash').where('id', '=', id).executeTakeFirst()
  return row?.pdf_hash ?? hash
}
