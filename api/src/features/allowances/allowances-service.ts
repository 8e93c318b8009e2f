import { createHmac } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { keyFrom } from '../../secret-key.ts'
import {
  countOne,
  countTry,
  deleteCountersBefore,
  deleteTries,
  deleteTriesBefore,
  findBlock,
  uncountOne,
} from './allowances-queries.ts'

export { listGuessAlarms, noteWrongGuess, tightened, tightening } from './wrong-guesses.ts'

/** Takes one from an allowance shared by all processes. Throws `rate-limited` with the seconds until the next window. */
export async function takeFromAllowance(context: Context, key: string, atMost: number, windowSeconds: number) {
  if (await hasTaken(context, key, atMost, windowSeconds)) return
  const now = context.clock.seconds()
  throw new AppError('rate-limited', { retryAfterSeconds: windowSeconds - (now % windowSeconds) })
}

/** As `takeFromAllowance`, but returns false instead of throwing when none is left. */
export async function hasTaken(context: Context, key: string, atMost: number, windowSeconds: number): Promise<boolean> {
  const count = await countOne(context.db, key, windowStart(context, windowSeconds))
  return count <= atMost * context.config.rateLimitScale
}

/** Returns one that turned out not to be the caller's fault. */
export async function giveBack(context: Context, key: string, windowSeconds: number): Promise<void> {
  await uncountOne(context.db, key, windowStart(context, windowSeconds))
}

export type GuessRule = {
  free: number
  firstWaitSeconds: number
  longestWaitSeconds: number
  forgottenAfterSeconds: number
}

/** Counts a guess before it is checked. After the free ones, each waits longer. Throws `rate-limited`. */
export async function countGuess(context: Context, key: string, rule: GuessRule): Promise<void> {
  const now = context.clock.now()
  const isCounted = await countTry(context.db, key, now, {
    free: Math.min(1e9, Math.max(2, rule.free * context.config.rateLimitScale)),
    firstWaitSeconds: rule.firstWaitSeconds,
    longestWaitSeconds: rule.longestWaitSeconds,
    forgottenAfter: new Date(now.getTime() - rule.forgottenAfterSeconds * 1000),
  })
  if (isCounted) return
  const until = (await findBlock(context.db, key))?.getTime() ?? now.getTime()
  throw new AppError('rate-limited', { retryAfterSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1000)) })
}

/** Resets the count after a correct guess. */
export async function forgiveGuesses(context: Context, key: string): Promise<void> {
  await deleteTries(context.db, key)
}

/** An anonymised key, since counters may not contain addresses. */
export function keyOf(context: Context, text: string): string {
  return createHmac('sha256', keyFrom(context.sessionSecret))
    .update('allowance')
    .update(text)
    .digest('base64url')
    .slice(0, 22)
}

export async function sweepAllowances(context: Context): Promise<void> {
  const yesterday = new Date(context.clock.now().getTime() - 86_400_000)
  await deleteCountersBefore(context.db, yesterday)
  await deleteTriesBefore(context.db, yesterday)
}

function windowStart(context: Context, windowSeconds: number): Date {
  const now = context.clock.seconds()
  return new Date((now - (now % windowSeconds)) * 1000)
}
