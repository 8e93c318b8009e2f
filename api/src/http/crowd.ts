import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'

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
  /** From then on only as many are inside as it answers in that time, and at least so many. */
  waitMilliseconds: 400,
  least: 50,
  /** Beyond those only who begins within that, as fast as the last did: who is turned away later hears of it too late. */
  turnMilliseconds: 50,
  /** 99 of 100 that were let in are answered within that, under any load. */
  budgetMilliseconds: 2000,
  /** Who changes something goes before who looks: that many times as many, and as long. */
  ofWriters: 2,
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
  let inside = 0
  let calmAt = now()
  let [answered, countedFrom, perMillisecond] = [0, now(), 0]
  let isBusy = false
  let isStanding = false

  function measure(at: number): void {
    const past = at - countedFrom
    if (past < paceMilliseconds) return
    const latest = answered / past
    const wasBusy = isBusy
    isBusy = utilisation() > (isStanding ? limits.overBelow : limits.busy) && past < silenceMilliseconds
    // How much it can do shows only while it does all it can.
    perMillisecond = wasBusy ? perMillisecond * 0.6 + latest * 0.4 : latest
    answered = 0
    countedFrom = at
  }

  return {
    get inside() {
      return inside
    },
    get isBusy() {
      return isBusy
    },
    /** Whether one more is let in who would wait so many milliseconds until its work begins. */
    mayEnter(isWriter: boolean, wait = 0): boolean {
      const at = now()
      measure(at)
      isStanding &&= isBusy
      if (!isStanding && (inside <= limits.calm || !isBusy)) calmAt = at
      // Requests that wait for something else than this process are no crowd.
      if (!isBusy) return true
      isStanding ||= at - calmAt > limits.standingMilliseconds
      const share = isWriter ? limits.ofWriters : 1
      if (isStanding && inside >= limits.least && wait > limits.turnMilliseconds * share) return false
      const answersInTime = perMillisecond * (isStanding ? limits.waitMilliseconds : limits.burstMilliseconds)
      const most = Math.min(limits.burst, Math.max(limits.least, answersInTime))
      return inside < most * share
    },
    enter() {
      inside += 1
    },
    /** Who was turned away after all says nothing of what the process can do. */
    leave(isServed = true) {
      inside -= 1
      if (isServed) answered += 1
    },
  }
}

/** Counts a request until its answer begins; `begin` is to be called when its work does. */
export function countInside(crowd: Crowd, incoming: IncomingMessage, outgoing: ServerResponse): { begin: () => void } {
  let state: 'outside' | 'inside' | 'left' = 'outside'
  const enter = () => {
    if (state !== 'outside') return
    state = 'inside'
    crowd.enter()
  }
  const leave = (isServed: boolean) => {
    if (state === 'inside') crowd.leave(isServed)
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
      const { method, headers, complete } = incoming
      const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
      if (complete || method === 'GET' || method === 'HEAD' || !hasBody || state !== 'inside') return
      state = 'outside'
      crowd.leave(false)
      incoming.once('end', enter)
    },
  }
}
