import type { RenovationFileKind } from '@fitout/contract/renovation-files.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { DB, RenovationFileRevisions, RenovationFiles } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type FileRow = Selectable<RenovationFiles>
export type RevisionRow = Selectable<RenovationFileRevisions>

/** The files asked for. Members only see shared ones. */
export type Asked = { renovationId: string; kinds: readonly RenovationFileKind[]; sharedOnly: boolean }

function filesOf(db: Database, { renovationId, kinds, sharedOnly }: Asked) {
  return db
    .selectFrom('renovation_files')
    .where('renovation_id', '=', renovationId)
    .where('kind', 'in', kinds)
    .where('is_shared', 'in', sharedOnly ? [true] : [true, false])
}

const inOrder = keyset(['kind', 'text', 'asc'], ['position', 'whole', 'asc'], ['id', 'id', 'asc'])

export async function listFileRows(db: Database, asked: Asked, page: Place) {
  const rows = await filesOf(db, asked)
    .selectAll()
    .select(inOrder.key.as('row_key'))
    .where(inOrder.follows(page.after))
    .orderBy(inOrder.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await filesOf(db, asked)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** The revisions of files, newest first within each file. */
export async function listRevisionRows(db: Database, fileIds: string[]): Promise<RevisionRow[]> {
  if (fileIds.length === 0) return []
  return db
    .selectFrom('renovation_file_revisions')
    .selectAll()
    .where('file_id', 'in', fileIds)
    .orderBy('file_id')
    .orderBy('revision', 'desc')
    .execute()
}

/** The first shared files of each kind in order, and of models the latest; each with the number of files of its kind. */
export async function listFirstShared(db: Database, renovationId: string, most: number) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('renovation_files as f')
        .selectAll('f')
        .select((of) => {
          const revisedAt = of
            .selectFrom('renovation_file_revisions as r')
            .select((by) => by.fn.max('r.created_at').as('at'))
            .whereRef('r.file_id', '=', 'f.id')
            .where('f.kind', '=', 'MODEL')
          return [
            of.fn
              .countAll<number>()
              .over((over) => over.partitionBy('f.kind'))
              .as('of_kind'),
            of.fn
              .agg<number>('row_number')
              .over((over) =>
                over.partitionBy('f.kind').orderBy(revisedAt, 'desc').orderBy('f.position').orderBy('f.id'),
              )
              .as('place'),
          ]
        })
        .where('f.renovation_id', '=', renovationId)
        .where('f.is_shared', '=', true)
        .as('first'),
    )
    .selectAll()
    .where('place', '<=', most)
    .orderBy('kind')
    .orderBy('place')
    .execute()
}

export async function findFileRow(db: Database, renovationId: string, id: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('renovation_files')
    .selectAll()
    .where('renovation_id', '=', renovationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The storage key of the newest revision of a shared picture. */
export async function findSharedPicture(db: Database, renovationId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('renovation_files')
    .innerJoin('renovation_file_revisions', 'file_id', 'id')
    .select('storage_key')
    .where('renovation_id', '=', renovationId)
    .where('id', '=', id)
    .where('kind', '=', 'IMAGE')
    .where('is_shared', '=', true)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.storage_key
}

/** The number of files of a renovation and the size of all their revisions. */
export async function measureFiles(db: Database, renovationId: string): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(distinct f.id)::int as files, coalesce(sum(r.bytes), 0)::bigint as bytes
    from renovation_files f left join renovation_file_revisions r on r.file_id = f.id
    where f.renovation_id = ${renovationId}`.execute(db)
  return { files: rows[0]?.files ?? 0, bytes: Number(rows[0]?.bytes ?? 0) }
}

export async function insertFileRow(db: Database, row: Insertable<DB['renovation_files']>): Promise<void> {
  await db.insertInto('renovation_files').values(row).execute()
}

export async function insertRevision(db: Database, row: Insertable<DB['renovation_file_revisions']>): Promise<void> {
  await db.insertInto('renovation_file_revisions').values(row).execute()
}

export async function findLastPosition(db: Database, renovationId: string, kind: RenovationFileKind): Promise<number> {
  const row = await db
    .selectFrom('renovation_files')
    .select('position')
    .where('renovation_id', '=', renovationId)
    .where('kind', '=', kind)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.position ?? 0
}

export async function updateFileRow(db: Database, id: string, change: Updateable<DB['renovation_files']>) {
  await db.updateTable('renovation_files').set(change).where('id', '=', id).execute()
}

/** Shares or unshares a file. False if nothing changes. */
export async function setShared(db: Database, id: string, isShared: boolean): Promise<boolean> {
  const row = await db
    .updateTable('renovation_files')
    .set({ is_shared: isShared })
    .where('id', '=', id)
    .where('is_shared', '=', !isShared)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a file that is not shared. False if it is. */
export async function deleteFileRow(db: Database, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('renovation_files')
    .where('id', '=', id)
    .where('is_shared', '=', false)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns which of the keys belong to a revision. */
export async function listKnownFileKeys(db: Database, keys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('renovation_file_revisions')
    .select(['storage_key', 'small_key'])
    .where((of) => of.or([of('storage_key', 'in', keys), of('small_key', 'in', keys)]))
    .execute()
  return rows.flatMap((row) => [row.storage_key, ...(row.small_key ? [row.small_key] : [])])
}

/** Whether a member has opened this revision of a document before. */
export async function hasFetchedPaper(
  db: Database,
  renovationId: string,
  { accountId, paper }: { accountId: string; paper: { file_id: string; revision: number } },
): Promise<boolean> {
  const { rows } = await sql`
    select from renovation_events where renovation_id = ${renovationId} and account_id = ${accountId}
      and action = 'paper-fetched' and facts @> ${JSON.stringify(paper)}::jsonb limit 1`.execute(db)
  return rows.length > 0
}
