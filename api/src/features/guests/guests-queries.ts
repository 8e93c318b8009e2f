import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { MovedTable } from './guest-tables.ts'
import type { tablesOfMember } from './member-tables.ts'

type MovedOfMember = (typeof tablesOfMember.moved)[number]
type EndedTable = (typeof tablesOfMember.ended)[number]

/** Locks both accounts, always in the same order. False if one is gone, or the guest is no longer one. */
export async function lockGuestAndAccount(db: Database, guestId: string, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string; type: string }>`
    select id, type from accounts where id in (${guestId}, ${accountId}) order by id for update`.execute(db)
  const typeOf = (id: string) => rows.find((row) => row.id === id)?.type
  return typeOf(guestId) === 'TEMP' && (typeOf(accountId) ?? 'TEMP') !== 'TEMP'
}

/** Locks both members, always in the same order. False unless both exist. */
export async function lockMembers(db: Database, fromId: string, toId: string): Promise<boolean> {
  const { rows } = await sql<{ type: string; deleted_at: Date | null }>`
    select type, deleted_at from accounts where id in (${fromId}, ${toId}) order by id for update`.execute(db)
  return rows.length === 2 && rows.every(({ type, deleted_at }) => type !== 'TEMP' && deleted_at === null)
}

/** Locks accounts, always in the same order. */
export async function lockAccounts(db: Database, ids: string[]): Promise<void> {
  await sql`select from accounts where id = any(${ids}::uuid[]) order by id for update`.execute(db)
}

export async function deleteRows(db: Database, table: EndedTable, accountId: string): Promise<void> {
  await db.deleteFrom(table).where('account_id', '=', accountId).execute()
}

export async function moveRows(
  db: Database,
  table: MovedTable | MovedOfMember,
  guestId: string,
  accountId: string,
): Promise<void> {
  await db.updateTable(table).set({ account_id: accountId }).where('account_id', '=', guestId).execute()
}

/** Deletes a guest. With consents, which are never deleted, the bare row stays. */
export async function deleteGuest(db: Database, guestId: string): Promise<void> {
  await sql`
    delete from accounts where id = ${guestId} and type = 'TEMP'
      and not exists (select from consents where account_id = ${guestId})`.execute(db)
}
