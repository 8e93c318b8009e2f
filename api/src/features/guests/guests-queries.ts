import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { MovedTable } from './guest-tables.ts'

/** Locks both accounts, always in the same order; false if one is gone, or the guest is no longer one. */
export async function lockGuestAndAccount(db: Database, guestId: string, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string; type: string }>`
    select id, type from accounts where id in (${guestId}, ${accountId}) order by id for update`.execute(db)
  const typeOf = (id: string) => rows.find((row) => row.id === id)?.type
  return typeOf(guestId) === 'TEMP' && (typeOf(accountId) ?? 'TEMP') !== 'TEMP'
}

export async function moveRows(db: Database, table: MovedTable, guestId: string, accountId: string): Promise<void> {
  await db.updateTable(table).set({ account_id: accountId }).where('account_id', '=', guestId).execute()
}

/** Deletes a guest; where there are consents, which are never deleted, the bare row stays. */
export async function deleteGuest(db: Database, guestId: string): Promise<void> {
  await sql`
    delete from accounts where id = ${guestId} and type = 'TEMP'
      and not exists (select from consents where account_id = ${guestId})`.execute(db)
}
