import type { WorkWeek } from '@fitout/contract/working-days.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { DB, Stages } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type StageRow = Selectable<Stages>

export async function insertStages(db: Database, rows: Insertable<DB['stages']>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('stages').values(rows).execute()
}

/** The stages of renovations in planned order. */
export async function listStageRows(db: Database, renovationIds: string[]): Promise<StageRow[]> {
  if (renovationIds.length === 0) return []
  return db
    .selectFrom('stages')
    .selectAll()
    .where('renovation_id', 'in', renovationIds)
    .orderBy('starts_on')
    .orderBy('planned_start')
    .orderBy('key')
    .execute()
}

export async function findStageRow(db: Database, renovationId: string, key: string): Promise<StageRow | undefined> {
  return db
    .selectFrom('stages')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .where('key', '=', key)
    .executeTakeFirst()
}

const byRenovation = keyset(['r.reference', 'text', 'asc'], ['s.key', 'text', 'asc'])

type WorkedOn = { day: string; weeks: readonly WorkWeek[] }

function underWay(db: Database, { day, weeks }: WorkedOn) {
  return db
    .selectFrom('stages as s')
    .innerJoin('renovations as r', 'r.id', 's.renovation_id')
    .where('r.status', 'in', ['IN_PROGRESS', 'INSPECTION'])
    .where(sql<boolean>`r.building ->> 'work_days' = any(${[...weeks]}::text[])`)
    .where('s.actual_start', '<=', day)
    .where((of) => of.or([of('s.actual_end', 'is', null), of('s.actual_end', '>=', day)]))
}

/** The stages that were under way on a day, in buildings with one of these work weeks. */
export async function listUnderWay(db: Database, workedOn: WorkedOn, page: Place) {
  const rows = await underWay(db, workedOn)
    .select(['s.renovation_id', 's.key', 's.title', 'r.title as renovation', byRenovation.key.as('row_key')])
    .where(byRenovation.follows(page.after))
    .orderBy(byRenovation.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await underWay(db, workedOn)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

type Transition = { from: StageRow['status']; change: Updateable<DB['stages']> }

/** One state transition. False if the stage is no longer in the `from` state. */
export async function moveStage(db: Database, { renovation_id, key }: StageRow, arrow: Transition): Promise<boolean> {
  const row = await db
    .updateTable('stages')
    .set(arrow.change)
    .where('renovation_id', '=', renovation_id)
    .where('key', '=', key)
    .where('status', '=', arrow.from)
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** Saves the plan of a stage. New stages have no agreed days. */
export async function putStage(db: Database, row: Insertable<DB['stages']>): Promise<void> {
  const { title, weight, starts_on, working_days } = row
  await db
    .insertInto('stages')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['renovation_id', 'key']).doUpdateSet({ title, weight, starts_on, working_days }),
    )
    .execute()
}

export async function deleteStages(db: Database, renovationId: string, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  await db.deleteFrom('stages').where('renovation_id', '=', renovationId).where('key', 'in', keys).execute()
}

export async function raiseRevision(db: Database, renovationId: string): Promise<void> {
  await db
    .updateTable('renovations')
    .set((of) => ({ stages_revision: of('stages_revision', '+', 1) }))
    .where('id', '=', renovationId)
    .execute()
}
