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
  /** From then on only as many are inside as it answers in that time, and at least so many. */
  waitMilliseconds: 400,
  least: 50,
  /** 99 of 100 that were let in are answered within that, under any load. */
  budgetMilliseconds: 2000,
  /** Who changes something goes before who looks: that many times as many. */
  ofWriters: 2,
} as const

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

  function measure(at: number): void {
    const past = at - countedFrom
    if (past < paceMilliseconds) return
    const latest = answered / past
    const wasBusy = isBusy
    isBusy = utilisation() > limits.busy && past < silenceMilliseconds
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
    /** Whether one more is let in. */
    mayEnter(isWriter: boolean): boolean {
      const at = now()
      measure(at)
      if (inside <= limits.calm || !isBusy) calmAt = at
      // Requests that wait for something else than this process are no crowd.
      if (!isBusy) return true
      const isStanding = at - calmAt > limits.standingMilliseconds
      const answersInTime = perMillisecond * (isStanding ? limits.waitMilliseconds : limits.burstMilliseconds)
      const most = Math.min(limits.burst, Math.max(limits.least, answersInTime))
      return inside < most * (isWriter ? limits.ofWriters : 1)
    },
    enter() {
      inside += 1
    },
    leave() {
      inside -= 1
      answered += 1
    },
  }
}

/** Counts a request from when all of it is there until its answer begins: a slow line is no load. */
export function countInside(crowd: Crowd, incoming: IncomingMessage, outgoing: ServerResponse): void {
  let state: 'coming' | 'inside' | 'left' = 'coming'
  const enter = () => {
    if (state !== 'coming') return
    state = 'inside'
    crowd.enter()
  }
  const leave = () => {
    if (state === 'inside') crowd.leave()
    state = 'left'
  }
  const { method, headers } = incoming
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  if (method === 'GET' || method === 'HEAD' || !hasBody) enter()
  else incoming.once('end', enter)
  const { writeHead } = outgoing
  outgoing.writeHead = function begin(this: ServerResponse, ...given: unknown[]) {
    leave()
    return Reflect.apply(writeHead, this, given) as ServerResponse
  }
  outgoing.on('close', leave)
}
