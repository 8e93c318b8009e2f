import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { type Visit, visits } from './turns.ts'

/** The figures are those of docs/limits.md. */
export const crowdLimits = {
  /** So many requests inside are no crowd. */
  calm: 8,
  /** So many may come at once, as when a mail brings them, or as many as it answers in that time. */
  burst: 500,
  burstMilliseconds: 1500,
  /** A crowd that stands for longer, while the process computes for so much of the time, is more than it can do. */
  standingMilliseconds: 1000,
  busy: 0.9,
  /** It is over when the process computes less than that: turning away is work as well, and those let in are few. */
  overBelow: 0.7,
  /** From then on, of those that look and of those that change something, as many are inside as it answers in that time. */
  waitMilliseconds: 400,
  /** At least so many of each, however few it answers. */
  least: 25,
  /** Beyond those only who begins within that, as fast as the last did: who is turned away later hears of it too late. */
  turnMilliseconds: 50,
  /** 99 of 100 that were let in are answered within that, under any load. */
  budgetMilliseconds: 2000,
} as const

const turnedAway = 503
const paceMilliseconds = 250
/** What a process did for so long without a visitor, such as opening, says nothing of what visitors ask. */
const silenceMilliseconds = 2000

type Measures = {
  now: () => number
  /** How much of the time since the last call the process computed, from 0 to 1. */
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

export type Crowd = ReturnType<typeof createCrowd>

/**
 * Counts the requests that wait for an answer to begin. When more come than the process can answer, it does nothing but turn
 * them away in time: those it lets in are answered soon, and the rest learn at once that they should come later.
 */
export function createCrowd({ now, utilisation }: Measures = ownMeasures(), limits = crowdLimits) {
  const inside: Record<Visit, number> = { look: 0, change: 0 }
  let calmAt = now()
  let countedFrom = now()
  let answered: Record<Visit, number> = { look: 0, change: 0 }
  const perMillisecond: Record<Visit, number> = { look: 0, change: 0 }
  let isBusy = false
  let isStanding = false

  const total = (of: Record<Visit, number>) => of.look + of.change

  function measure(at: number): void {
    const past = at - countedFrom
    if (past < paceMilliseconds) return
    const wasBusy = isBusy
    isBusy = utilisation() > (isStanding ? limits.overBelow : limits.busy) && past < silenceMilliseconds
    // How much it can do shows only while it does all it can.
    for (const visit of visits) {
      const latest = answered[visit] / past
      perMillisecond[visit] = wasBusy ? perMillisecond[visit] * 0.6 + latest * 0.4 : latest
    }
    answered = { look: 0, change: 0 }
    countedFrom = at
  }

  return {
    get inside() {
      return total(inside)
    },
    get isBusy() {
      return isBusy
    },
    /** Whether one more is let in who would wait so many milliseconds until its work begins. */
    mayEnter(visit: Visit, wait = 0): boolean {
      const at = now()
      measure(at)
      isStanding &&= isBusy
      if (!isStanding && (total(inside) <= limits.calm || !isBusy)) calmAt = at
      // Requests that wait for something else than this process are no crowd.
      if (!isBusy) return true
      isStanding ||= at - calmAt > limits.standingMilliseconds
      if (inside[visit] < limits.least) return true
      if (!isStanding) return total(inside) < Math.min(limits.burst, total(perMillisecond) * limits.burstMilliseconds)
      if (wait > limits.turnMilliseconds) return false
      return inside[visit] < Math.min(limits.burst, perMillisecond[visit] * limits.waitMilliseconds)
    },
    enter(visit: Visit) {
      inside[visit] += 1
    },
    /** Who was turned away after all says nothing of what the process can do. */
    leave(visit: Visit, isServed = true) {
      inside[visit] -= 1
      if (isServed) answered[visit] += 1
    },
  }
}

export function visitOf({ method }: IncomingMessage): Visit {
  return method === 'GET' || method === 'HEAD' ? 'look' : 'change'
}

/** Counts a request until its answer begins; `begin` is to be called when its work does. */
export function countInside(crowd: Crowd, incoming: IncomingMessage, outgoing: ServerResponse): { begin: () => void } {
  const visit = visitOf(incoming)
  let state: 'outside' | 'inside' | 'left' = 'outside'
  const enter = () => {
    if (state !== 'outside') return
    state = 'inside'
    crowd.enter(visit)
  }
  const leave = (isServed: boolean) => {
    if (state === 'inside') crowd.leave(visit, isServed)
    state = 'left'
  }
  enter()
  const { writeHead } = outgoing
  outgoing.writeHead = function begin(this: ServerResponse, ...given: unknown[]) {
    leave(given[0] !== turnedAway)
    return Reflect.apply(writeHead, this, given) as ServerResponse
  }
  outgoing.on('close', () => leave(false))
  return {
    /** Until all of it is there it counts no more: a slow line is no load. */
    begin() {
      const { headers, complete } = incoming
      const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
      if (complete || visit === 'look' || !hasBody || state !== 'inside') return
      state = 'outside'
      crowd.leave(visit, false)
      incoming.once('end', enter)
    },
  }
}
