import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Locks the two accounts, always in the same order; says whether both are there, and the guest is one still. */
export async function lockGuestAndAccount(db: Database, guestId: string, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string; type: string }>`
    select id, type from accounts where id in (${guestId}, ${accountId}) order by id for update`.execute(db)
  const typeOf = (id: string) => rows.find((row) => row.id === id)?.type
  return typeOf(guestId) === 'TEMP' && (typeOf(accountId) ?? 'TEMP') !== 'TEMP'
}

/** What a guest once agreed to is never removed, and keeps his bare row. */
export async function deleteGuest(db: Database, guestId: string): Promise<void> {
  await sql`
    delete from accounts where id = ${guestId} and type = 'TEMP'
      and not exists (select from consents where account_id = ${guestId})`.execute(db)
}
