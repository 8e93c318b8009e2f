import { type Insertable, sql } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export async function insertEvent(db: Database, event: Insertable<DB['account_events']>): Promise<void> {
  await db.insertInto('account_events').values(event).execute()
}

/** By the database's clock, which the table's retention trigger uses too. */
export async function deleteOldEvents(db: Database): Promise<void> {
  await sql`delete from account_events where created_at < now() - interval '180 days'`.execute(db)
}
