import type { Insertable } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export async function countHolds(db: Database, accountId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('appointment_holds')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertHold(db: Database, row: Insertable<DB['appointment_holds']>): Promise<void> {
  await db.insertInto('appointment_holds').values(row).execute()
}

export async function findHold(db: Database, id: string, accountId: string) {
  return db
    .selectFrom('appointment_holds')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

export async function deleteHold(db: Database, id: string): Promise<void> {
  await db.deleteFrom('appointment_holds').where('id', '=', id).execute()
}
