import type { DefectState } from '@fitout/contract/defects.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { DB, Defects } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export type DefectRow = Selectable<Defects>

/** The states of an unresolved defect. */
const open: readonly DefectState[] = ['OPEN', 'FIXED']

export async function insertDefect(db: Database, row: Insertable<DB['defects']>): Promise<void> {
  await db.insertInto('defects').values(row).execute()
}

export async function listDefectRows(db: Database, renovationId: string): Promise<DefectRow[]> {
  return db.selectFrom('defects').selectAll().where('renovation_id', '=', renovationId).orderBy('number').execute()
}

export async function findDefectRow(db: Database, renovationId: string, id: string): Promise<DefectRow | undefined> {
  return db
    .selectFrom('defects')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findLastNumber(db: Database, renovationId: string): Promise<number> {
  const row = await db
    .selectFrom('defects')
    .select((of) => of.fn.max('number').as('last'))
    .where('renovation_id', '=', renovationId)
    .executeTakeFirst()
  return row?.last ?? 0
}

export async function listOpenDefectRows(db: Database, renovationId: string): Promise<DefectRow[]> {
  return db
    .selectFrom('defects')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .where('state', 'in', open)
    .orderBy('number')
    .execute()
}

type Transition = { from: DefectState; change: Updateable<DB['defects']> }

/** One state transition. False if the defect is no longer in the `from` state. */
export async function moveDefect(db: Database, id: string, { from, change }: Transition): Promise<boolean> {
  const row = await db
    .updateTable('defects')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type CountRow = { renovation_id: string; open: number; fixed: number; major: number; late: number }

/** The number of open defects by renovation. Renovations without any have no row. */
export async function countOpenDefects(db: Database, renovationIds: string[], today: string): Promise<CountRow[]> {
  if (renovationIds.length === 0) return []
  return db
    .selectFrom('defects')
    .where('renovation_id', 'in', renovationIds)
    .where('state', 'in', open)
    .groupBy('renovation_id')
    .select([
      'renovation_id',
      sql<number>`count(*)::int`.as('open'),
      sql<number>`(count(*) filter (where state = 'FIXED'))::int`.as('fixed'),
      sql<number>`(count(*) filter (where severity = 'MAJOR'))::int`.as('major'),
      sql<number>`(count(*) filter (where state = 'OPEN' and due_on < ${today}))::int`.as('late'),
    ])
    .execute()
}
