import { setImmediate as nextTurn } from 'node:timers/promises'
import { serverTimeLimits } from '../config.ts'
import { AppError } from './app-error.ts'

export type Limiter = <T>(work: () => Promise<T>) => Promise<T>

type Limits = {
  atOnce: number
  waiting: number
  /** The longest wait; `Infinity` for tasks that no request waits for. */
  patienceSeconds?: number
  /** Work with a longer expected wait is rejected at once. */
  foreseenMilliseconds?: number
  /**
   * For tasks that compute and hardly wait: otherwise queued tasks would run back to back before the process handles anything
   * else. With this, the process handles other events after at most `atOnce` tasks.
   */
  inTurns?: boolean
}

/** Before the connection of the waiting request is cut without an answer. */
const longestWaitSeconds = serverTimeLimits.idle.seconds * 0.75

/** A single stall says little about how long the next task will take. */
const longestPace = 500

/** One for all rejections: they are many when time is short, and creating an error captures its stack. */
const busy = new AppError('service-busy', { retryAfterSeconds: 2 })

/** Runs a few tasks at once, lets some wait for a while, and rejects the rest with `service-busy`. */
export function createLimiter({
  atOnce,
  waiting: waitingAtMost,
  patienceSeconds = longestWaitSeconds,
  foreseenMilliseconds = Number.POSITIVE_INFINITY,
  inTurns = false,
}: Limits): Limiter {
  let inside = 0
  // Average milliseconds between two departures while others wait.
  let pace = 0
  let leftAt = 0
  const waiting = new Set<() => void>()

  async function wait(): Promise<void> {
    if (waiting.size >= waitingAtMost || waiting.size * pace > foreseenMilliseconds) throw busy
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((enter, refuse) => {
      waiting.add(enter)
      if (patienceSeconds === Number.POSITIVE_INFINITY) return
      timer = setTimeout(() => {
        waiting.delete(enter)
        refuse(busy)
      }, patienceSeconds * 1000)
    }).finally(() => clearTimeout(timer))
  }

  return async (work) => {
    if (inside >= atOnce) await wait()
    else inside += 1
    try {
      if (inTurns) await nextTurn()
      return await work()
    } finally {
      const [next] = waiting
      const now = performance.now()
      if (next) {
        if (leftAt > 0) pace += (Math.min(now - leftAt, longestPace) - pace) / 10
        leftAt = now
        waiting.delete(next)
        next()
      } else {
        inside -= 1
        pace = leftAt = 0
      }
    }
  }
}
