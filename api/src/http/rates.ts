import type { RateClass } from '@fitout/contract/endpoint.ts'
import type { Counts, Siblings } from '../siblings.ts'

/** The classes of calls, and pages that have to be rendered. */
export type LimitedClass = RateClass | 'page'

/** Requests per minute and source, by class of call. `RATE_LIMIT_SCALE` multiplies them all. Documented in docs/limits.md. */
export const requestsPerMinute: Record<LimitedClass, number> = {
  page: 300,
  read: 1200,
  search: 600,
  write: 180,
  login: 60,
  'look-up': 20,
  upload: 30,
  checkout: 30,
}

/** Look-ups of one order per hour from any source, so that its contact cannot be found by trying. */
export const lookUpsPerOrderAndHour = 20

/** Look-ups of one source per hour, across processes. */
export const lookUpsOfSourceAndHour = 120

const windowMilliseconds = 60_000
const sourcesAtMost = 50_000

/**
 * Counts the requests of each source by class over a sliding minute: of the previous clock minute, the part less than a minute
 * ago counts. This prevents two allowances within seconds around the turn of a minute.
 */
export function createRateLimiter(scale: number, now: () => number = () => performance.now()) {
  let windowStart = now()
  let before = new Map<string, number>()
  let counts = new Map<string, number>()
  let unshared: Map<string, number> | undefined

  function turnWindow(): void {
    const windows = Math.floor((now() - windowStart) / windowMilliseconds)
    if (windows === 0) return
    windowStart += windows * windowMilliseconds
    before = windows === 1 ? counts : new Map()
    counts = new Map()
  }

  /** Sources beyond the limit share one allowance; none is forgotten to make room. */
  function keyOf(source: string, rate: LimitedClass): string {
    const own = `${rate} ${source}`
    return counts.has(own) || before.has(own) || counts.size < sourcesAtMost ? own : `${rate} others`
  }

  /** Returns the milliseconds until one more request stays within the allowance of a minute, 0 when it already does. */
  function waitOf(key: string, allowed: number): number {
    const [earlier, current] = [before.get(key) ?? 0, counts.get(key) ?? 0]
    const passed = now() - windowStart
    // The previous minute's share, then this minute's: each shrinks evenly to nothing within a minute.
    const until = (most: number, of: number) => windowMilliseconds * Math.max(0, 1 - Math.max(0, most) / of)
    if (current < allowed) return earlier === 0 ? 0 : Math.max(0, until(allowed - 1 - current, earlier) - passed)
    return windowMilliseconds - passed + until(allowed - 1, current)
  }

  return {
    /** Takes one request from the allowance; returns the seconds until the next is available when it is used up. */
    take(source: string, rate: LimitedClass): number | undefined {
      turnWindow()
      const key = keyOf(source, rate)
      const wait = waitOf(key, requestsPerMinute[rate] * scale)
      if (wait > 0) return Math.max(1, Math.ceil(wait / 1000))
      counts.set(key, (counts.get(key) ?? 0) + 1)
      unshared?.set(key, (unshared.get(key) ?? 0) + 1)
      return undefined
    },
    /** Returns what was taken since the last call, for other processes that serve the same visitors. */
    takeUnshared(): Counts {
      const taken = unshared ?? new Map<string, number>()
      unshared = new Map()
      return Object.fromEntries(taken)
    },
    /** Counts what sources took from another process. */
    add(taken: Counts): void {
      turnWindow()
      for (const [key, requests] of Object.entries(taken)) {
        const earlier = counts.get(key)
        if (earlier !== undefined || counts.size < sourcesAtMost) counts.set(key, (earlier ?? 0) + requests)
      }
    },
  }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>

const sendEveryMilliseconds = 250

/** The processes of one command share one allowance per source. */
export function shareAllowances(limiter: RateLimiter, siblings: Siblings): void {
  siblings.onCounts((counts) => limiter.add(counts))
  limiter.takeUnshared()
  setInterval(() => {
    const counts = limiter.takeUnshared()
    if (Object.keys(counts).length > 0) siblings.send(counts)
  }, sendEveryMilliseconds).unref()
}
