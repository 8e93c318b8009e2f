import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type IdempotencyKey = { accountId: string; operation: string; key: string }

/**
 * Claims a key for this transaction and tells what was answered under it before.
 * `isFree` is false while another transaction holds the claim.
 */
export async function claimIdempotencyKey(db: Database, { accountId, operation, key }: IdempotencyKey) {
  const { rows } = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${accountId} ${operation} ${key}`}, 0)) as is_free`.execute(db)
  // Read after the claim: an answer that was committed in between is seen.
  const answer = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('account_id', '=', accountId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst()
  return { isFree: rows[0]?.is_free ?? false, answer }
}

export async function keepAnswer(
  db: Database,
  { accountId, operation, key }: IdempotencyKey,
  requestHash: string,
  answer: unknown,
): Promise<void> {
  await db
    .insertInto('idempotency_keys')
    .values({ account_id: accountId, operation, key, request_hash: requestHash, answer: JSON.stringify(answer) })
    .execute()
}

export async function deleteIdempotencyKeysBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', time).execute()
}
