import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { type Database, Overtaken, transaction } from '../../database/database.ts'
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
  work: Work<Result>,
): Promise<Result> {
  return transaction(context.db, (trx) => onceWithin(trx, key, request, work))
}

/** Work that knows its answer early may keep it beside its own last statements; else it is kept when the work is done. */
type Work<Result> = (trx: Database, keep: (answer: Result) => Promise<void>) => Promise<Result>

/** The same in the caller's transaction. */
export async function onceWithin<Result>(
  trx: Database,
  key: IdempotencyKey,
  request: unknown,
  work: Work<Result>,
): Promise<Result> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const claim = await claimIdempotencyKey(trx, key)
  if (claim && claim.request_hash !== null) {
    if (claim.request_hash !== hash) throw new AppError('idempotency-key-reused')
    return claim.answer as Result
  }
  if (!claim?.is_free) throw new AppError('request-in-progress', { retryAfterSeconds: 1 })
  let isKept = false
  const keep = async (answer: Result) => {
    isKept = true
    // Tried again, the claim finds the other's answer.
    if (!(await keepAnswer(trx, key, hash, answer))) throw new Overtaken()
  }
  const result = await work(trx, keep)
  if (!isKept) await keep(result)
  return result
}

export async function sweepIdempotencyKeys(context: Context): Promise<void> {
  await deleteIdempotencyKeysBefore(context.db, new Date(context.clock.now().getTime() - keptHours * 3_600_000))
}
