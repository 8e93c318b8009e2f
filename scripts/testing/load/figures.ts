import type { Answer } from './line.ts'
import { type Kind, kinds } from './visitors.ts'

type Times = { count: number; p50: number; p95: number; p99: number; most: number }

export type KindFigures = { useful: number; times: Times }

export type Figures = {
  seconds: number
  offered: number
  /** Due, but not sent because all connections were waiting. */
  unsent: number
  useful: number
  /** Of the successful requests. */
  times: Times
  refused: Times
  withoutRetryAfter: number
  odd: Record<string, number>
  kinds: Record<Kind, KindFigures>
  /** The longest stall of the visitors' own process. */
  ownStop: number
}

/** Outcomes of the requests. */
export function createFigures() {
  const useful: Record<Kind, number[]> = { page: [], list: [], cart: [], checkout: [] }
  const refused: number[] = []
  const odd: Record<string, number> = {}
  let [offered, unsent, withoutRetryAfter] = [0, 0, 0]
  return {
    offer(isSent: boolean) {
      offered += 1
      if (!isSent) unsent += 1
    },
    answer(kind: Kind, { status, retryAfter, milliseconds }: Answer) {
      if (status >= 200 && status < 400) useful[kind].push(milliseconds)
      else if (status === 503 || status === 429) {
        refused.push(milliseconds)
        if (retryAfter === 0) withoutRetryAfter += 1
      } else odd[`${status} ${kind}`] = (odd[`${status} ${kind}`] ?? 0) + 1
    },
    take(seconds: number, ownStop: number): Figures {
      const all = kinds.map((kind) => [kind, { useful: useful[kind].length, times: timesOf(useful[kind]) }] as const)
      return {
        seconds,
        offered,
        unsent,
        useful: all.reduce((sum, [, { useful: count }]) => sum + count, 0),
        times: timesOf(Object.values(useful).flat()),
        refused: timesOf(refused),
        withoutRetryAfter,
        odd,
        kinds: Object.fromEntries(all) as Record<Kind, KindFigures>,
        ownStop,
      }
    },
  }
}

function timesOf(milliseconds: number[]): Times {
  const sorted = Float64Array.from(milliseconds).toSorted()
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: Math.round(sorted.at(-1) ?? 0) }
}
