import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type NewFile = {
  id: string
  account_id: string
  storage_key: string
  type: string
  bytes: number
  width: number
  height: number
}

type NewStaffFile = Omit<NewFile, 'account_id'> & { staff_id: string; source_hash: string }

export async function insertFile(db: Database, file: NewFile | NewStaffFile): Promise<void> {
  await db.insertInto('files').values(file).execute()
}

export async function findFile(db: Database, accountId: string, fileId: string) {
  return db
    .selectFrom('files')
    .select(['id', 'storage_key', 'type'])
    .where('id', '=', fileId)
    .where((of) =>
      of.or([
        of('account_id', '=', accountId),
        // The account of an order sees its proof and refund pictures, whichever session uploaded them.
        of.exists(
          of
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.proof_file_id', '=', 'files.id')
            .where('orders.account_id', '=', accountId),
        ),
        of.exists(
          of
            .selectFrom('refund_requests')
            .innerJoin('orders', 'orders.id', 'refund_requests.order_id')
            .select('refund_requests.id')
            .where(sql<boolean>`files.id = any(refund_requests.file_ids)`)
            .where('orders.account_id', '=', accountId),
        ),
      ]),
    )
    .executeTakeFirst()
}

export async function listStorageKeys(db: Database, fileIds: string[]) {
  if (fileIds.length === 0) return []
  return db.selectFrom('files').select(['id', 'storage_key', 'type']).where('id', 'in', fileIds).execute()
}

export async function findUnusedPicture(db: Database, accountId: string, fileId: string) {
  return db
    .selectFrom('files')
    .select('storage_key')
    .where('id', '=', fileId)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('type', 'like', 'image/%')
    .executeTakeFirst()
}

export async function markPublic(
  db: Database,
  fileId: string,
  size: { bytes: number; width: number; height: number },
): Promise<void> {
  await db
    .updateTable('files')
    .set({ ...size, is_public: true })
    .where('id', '=', fileId)
    .execute()
}

/** Marks a file as unused; the sweep removes it later. */
export async function markFileUnused(db: Database, fileId: string): Promise<void> {
  await db.updateTable('files').set({ used_at: null, is_public: false }).where('id', '=', fileId).execute()
}

/** Marks a file of the account as used. False if the account has no such file of that type, or it is already used. */
export async function markFileUsed(
  db: Database,
  accountId: string,
  fileId: string,
  type: 'image/%' | '%',
): Promise<boolean> {
  const row = await db
    .updateTable('files')
    .set({ used_at: new Date() })
    .where('id', '=', fileId)
    .where('account_id', '=', accountId)
    .where('type', 'like', type)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countUnusedFiles(db: Database, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('files')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** An unused picture of a member of staff, by the hash of the upload. */
export async function findSentFile(db: Database, staffId: string, hash: string) {
  return db
    .selectFrom('files')
    .select(['id', 'width', 'height'])
    .where('staff_id', '=', staffId)
    .where('source_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
}

export async function countUnusedStaffFiles(db: Database, staffId: string): Promise<number> {
  const row = await db
    .selectFrom('files')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** False if the member of staff has no such picture, or it is already used. */
export async function markStaffFileUsed(db: Database, staffId: string, fileId: string): Promise<boolean> {
  const row = await db
    .updateTable('files')
    .set({ used_at: new Date() })
    .where('id', '=', fileId)
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteUnusedFilesBefore(db: Database, time: Date, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    delete from files where id in (
      select id from files where used_at is null and created_at < ${time} order by created_at limit ${atMost}
      for update skip locked)
    returning storage_key`.execute(db)
  return rows.map((row) => row.storage_key)
}

/** Returns which of the keys belong to a file or a sealed document. */
export async function listKnownKeys(db: Database, keys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    // Payment pictures of payers who have left.
    .unionAll(db.selectFrom('sealed_papers').select('storage_key').where('storage_key', 'in', keys))
    .execute()
  return rows.map((row) => row.storage_key)
}

/** Deletes the rows of files that have been stored under another key. */
export async function deleteFileRows(db: Database, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('files').where('storage_key', 'in', keys).execute()
}
