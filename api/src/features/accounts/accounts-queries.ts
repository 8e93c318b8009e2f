import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export async function findAccountAndEnd(db: Database, accountId: string) {
  const { rows } = await sql<{
    is_ended: boolean
    type: string | null
    username: string | null
    email: string | null
    area_code: string | null
    phone: string | null
    email_verified: boolean
    phone_verified: boolean
    language: string | null
  }>`
    select e.account_id is not null as is_ended, a.type, a.username, a.email, a.area_code, a.phone, a.language,
      a.email_verified_at is not null as email_verified, a.phone_verified_at is not null as phone_verified
    from (select ${accountId}::uuid as id) asked
    left join accounts a on a.id = asked.id
    left join ended_guests e on e.account_id = asked.id`.execute(db)
  return rows[0]
}

export async function insertGuestAccount(db: Database, accountId: string, language: string): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ id: accountId, type: 'TEMP', language })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function insertEndedGuest(db: Database, accountId: string): Promise<void> {
  await db
    .insertInto('ended_guests')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}

export async function deleteEndedGuestsBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('ended_guests').where('ended_at', '<', time).execute()
}
