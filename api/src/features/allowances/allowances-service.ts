import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { countOne, deleteCountersBefore } from './allowances-queries.ts'

/** Takes one from an allowance that all processes share. Throws `rate-limited` with the seconds until the next window. */
export async function takeFromAllowance(context: Context, key: string, atMost: number, windowSeconds: number) {
  const now = context.clock.seconds()
  const start = now - (now % windowSeconds)
  const count = await countOne(context.db, key, new Date(start * 1000))
  if (count > atMost * context.config.rateLimitScale) {
    throw new AppError('rate-limited', { retryAfterSeconds: start + windowSeconds - now })
  }
}

export async function sweepAllowances(context: Context): Promise<void> {
  await deleteCountersBefore(context.db, new Date(context.clock.now().getTime() - 86_400_000))
}
