import type { RateClass } from '@fitout/contract/endpoint.ts'

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

  return {
    /** Takes one from the allowance; when it is used up, the seconds until the next window. */
    take(source: string, rate: LimitedClass): number | undefined {
      if (now() - windowStart >= windowMilliseconds) {
        windowStart = now()
        counts = new Map()
      }
      const own = `${rate} ${source}`
      // More sources than can be told apart share what one of them has, rather than forgetting who asked before.
      const key = counts.has(own) || counts.size < sourcesAtMost ? own : `${rate} others`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      if (count <= requestsPerMinute[rate] * scale) return undefined
      return Math.max(1, Math.ceil((windowStart + windowMilliseconds - now()) / 1000))
    },
  }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>
