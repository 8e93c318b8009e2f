import { type Insertable, sql, type Updateable } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export async function findProfile(db: Database, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'type', 'username', 'email', 'area_code', 'phone', 'gender', 'country', 'language'])
    .select(['avatar_file_id', 'created_at'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** Returns the profile picture and locks the profile until the transaction ends. */
export async function findAvatarForChange(db: Database, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('avatar_file_id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.avatar_file_id
}

/** The profile picture of an active member with public content. */
export async function findPublicAvatar(db: Database, fileId: string) {
  const { rows } = await sql<{ storage_key: string; type: string }>`
    select f.storage_key, f.type from files f join accounts a on a.avatar_file_id = f.id
    where f.id::text = ${fileId.toLowerCase()} and f.is_public and a.disabled_at is null and a.deleted_at is null and (
      exists (select from post_comments c where c.account_id = a.id and c.status = 'ACTIVE')
      or exists (select from product_reviews r where r.account_id = a.id and r.status = 'APPROVED'))`.execute(db)
  return rows[0]
}

export async function updateProfile(
  db: Database,
  accountId: string,
  changes: Pick<Updateable<DB['accounts']>, 'avatar_file_id' | 'username' | 'gender' | 'country' | 'language'>,
): Promise<void> {
  await db.updateTable('accounts').set(changes).where('id', '=', accountId).execute()
}

export async function findRecipient(db: Database, accountId: string) {
  return db.selectFrom('delivery_recipients').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

export type RecipientRow = NonNullable<Awaited<ReturnType<typeof findRecipient>>>

export async function putRecipient(db: Database, row: Insertable<DB['delivery_recipients']>): Promise<void> {
  const { account_id: _, ...changes } = row
  await db
    .insertInto('delivery_recipients')
    .values(row)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changes))
    .execute()
}

/** Moves a guest's recipient to an account that has none. */
export async function moveRecipient(db: Database, guestId: string, accountId: string): Promise<void> {
  await db
    .updateTable('delivery_recipients')
    .set({ account_id: accountId })
    .where('account_id', '=', guestId)
    .where((of) =>
      of.not(of.exists(of.selectFrom('delivery_recipients').select('name').where('account_id', '=', accountId))),
    )
    .execute()
}
