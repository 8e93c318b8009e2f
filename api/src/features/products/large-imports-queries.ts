import { type Selectable, sql } from 'kysely'
import type { ProductImports } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import type { ImportOutcome } from './import-outcome.ts'

export type NewImport = Pick<Selectable<ProductImports>, 'id' | 'staff_id' | 'source' | 'rows' | 'created_at'>

export async function insertImport(db: Database, row: NewImport): Promise<void> {
  await db.insertInto('product_imports').values(row).execute()
}

export async function findWaitingImport(db: Database, id: string) {
  return db
    .selectFrom('product_imports')
    .select(['staff_id', 'source', 'rows'])
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .executeTakeFirst()
}

export async function noteRowsDone(db: Database, id: string, rows: number): Promise<void> {
  await db
    .updateTable('product_imports')
    .set({ rows_done: rows })
    .where('id', '=', id)
    .where('status', '=', 'WAITING')
    .execute()
}

/** Returns false if it had already ended. */
export async function endImport(db: Database, id: string, outcome: ImportOutcome, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update product_imports set status = ${outcome.is_applied ? 'APPLIED' : 'REFUSED'},
      rows_done = case when ${outcome.is_applied} then rows else 0 end, outcome = ${JSON.stringify(outcome)},
      ended_at = ${now}
    where id = ${id} and status = 'WAITING' returning id`.execute(db)
  return rows.length > 0
}

const selectImports = (db: Database) =>
  db
    .selectFrom('product_imports as i')
    .innerJoin('staff as s', 's.id', 'i.staff_id')
    .select(['i.id', 'i.status', 'i.rows', 'i.rows_done', 'i.created_at', 'i.ended_at', 's.name as staff_name'])

export type ImportRow = Awaited<ReturnType<ReturnType<typeof selectImports>['execute']>>[number]

export async function listNewestImports(db: Database, atMost: number): Promise<ImportRow[]> {
  return selectImports(db).orderBy('i.created_at', 'desc').orderBy('i.id', 'desc').limit(atMost).execute()
}

export async function findImport(db: Database, id: string) {
  return selectImports(db).select('i.outcome').where('i.id', '=', id).executeTakeFirst()
}

export async function deleteImportsBefore(db: Database, then: Date): Promise<void> {
  await db.deleteFrom('product_imports').where('created_at', '<', then).execute()
}
