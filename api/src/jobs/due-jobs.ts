import type { PgBoss, WorkHandler, WorkOptions } from 'pg-boss'
import type { Context } from '../context.ts'
import { logFailure } from '../log-failure.ts'
import { findDueQueues } from './schedules-queries.ts'

const lookEveryMilliseconds = 2000
/** A fallback, since each of some forty queues polls separately. */
const seldom = { pollingIntervalSeconds: 600, notifyPollingIntervalSeconds: 600 }

type Work = <Data extends object>(name: string, options: WorkOptions, run: WorkHandler<Data>) => Promise<void>

/** Staff have paused all jobs; or there are events for webhooks or staff notices. */
type Listeners = { onPaused: () => void; onEvents: () => Promise<void> }

export type DueJobs = { work: Work; stop: () => void }

/**
 * Starts jobs without each queue polling: a database notification announces a new job at once, and one statement for all queues
 * finds jobs that become due later (delayed and retried) or whose notification was missed.
 */
export function watchDueJobs(context: Context, boss: PgBoss, { onPaused, onEvents }: Listeners): DueJobs {
  const workerIds = new Map<string, string>()
  let isLooking = false

  async function look(): Promise<void> {
    const { names, isPaused, hasEvents } = await findDueQueues(context.db)
    if (isPaused) return onPaused()
    for (const name of names) boss.notifyWorker(workerIds.get(name) ?? '')
    if (hasEvents) await onEvents()
  }

  function lookAgain(): void {
    if (isLooking) return
    isLooking = true
    look()
      .catch((error: unknown) => logFailure(context.log, error, 'looking for due jobs'))
      .finally(() => {
        isLooking = false
      })
  }

  const timer = setInterval(lookAgain, lookEveryMilliseconds)
  return {
    async work(name, options, run) {
      workerIds.set(name, await boss.work(name, { ...options, ...seldom }, run))
    },
    stop: () => clearInterval(timer),
  }
}
