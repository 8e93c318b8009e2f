import type { Insertable, Selectable } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export type SegmentRow = Selectable<DB['customer_segments']>

export async function listSegmentRows(db: Database): Promise<SegmentRow[]> {
  return db.selectFrom('customer_segments').selectAll().orderBy('name').execute()
}

/** Serialises writers, so that the limit is never exceeded. */
export async function lockSegments(db: Database): Promise<SegmentRow[]> {
  return db.selectFrom('customer_segments').selectAll().orderBy('id').forUpdate().execute()
}

export async function insertSegment(db: Database, row: Insertable<DB['customer_segments']>): Promise<SegmentRow> {
  return db.insertInto('customer_segments').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function nameSegment(db: Database, id: string, name: string): Promise<SegmentRow> {
  return db.updateTable('customer_segments').set({ name }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function deleteSegment(db: Database, id: string): Promise<void> {
  await db.deleteFrom('customer_segments').where('id', '=', id).execute()
}
