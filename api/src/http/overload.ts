import type { IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { ServerAnswer, AnswerPlace } from './server-answer.ts'
import { perKind, type RequestKind, requestKinds } from './turns.ts'

/** Documented in docs/limits.md. */
export const overloadLimits = {
  /** Up to this many requests inside are never overload. */
  calm: 8,
  /**
   * Requests admitted in one burst, e.g. after a mailing: this many, or as many as the process answers in that time if fewer.
   */
  burst: 500,
  burstMilliseconds: 1500,
  /** More requests than `calm` for longer than this, with the process computing for this share of the time, are overload. */
  standingMilliseconds: 1000,
  busy: 0.9,
  /** Overload ends below this utilisation. It is lower because rejecting also costs time and few requests are admitted. */
  overBelow: 0.7,
  /** During overload, as many of each kind are inside as the process answers in this time. */
  waitMilliseconds: 400,
  /**
   * At least this many of each, however few it answers; crawlers may request all parts of the sitemap at once, which wait for each
   * other anyway.
   */
  least: { cached: 25, sitemap: 400, read: 25, write: 25 },
  /** Above that, only requests expected to begin within this time: one rejected later would learn of it too late. */
  turnMilliseconds: 50,
  /** 99 of 100 admitted requests are answered within this time, under any load. */
  budgetMilliseconds: 2000,
} as const

const paceMilliseconds = 250
/** What the process did during this long without a visitor, e.g. starting, says nothing about the cost of requests. */
const silenceMilliseconds = 2000

type Measures = {
  now: () => number
  /** The share of the time since the last call that the process computed, from 0 to 1. */
  utilisation: () => number
}

function ownMeasures(): Measures {
  let before = performance.eventLoopUtilization()
  return {
    now: () => performance.now(),
    utilisation() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, before)
      before = now
      return utilization
    },
  }
}

export type OverloadGuard = ReturnType<typeof createOverloadGuard>

/**
 * Counts the requests that wait for their answer to begin. When more arrive than the process can answer, it rejects the excess
 * in time: admitted requests are answered soon, and the others learn at once that they should come later.
 */
export function createOverloadGuard({ now, utilisation }: Measures = ownMeasures(), limits = overloadLimits) {
  const inside = perKind(() => 0)
  let calmAt = now()
  let countedFrom = now()
  let answered = perKind(() => 0)
  const perMillisecond = perKind(() => 0)
  let isBusy = false
  let isStanding = false

  const total = (of: Record<RequestKind, number>) => requestKinds.reduce((sum, kind) => sum + of[kind], 0)

  function measure(at: number): void {
    const past = at - countedFrom
    if (past < paceMilliseconds) return
    const wasBusy = isBusy
    isBusy = utilisation() > (isStanding ? limits.overBelow : limits.busy) && past < silenceMilliseconds
    // Capacity shows only while the process is fully busy.
    for (const kind of requestKinds) {
      const latest = answered[kind] / past
      perMillisecond[kind] = wasBusy ? perMillisecond[kind] * 0.6 + latest * 0.4 : latest
    }
    answered = perKind(() => 0)
    countedFrom = at
  }

  return {
    get inside() {
      return total(inside)
    },
    get isBusy() {
      return isBusy
    },
    /** Returns whether one more request is admitted, given the milliseconds it would wait until its work begins. */
    admits(kind: RequestKind, wait = 0): boolean {
      const at = now()
      measure(at)
      isStanding &&= isBusy
      if (!isStanding && (total(inside) <= limits.calm || !isBusy)) calmAt = at
      // Requests that wait for something other than this process are not overload.
      if (!isBusy) return true
      isStanding ||= at - calmAt > limits.standingMilliseconds
      if (inside[kind] < limits.least[kind]) return true
      if (!isStanding) return total(inside) < Math.min(limits.burst, total(perMillisecond) * limits.burstMilliseconds)
      if (wait > limits.turnMilliseconds) return false
      return inside[kind] < Math.min(limits.burst, perMillisecond[kind] * limits.waitMilliseconds)
    },
    enter(kind: RequestKind) {
      inside[kind] += 1
    },
    /** A request rejected after admission says nothing about the capacity of the process. */
    leave(kind: RequestKind, isServed = true) {
      inside[kind] -= 1
      if (isServed) answered[kind] += 1
    },
  }
}

export function kindOf({ method, url = '/' }: IncomingMessage, isCached: (path: string) => boolean): RequestKind {
  if (method !== 'GET' && method !== 'HEAD') return 'write'
  if (url.startsWith('/sitemaps/')) return 'sitemap'
  return isCached(url) ? 'cached' : 'read'
}

/** Counts a request as inside from its arrival until its answer begins. */
export class Place implements AnswerPlace {
  #state: 'outside' | 'inside' | 'left' = 'outside'
  readonly #overload: OverloadGuard
  readonly #kind: RequestKind

  constructor(overload: OverloadGuard, kind: RequestKind) {
    this.#overload = overload
    this.#kind = kind
    this.stepIn()
  }

  stepIn(): void {
    if (this.#state !== 'outside') return
    this.#state = 'inside'
    this.#overload.enter(this.#kind)
  }

  stepOut(): void {
    if (this.#state !== 'inside') return
    this.#state = 'outside'
    this.#overload.leave(this.#kind, false)
  }

  leave(isServed: boolean): void {
    if (this.#state === 'inside') this.#overload.leave(this.#kind, isServed)
    this.#state = 'left'
  }

  /** Call when the work begins: it does not count until the body is complete, as a slow line is no load. */
  awaitBody(incoming: IncomingMessage): void {
    const { headers, complete } = incoming
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (complete || this.#kind !== 'write' || !hasBody || this.#state !== 'inside') return
    this.stepOut()
    incoming.once('end', () => this.stepIn())
  }
}

/**
 * Stops counting a request while it waits for other threads or the database in a queue with a limit of its own: otherwise a hundred
 * pictures being made would keep out other visitors.
 */
export async function waitUncounted<T>(outgoing: ServerAnswer | undefined, work: Promise<T>): Promise<T> {
  outgoing?.place?.stepOut()
  return work.finally(() => outgoing?.place?.stepIn())
}
