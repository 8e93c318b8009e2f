import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type IdempotencyKey = { accountId: string; operation: string; key: string }

type Claim = { is_free: boolean } & ({ request_hash: string; answer: unknown } | { request_hash: null; answer: null })

/**
 * Claims a key for this transaction and tells what was answered under it before. `is_free` is false while another
 * transaction holds the claim.
 */
export async function claimIdempotencyKey(
  db: Database,
  { accountId, operation, key }: IdempotencyKey,
): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${accountId} ${operation} ${key}`}, 0)) as is_free,
      k.request_hash, k.answer
    from (select 1) asked
    left join idempotency_keys k on k.account_id = ${accountId} and k.operation = ${operation} and k.key = ${key}`.execute(
    db,
  )
  return rows[0]
}

/** Answers false where an answer was kept since the key was claimed, by a transaction that ended in the same moment. */
export async function keepAnswer(
  db: Database,
  { accountId, operation, key }: IdempotencyKey,
  requestHash: string,
  answer: unknown,
): Promise<boolean> {
  const kept = await db
    .insertInto('idempotency_keys')
    .values({ account_id: accountId, operation, key, request_hash: requestHash, answer: JSON.stringify(answer) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return kept.numInsertedOrUpdatedRows === 1n
}

export async function deleteIdempotencyKeysBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', time).execute()
}
