import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import {
  claimIdempotencyKey,
  deleteIdempotencyKeysBefore,
  type IdempotencyKey,
  keepAnswer,
} from './idempotency-queries.ts'

/** Answers are kept this long, twice what the contract promises. */
const keptHours = 48

/**
 * Does the work once for a key, in one transaction with the note of its answer: the same request again gets the
 * first answer, another request under the key `idempotency-key-reused`, and one that comes while the first still
 * runs `request-in-progress`.
 */
export async function once<Result>(
  context: Context,
  key: IdempotencyKey,
  request: unknown,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return transaction(context.db, (trx) => onceWithin(trx, key, request, work))
}

/** The same in the caller's transaction. */
export async function onceWithin<Result>(
  trx: Database,
  key: IdempotencyKey,
  request: unknown,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const { isFree, answer } = await claimIdempotencyKey(trx, key)
  if (answer) {
    if (answer.request_hash !== hash) throw new AppError('idempotency-key-reused')
    return answer.answer as Result
  }
  if (!isFree) throw new AppError('request-in-progress', { retryAfterSeconds: 1 })
  const result = await work(trx)
  await keepAnswer(trx, key, hash, result)
  return result
}

export async function sweepIdempotencyKeys(context: Context): Promise<void> {
  await deleteIdempotencyKeysBefore(context.db, new Date(context.clock.now().getTime() - keptHours * 3_600_000))
}
