import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { type Database, Overtaken, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { RawBuilder } from 'kysely'
import { together } from '../../database/sending-ahead.ts'
import {
  claimIdempotencyKey,
  deleteIdempotencyKeysBefore,
  hasAnswer,
  type IdempotencyKey,
  isClaimed,
  keepAnswer,
} from './idempotency-queries.ts'

/** How long answers are stored: twice what the contract promises. */
const retentionHours = 48

/**
 * Runs the work once per key and stores its answer in the same transaction. The same request again gets the first answer,
 * another request with the key `idempotency-key-reused`, and one that arrives while the first still runs
 * `request-in-progress`.
 */
export async function once<Result>(
  context: Context,
  key: IdempotencyKey,
  request: unknown,
  work: Work<Result>,
): Promise<Result> {
  return transaction(context.db, (trx) => onceWithin(trx, key, request, work))
}

/**
 * Work that knows its answer early may store it along with its own last statements; otherwise it is stored at the end.
 */
type Work<Result> = (trx: Database, keep: (answer: Result) => Promise<void>) => Promise<Result>

/** As `once`, in the caller's transaction. */
export async function onceWithin<Result>(
  trx: Database,
  key: IdempotencyKey,
  request: unknown,
  work: Work<Result>,
): Promise<Result> {
  return onceAfterReading(trx, key, request, { look: async () => undefined, work: (_, keep) => work(trx, keep) })
}

/** Reads what the work needs alongside the claim. Rows are locked only if `isOurs`. */
type Looking<Seen, Result> = {
  look: (isOurs: RawBuilder<boolean>) => Promise<Seen>
  work: (seen: Seen, keep: (answer: Result) => Promise<void>) => Promise<Result>
}

/** As `once`, for work that begins with a read, which is sent together with the claim. */
export async function onceAfterReading<Seen, Result>(
  trx: Database,
  key: IdempotencyKey,
  request: unknown,
  { look, work }: Looking<Seen, Result>,
): Promise<Result> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
  const [claim, seen] = await together([claimIdempotencyKey(trx, key), look(isClaimed(key))])
  if (claim && claim.request_hash !== null) {
    if (claim.request_hash !== hash) throw new AppError('idempotency-key-reused')
    return claim.answer as Result
  }
  if (!claim?.is_free) throw new AppError('request-in-progress', { retryAfterSeconds: 1 })
  let isStored = false
  const keep = async (answer: Result) => {
    isStored = true
    // The retry finds the other transaction's answer.
    if (!(await keepAnswer(trx, key, hash, answer))) throw new Overtaken()
  }
  const result = await work(seen, keep).catch(async (error: unknown) => {
    // The first request may have succeeded just now, so that what this one needs is already used up.
    if (error instanceof AppError && !isStored && (await hasAnswer(trx, key))) throw new Overtaken()
    throw error
  })
  if (!isStored) await keep(result)
  return result
}

/** Whether an answer is stored for a key. */
export async function isAnswered(db: Database, key: IdempotencyKey): Promise<boolean> {
  return hasAnswer(db, key)
}

export type { IdempotencyKey }

export async function sweepIdempotencyKeys(context: Context): Promise<void> {
  await deleteIdempotencyKeysBefore(context.db, new Date(context.clock.now().getTime() - retentionHours * 3_600_000))
}
