import type { RateClass } from '@fitout/contract/endpoint.ts'
import type { Counts, Siblings } from '../siblings.ts'

/** The classes of calls, and pages that have to be rendered. */
export type LimitedClass = RateClass | 'page'

/**
 * Requests a minute that one source may make, by class of call. `RATE_LIMIT_SCALE` multiplies them all.
 * The figures are those of docs/limits.md.
 */
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

/** Look-ups of one order within an hour from anywhere, so that its contact cannot be found by trying. */
export const lookUpsPerOrderAndHour = 20

/** Look-ups that one source may make within an hour, whichever process it meets. */
export const lookUpsOfSourceAndHour = 120

const windowMilliseconds = 60_000
const sourcesAtMost = 50_000

/** Counts requests by source and class in windows of a minute. */
export function createRateLimiter(scale: number, now: () => number = () => performance.now()) {
  let windowStart = now()
  let counts = new Map<string, number>()
  let unshared: Map<string, number> | undefined

  function turnWindow(): void {
    if (now() - windowStart < windowMilliseconds) return
    windowStart = now()
    counts = new Map()
  }

  /** The count that a request came to, with those before it. */
  function count(key: string, requests: number): number {
    const sum = (counts.get(key) ?? 0) + requests
    counts.set(key, sum)
    return sum
  }

  return {
    /** Takes one from the allowance; when it is used up, the seconds until the next window. */
    take(source: string, rate: LimitedClass): number | undefined {
      turnWindow()
      const own = `${rate} ${source}`
      // More sources than can be told apart share what one of them has, rather than forgetting who asked before.
      const key = counts.has(own) || counts.size < sourcesAtMost ? own : `${rate} others`
      unshared?.set(key, (unshared.get(key) ?? 0) + 1)
      if (count(key, 1) <= requestsPerMinute[rate] * scale) return undefined
      return Math.max(1, Math.ceil((windowStart + windowMilliseconds - now()) / 1000))
    },
    /** What was taken since this was last asked, for other processes that serve the same visitors. */
    takeUnshared(): Counts {
      const taken = unshared ?? new Map<string, number>()
      unshared = new Map()
      return Object.fromEntries(taken)
    },
    /** Counts what sources took from another process. */
    add(taken: Counts): void {
      turnWindow()
      for (const [key, requests] of Object.entries(taken)) {
        if (counts.has(key) || counts.size < sourcesAtMost) count(key, requests)
      }
    },
  }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>

const tellEveryMilliseconds = 250

/** Several processes of one command give each source one allowance, whichever of them it meets. */
export function shareAllowances(limiter: RateLimiter, siblings: Siblings): void {
  siblings.onCounts((counts) => limiter.add(counts))
  limiter.takeUnshared()
  setInterval(() => {
    const counts = limiter.takeUnshared()
    if (Object.keys(counts).length > 0) siblings.tell(counts)
  }, tellEveryMilliseconds).unref()
}
