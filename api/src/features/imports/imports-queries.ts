import { type Insertable, type Selectable, sql } from 'kysely'
import type { Imports } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'
import type { ImportMapping } from './import-records.ts'

export type ImportRow = Selectable<Imports>

export async function insertImport(db: Database, row: Insertable<Imports>): Promise<void> {
  await db.insertInto('imports').values(row).execute()
}

export async function findImportRow(db: Database, id: string): Promise<ImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
}

const newestFirst = keyset(['i.created_at', 'instant', 'desc'], ['i.id', 'id', 'desc'])

export async function listImportRows(db: Database, page: Place) {
  const rows = await db
    .selectFrom('imports as i')
    .innerJoin('staff as s', 's.id', 'i.staff_id')
    .selectAll('i')
    .select(['s.name as staff_name', newestFirst.key.as('row_key')])
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await db
    .selectFrom('imports')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export async function findStaffName(db: Database, id: string): Promise<string> {
  const row = await db.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? ''
}

type Status = ImportRow['status']

/** Moves an import to its next step and resets the progress. False if it is in another step. */
export async function moveImport(
  db: Database,
  id: string,
  from: Status | readonly Status[],
  to: Status,
  more: Partial<Pick<ImportRow, 'mapping' | 'refusal' | 'records' | 'fetches_pictures' | 'ended_at'>> = {},
): Promise<boolean> {
  const { mapping, ...others } = more
  const row = await db
    .updateTable('imports')
    .set({ status: to, position: 0, done: 0, ...others, ...(mapping && { mapping: JSON.stringify(mapping) as never }) })
    .where('id', '=', id)
    .where('status', 'in', [from].flat())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Records progress. False if another process has done the same records. */
export async function advanceImport(
  db: Database,
  { id, status, position, done }: Pick<ImportRow, 'id' | 'status' | 'position' | 'done'>,
  to: { position: number; done: number },
): Promise<boolean> {
  const row = await db
    .updateTable('imports')
    .set({ position: to.position, done: done + to.done })
    .where('id', '=', id)
    .where('status', '=', status)
    .where('position', '=', position)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function findMapping(db: Database, headingHash: Buffer): Promise<ImportMapping | undefined> {
  const row = await db
    .selectFrom('import_mappings')
    .select('mapping')
    .where('heading_hash', '=', headingHash)
    .executeTakeFirst()
  return row?.mapping
}

export async function putMapping(db: Database, headingHash: Buffer, mapping: ImportMapping, now: Date): Promise<void> {
  const row = { mapping: JSON.stringify(mapping) as never, used_at: now }
  await db
    .insertInto('import_mappings')
    .values({ heading_hash: headingHash, ...row })
    .onConflict((conflict) => conflict.column('heading_hash').doUpdateSet(row))
    .execute()
}

export async function putImportPicture(db: Database, importId: string, name: string, pictureId: string): Promise<void> {
  await db
    .insertInto('import_pictures')
    .values({ import_id: importId, name, picture_id: pictureId })
    .onConflict((conflict) => conflict.columns(['import_id', 'name']).doUpdateSet({ picture_id: pictureId }))
    .execute()
}

export async function listImportPictures(
  db: Database,
  importId: string,
  names: string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('import_pictures')
    .select(['name', 'picture_id'])
    .where('import_id', '=', importId)
    .where('name', 'in', names)
    .execute()
  return new Map(rows.map(({ name, picture_id }) => [name, picture_id]))
}

export async function countImportPictures(db: Database, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('import_pictures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks some customers of an import who have not been invited yet as invited, and returns them. */
export async function takeUninvited(db: Database, importId: string, now: Date, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    update imported_things set invited_at = ${now}
    where key in (
      select t.key from imported_things t join accounts a on a.id = t.account_id
      where t.import_id = ${importId} and t.invited_at is null and a.email is not null and a.password_hash is null
        and a.disabled_at is null
      order by t.key limit ${atMost} for update of t skip locked)
    returning account_id`.execute(db)
  return rows.map(({ account_id }) => account_id)
}

export async function countUninvited(db: Database, importId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from imported_things t join accounts a on a.id = t.account_id
    where t.import_id = ${importId} and t.invited_at is null and a.email is not null and a.password_hash is null
      and a.disabled_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

export async function deleteImportsBefore(db: Database, then: Date): Promise<void> {
  await db.deleteFrom('imports').where('created_at', '<', then).execute()
}
