import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type IdempotencyKey = { accountId: string; operation: string; key: string }

type Claim = { is_free: boolean } & ({ request_hash: string; answer: unknown } | { request_hash: null; answer: null })

/**
 * Claims a key for this transaction and returns its stored answer, if any. `is_free` is false while another transaction
 * holds the claim.
 */
export async function claimIdempotencyKey(db: Database, key: IdempotencyKey): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    select ${tryLock(key)} as is_free, k.request_hash, k.answer
    from (select 1) asked left join idempotency_keys k on ${isOf(key)}`.execute(db)
  return rows[0]
}

/** For a statement sent alongside the claim: whether the claim succeeded and no answer is stored. */
export function isClaimed(key: IdempotencyKey): RawBuilder<boolean> {
  return sql<boolean>`(${tryLock(key)} and not exists (select from idempotency_keys k where ${isOf(key)}))`
}

export async function hasAnswer(db: Database, key: IdempotencyKey): Promise<boolean> {
  const { rows } = await sql`select from idempotency_keys k where ${isOf(key)}`.execute(db)
  return rows.length > 0
}

/** Does not wait. A transaction that holds the lock can take it again. */
function tryLock({ accountId, operation, key }: IdempotencyKey) {
  return sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`${accountId} ${operation} ${key}`}, 0))`
}

function isOf({ accountId, operation, key }: IdempotencyKey) {
  return sql<boolean>`k.account_id = ${accountId} and k.operation = ${operation} and k.key = ${key}`
}

/** False if a transaction that has just ended stored an answer after the key was claimed. */
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
