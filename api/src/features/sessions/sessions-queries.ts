import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export async function listSessionRows(
  db: Database,
  accountId: string,
  currentId: string | undefined,
  oldestIssue: Date,
  page: Place,
) {
  const live = db.selectFrom('sessions').where('account_id', '=', accountId).where('issued_at', '>=', oldestIssue)
  const isCurrent = sql`coalesce(id = ${currentId ?? null}::uuid, false)`
  const sort = keyset([isCurrent, 'flag', 'desc'], ['last_seen_at', 'instant', 'desc'], ['id', 'id', 'desc'])
  const rows = await live
    .select(['id', 'user_agent', 'opened_at', 'last_seen_at', sort.key.as('row_key')])
    .where(sort.follows(page.after))
    .orderBy(sort.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { count } = await live.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, total: count }
}

export async function deleteSession(db: Database, accountId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the sessions of an account, all or all but one; returns how many still had a valid token. */
export async function deleteSessions(
  db: Database,
  accountId: string,
  remainingId: string | undefined,
  oldestIssue: Date,
) {
  const { rows } = await sql<{ is_live: boolean }>`
    delete from sessions where account_id = ${accountId} and id is distinct from ${remainingId ?? null}
    returning issued_at >= ${oldestIssue} as is_live`.execute(db)
  return rows.filter((row) => row.is_live).length
}

export async function deleteSessionsBefore(db: Database, oldestIssue: Date): Promise<void> {
  await db.deleteFrom('sessions').where('issued_at', '<', oldestIssue).execute()
}

export async function putKnownSource(db: Database, accountId: string, sourceHash: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('known_sources')
    .values({ account_id: accountId, source_hash: sourceHash, last_seen_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'source_hash']).doUpdateSet({ last_seen_at: now }))
    .execute()
}

export async function findKnownSource(db: Database, accountId: string, sourceHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_sources')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('source_hash', '=', sourceHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteKnownSourcesBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('known_sources').where('last_seen_at', '<', time).execute()
}
