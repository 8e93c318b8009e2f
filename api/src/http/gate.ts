import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from './app-error.ts'

export type Gate = <T>(work: () => Promise<T>) => Promise<T>

type GateLimits = {
  atOnce: number
  waiting: number
  /** How long one waits; without it as long as it takes. */
  patienceSeconds?: number
  /** Who would wait longer than that, as far as can be seen, is turned away at once. */
  foreseenMilliseconds?: number
  /**
   * For work that computes and hardly waits: one after the other would be done before the process looks at anything else.
   * With this it looks after so many as are let in at once.
   */
  inTurns?: boolean
}

/** One that stands still for once says little of how long the next will take. */
const longestPace = 500

/** Lets a few in at once, some wait for a while, and turns the rest away with `service-busy`. */
export function createGate({
  atOnce,
  waiting: waitingAtMost,
  patienceSeconds,
  foreseenMilliseconds = Number.POSITIVE_INFINITY,
  inTurns = false,
}: GateLimits): Gate {
  let inside = 0
  // Milliseconds from one who leaves to the next, while some wait.
  let pace = 0
  let leftAt = 0
  const waiting = new Set<() => void>()
  const busy = () => new AppError('service-busy', { retryAfterSeconds: 2 })

  async function wait(): Promise<void> {
    if (waiting.size >= waitingAtMost || waiting.size * pace > foreseenMilliseconds) throw busy()
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((enter, refuse) => {
      waiting.add(enter)
      if (patienceSeconds === undefined) return
      timer = setTimeout(() => {
        waiting.delete(enter)
        refuse(busy())
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
