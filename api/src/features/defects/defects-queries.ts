import type { DefectState } from '@fitout/contract/defects.ts'
import type { RenovationStatus } from '@fitout/contract/renovations.ts'
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

type NotNotified = { flag: 'is_fix_told' | 'is_silence_told'; alive: RenovationStatus[]; by: Date }

/** The renovations with defects fixed by then that wait for the client and lack this flag. */
export async function listRoomsToNotify(
  db: Database,
  { flag, alive, by }: NotNotified,
  atMost: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('defects as d')
    .innerJoin('renovations as r', 'r.id', 'd.renovation_id')
    .select('d.renovation_id')
    .distinct()
    .where('r.status', 'in', alive)
    .where('d.state', '=', 'FIXED')
    .where('d.fixed_at', '<=', by)
    .where(`d.${flag}`, '=', false)
    .limit(atMost)
    .execute()
  return rows.map(({ renovation_id: id }) => id)
}

/** Returns the numbers of the defects. */
export async function markFixesNotified(db: Database, renovationId: string): Promise<number[]> {
  const rows = await db
    .updateTable('defects')
    .set({ is_fix_told: true })
    .where('renovation_id', '=', renovationId)
    .where('state', '=', 'FIXED')
    .where('is_fix_told', '=', false)
    .returning('number')
    .execute()
  return rows.map(({ number }) => number).toSorted((one, other) => one - other)
}

/** A trigger notifies staff. */
export async function markSilenceNotified(db: Database, renovationId: string, fixedBy: Date): Promise<void> {
  await db
    .updateTable('defects')
    .set({ is_silence_told: true })
    .where('renovation_id', '=', renovationId)
    .where('state', '=', 'FIXED')
    .where('fixed_at', '<=', fixedBy)
    .where('is_silence_told', '=', false)
    .execute()
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
