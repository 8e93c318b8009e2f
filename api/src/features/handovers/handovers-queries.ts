import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, Handovers } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export type HandoverRow = Selectable<Handovers>

export async function findHandover(db: Database, renovationId: string): Promise<HandoverRow | undefined> {
  return db.selectFrom('handovers').selectAll().where('renovation_id', '=', renovationId).executeTakeFirst()
}

export async function insertHandover(db: Database, row: Insertable<DB['handovers']>): Promise<void> {
  await db.insertInto('handovers').values(row).execute()
}

export async function updateHandover(
  db: Database,
  renovationId: string,
  change: Updateable<DB['handovers']>,
): Promise<void> {
  await db.updateTable('handovers').set(change).where('renovation_id', '=', renovationId).execute()
}

type Signature = Pick<
  Updateable<DB['handovers']>,
  'client_name' | 'client_signed_at' | 'account_id' | 'source_hash' | 'language' | 'wording_version'
>

/**
 * Adds the client's signature. False if the studio's signature is for other content, or the client has signed already.
 */
export async function signHandover(
  db: Database,
  renovationId: string,
  { hash, signature }: { hash: string; signature: Signature },
): Promise<boolean> {
  const row = await db
    .updateTable('handovers')
    .set(signature)
    .where('renovation_id', '=', renovationId)
    .where('content_hash', '=', hash)
    .where('studio_signed_at', 'is not', null)
    .where('client_signed_at', 'is', null)
    .returning('renovation_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Records the hash of the signed file unless there is one; returns the one that counts. */
export async function recordCertificateHash(db: Database, renovationId: string, hash: string): Promise<string> {
  await db
    .updateTable('handovers')
    .set({ pdf_hash: hash })
    .where('renovation_id', '=', renovationId)
    .where('pdf_hash', 'is', null)
    .execute()
  return (await findHandover(db, renovationId))?.pdf_hash ?? hash
}
