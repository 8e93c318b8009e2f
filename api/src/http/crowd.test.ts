import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { countInside, createCrowd, crowdLimits, waitOutside } from './crowd.ts'
import type { Visit } from './turns.ts'

const { burst, least, standingMilliseconds, waitMilliseconds, turnMilliseconds } = crowdLimits

let now: number
let utilisation: number
let crowd: ReturnType<typeof createCrowd>
beforeEach(() => {
  now = 0
  utilisation = 1
  crowd = createCrowd({ now: () => now, utilisation: () => utilisation })
})

/** Sends this many requests at once; returns how many are admitted. */
function come(count: number, visit: Visit = 'look'): number {
  const before = crowd.inside
  for (let at = 0; at < count; at += 1) if (crowd.mayEnter(visit)) crowd.enter(visit)
  return crowd.inside - before
}

/** Each millisecond, this many requests arrive and this many are answered. */
function flood(
  milliseconds: number,
  { coming, answered, visit = 'look' }: { coming: number; answered: number; visit?: Visit },
): void {
  let due = 0
  let arriving = 0
  for (let at = 0; at < milliseconds; at += 1) {
    now += 1
    for (arriving += coming; arriving >= 1; arriving -= 1) come(1, visit)
    for (due += answered; due >= 1 && crowd.inside > 0; due -= 1) crowd.leave(visit)
  }
}

describe('admission under overload', () => {
  test('a burst is admitted, up to the burst limit when the process is busy', () => {
    flood(300, { coming: 2, answered: 1 })
    come(burst * 2)
    expect(crowd.inside).toBe(burst)
  })

  test('a burst after a silence is admitted, whatever the process did meanwhile', () => {
    now = 10_000
    expect(come(burst)).toBe(burst)
  })

  test('a process with low throughput admits a smaller burst', () => {
    flood(300, { coming: 0.2, answered: 0.1 })
    come(burst)
    expect(crowd.inside).toBeLessThan(burst / 2)
  })

  test('during overload as many are inside as can be answered in time', () => {
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.5 })
    expect(crowd.inside).toBeGreaterThan(0.5 * waitMilliseconds * 0.8)
    expect(crowd.inside).toBeLessThanOrEqual(0.5 * waitMilliseconds + 1)
  })

  test('a process that is slow for another reason keeps a few inside', () => {
    flood(standingMilliseconds * 40, { coming: 5, answered: 0.001 })
    for (let at = crowd.inside; at > 0; at -= 1) crowd.leave('look')
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.02 })
    expect(crowd.inside).toBeGreaterThanOrEqual(least - 1)
  })

  test.each([
    ['look', 'change'],
    ['change', 'look'],
  ] as const)('however many requests %s, some of those that %s are admitted', (many, few) => {
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.5, visit: many })
    come(10_000, many)
    expect([come(1, many), come(10_000, few)]).toEqual([0, least])
  })

  test('a request that would begin too late is rejected at once', () => {
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.5 })
    for (let at = 0; at < 20; at += 1) crowd.leave('look')
    const mayEnter = (share: number, visit: Visit) => crowd.mayEnter(visit, turnMilliseconds * share)
    expect([mayEnter(0.9, 'look'), mayEnter(1.1, 'look')]).toEqual([true, false])
    // There are few of these.
    expect(mayEnter(1.1, 'change')).toBe(true)
  })

  test('a request that was admitted and then rejected makes no room for more', () => {
    for (let at = 0; at < standingMilliseconds * 4; at += 1) {
      now += 1
      come(3)
      if (crowd.inside > 1) crowd.leave('look', false)
      if (at % 5 === 0) crowd.leave('look')
    }
    expect(crowd.inside).toBeLessThanOrEqual(0.2 * waitMilliseconds + 1)
  })

  test('overload lasts until the process has time again, however few are inside', () => {
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.5 })
    while (crowd.inside > 0) crowd.leave('look')
    utilisation = 0.8
    flood(standingMilliseconds * 2, { coming: 1, answered: 0.1 })
    expect(crowd.inside).toBeLessThan(burst / 4)
  })

  test('requests that wait for something else are not overload, however many there are', () => {
    utilisation = 0.2
    flood(standingMilliseconds * 4, { coming: 2, answered: 0 })
    expect(crowd.inside).toBe(standingMilliseconds * 8)
  })

  test('after the overload every request is admitted again', () => {
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.5 })
    utilisation = 0.3
    flood(standingMilliseconds, { coming: 0, answered: 1 })
    expect(come(burst)).toBe(burst)
  })
})

describe('requests counted as inside', () => {
  /** A request with a body, none of which has arrived. */
  function post() {
    const incoming = Object.assign(new EventEmitter(), {
      method: 'POST',
      headers: { 'content-length': '9' },
      complete: false,
    })
    const outgoing = Object.assign(new EventEmitter(), { writeHead: () => outgoing })
    const counted = countInside(crowd, incoming as unknown as IncomingMessage, outgoing as unknown as ServerResponse)
    return { incoming, outgoing: outgoing as EventEmitter & { writeHead: (status: number) => unknown }, ...counted }
  }

  test('a request waiting for its turn counts, whether its body was read or not', () => {
    post()
    expect(crowd.inside).toBe(1)
  })

  test('a request with an incomplete body at its turn does not count until the body is complete', () => {
    const { incoming, outgoing, begin } = post()
    begin()
    expect(crowd.inside).toBe(0)
    incoming.emit('end')
    expect(crowd.inside).toBe(1)
    outgoing.writeHead(200)
    outgoing.emit('close')
    expect(crowd.inside).toBe(0)
  })

  test('a request that waits for other threads does not count, whether their work succeeds or fails', async () => {
    for (const end of ['resolve', 'reject'] as const) {
      const { outgoing } = post()
      const made = Promise.withResolvers<string>()
      const waiting = waitOutside(outgoing as unknown as ServerResponse, made.promise)
      expect(crowd.inside).toBe(0)
      made[end]('made')
      await waiting.catch(() => {})
      expect(crowd.inside).toBe(1)
      outgoing.writeHead(200)
      expect(crowd.inside).toBe(0)
    }
  })

  test('a request closed while it waits for them never counts again', async () => {
    const { outgoing } = post()
    const made = Promise.withResolvers<void>()
    const waiting = waitOutside(outgoing as unknown as ServerResponse, made.promise)
    outgoing.emit('close')
    made.resolve()
    await waiting
    expect(crowd.inside).toBe(0)
  })

  test('a request with a complete body continues to count', () => {
    const { incoming, begin } = post()
    incoming.complete = true
    begin()
    expect(crowd.inside).toBe(1)
  })
})
