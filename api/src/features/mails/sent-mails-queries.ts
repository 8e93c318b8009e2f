import { type Insertable, sql } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

/** Each try of a mail replaces the one before. Nothing is recorded of an account that is gone, and of a merged one with the other. */
export async function putSentMail(
  db: Database,
  { id, account_id, kind, about, about_id, state, at }: Insertable<DB['sent_mails']>,
): Promise<void> {
  await sql`
    insert into sent_mails as m (id, account_id, kind, about, about_id, state, at)
    select ${id}, coalesce(a.merged_into, a.id), ${kind}, ${about}, ${about_id}::uuid, ${state}, ${at}::timestamptz
    from accounts a where a.id = ${account_id}::uuid and (a.deleted_at is null or a.merged_into is not null)
    for share
    on conflict (id) do update set state = excluded.state, at = excluded.at, tries = m.tries + 1`.execute(db)
}

export async function deleteSentMails(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('sent_mails').where('at', '<', before).execute()
}
