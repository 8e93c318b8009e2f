import type { Context } from '../context.ts'
import { failureLog, isPassing } from '../log-failure.ts'
import { arePaused } from './schedules-queries.ts'

const lookEveryMilliseconds = 2000

type Running = { stop: () => Promise<void> }

/** Runs the job workers, except while staff have paused jobs. The workers report through `onPaused` that they have seen it. */
export async function unlessPaused(
  context: Context,
  start: (onPaused: () => void) => Promise<Running>,
): Promise<Running> {
  let running: Running | undefined
  let turning: Promise<void> | undefined
  let isStopped = false
  const report = failureLog(context.log, 'starting or pausing jobs')

  async function begin(): Promise<void> {
    running = await start(() => turn(end))
  }
  async function beginAgain(): Promise<void> {
    if (!(await arePaused(context.db))) await begin()
  }
  async function end(): Promise<void> {
    const ended = running
    running = undefined
    await ended?.stop()
  }
  /** One change at a time. */
  function turn(how: () => Promise<void>): void {
    turning ??= how()
      .catch(report)
      .finally(() => (turning = undefined))
  }

  // A shop that serves visitors must not end because its jobs cannot reach the database yet.
  await beginAgain().catch((error: unknown) => {
    if (!isPassing(error)) throw error
    report(error)
  })
  const timer = setInterval(() => {
    if (!running && !turning && !isStopped) turn(beginAgain)
  }, lookEveryMilliseconds)
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await turning
      await running?.stop()
    },
  }
}
