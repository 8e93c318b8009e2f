import type { Context } from '../context.ts'
import { bringPublicationsBack } from '../features/writings/writings-service.ts'
import { logFailure } from '../log-failure.ts'
import { bringQueueBack, findDatabaseTime } from './schedules-queries.ts'

const everyMilliseconds = 10_000
/** Less than this is a busy machine, or a clock adjustment. */
const jumpMilliseconds = 30_000

/**
 * Compares the database's clock with a monotonic one, and repairs what a jump back leaves in the future. Also runs once at the
 * start, for a jump while no process ran.
 */
export function watchClock(context: Context): { stop: () => void } {
  let offset = Number.POSITIVE_INFINITY
  let isLooking = false

  async function look(): Promise<void> {
    const asked = performance.now()
    const now = (await findDatabaseTime(context.db)) - asked
    const back = offset - now
    offset = now
    if (Number.isFinite(back) && Math.abs(back) >= jumpMilliseconds) context.metrics.clockJumps.inc()
    if (back < jumpMilliseconds) return
    if (Number.isFinite(back)) context.log.warn({ seconds: Math.round(back / 1000) }, 'the clock went back')
    await bringQueueBack(context.db)
    await bringPublicationsBack(context.db)
  }

  function lookAgain(): void {
    if (isLooking) return
    isLooking = true
    look()
      .catch((error: unknown) => logFailure(context.log, error, 'watching the clock'))
      .finally(() => {
        isLooking = false
      })
  }

  lookAgain()
  const timer = setInterval(lookAgain, everyMilliseconds)
  return { stop: () => clearInterval(timer) }
}
