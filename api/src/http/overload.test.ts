import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { ServerAnswer } from './server-answer.ts'
import { createOverloadGuard, kindOf, overloadLimits, Place, waitUncounted } from './overload.ts'
import type { RequestKind } from './turns.ts'

const { burst, least, standingMilliseconds, waitMilliseconds, turnMilliseconds } = overloadLimits

let now: number
let utilisation: number
let overload: ReturnType<typeof createOverloadGuard>
beforeEach(() => {
  now = 0
  utilisation = 1
  overload = createOverloadGuard({ now: () => now, utilisation: () => utilisation })
})

/** Sends this many requests at once; returns how many are admitted. */
function come(count: number, kind: RequestKind = 'read'): number {
  const before = overload.inside
  for (let at = 0; at < count; at += 1) if (overload.admits(kind)) overload.enter(kind)
  return overload.inside - before
}

/** Each millisecond, this many requests arrive and this many are answered. */
function flood(
  milliseconds: number,
  { coming, answered, kind = 'read' }: { coming: number; answered: number; kind?: RequestKind },
): void {
  let due = 0
  let arriving = 0
  for (let at = 0; at < milliseconds; at += 1) {
    now += 1
    for (arriving += coming; arriving >= 1; arriving -= 1) come(1, kind)
    for (due += answered; due >= 1 && overload.inside > 0; due -= 1) overload.leave(kind)
  }
}

describe('admission under overload', () => {
  test('a burst is admitted, up to the burst limit when the process is busy', () => {
    flood(300, { coming: 2, answered: 1 })
    come(burst * 2)
    expect(overload.inside).toBe(burst)
  })

  test('a burst after a silence is admitted, whatever the process did meanwhile', () => {
    now = 10_000
    expect(come(burst)).toBe(burst)
  })

  test('a process with low throughput admits a smaller burst', () => {
    flood(300, { coming: 0.2, answered: 0.1 })
    come(burst)
    expect(overload.inside).toBeLessThan(burst / 2)
  })

  test('during overload as many are inside as can be answered in time', () => {
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.5 })
    expect(overload.inside).toBeGreaterThan(0.5 * waitMilliseconds * 0.8)
    expect(overload.inside).toBeLessThanOrEqual(0.5 * waitMilliseconds + 1)
  })

  test('a process that is slow for another reason keeps a few inside', () => {
    flood(standingMilliseconds * 40, { coming: 5, answered: 0.001 })
    for (let at = overload.inside; at > 0; at -= 1) overload.leave('read')
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.02 })
    expect(overload.inside).toBeGreaterThanOrEqual(least.read - 1)
  })

  test.each([
    ['read', 'write'],
    ['write', 'read'],
    ['cached', 'read'],
    ['read', 'cached'],
  ] as const)('however many %s requests arrive, some %s requests are admitted', (many, few) => {
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.5, kind: many })
    come(10_000, many)
    expect([come(1, many), come(10_000, few)]).toEqual([0, least[few]])
  })

  test('all parts of a large sitemap are admitted at once, whatever else the process computes', () => {
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.5 })
    expect(come(300, 'sitemap')).toBe(300)
  })

  test('a request that would begin too late is rejected at once', () => {
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.5 })
    for (let at = 0; at < 20; at += 1) overload.leave('read')
    const admits = (share: number, kind: RequestKind) => overload.admits(kind, turnMilliseconds * share)
    expect([admits(0.9, 'read'), admits(1.1, 'read')]).toEqual([true, false])
    // There are few of these.
    expect(admits(1.1, 'write')).toBe(true)
  })

  test('a request that was admitted and then rejected makes no room for more', () => {
    for (let at = 0; at < standingMilliseconds * 4; at += 1) {
      now += 1
      come(3)
      if (overload.inside > 1) overload.leave('read', false)
      if (at % 5 === 0) overload.leave('read')
    }
    expect(overload.inside).toBeLessThanOrEqual(0.2 * waitMilliseconds + 1)
  })

  test('overload lasts until the process has time again, however few are inside', () => {
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.5 })
    while (overload.inside > 0) overload.leave('read')
    utilisation = 0.8
    flood(standingMilliseconds * 2, { coming: 1, answered: 0.1 })
    expect(overload.inside).toBeLessThan(burst / 4)
  })

  test('requests that wait for something else are not overload, however many there are', () => {
    utilisation = 0.2
    flood(standingMilliseconds * 4, { coming: 2, answered: 0 })
    expect(overload.inside).toBe(standingMilliseconds * 8)
  })

  test('after the overload every request is admitted again', () => {
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.5 })
    utilisation = 0.3
    flood(standingMilliseconds, { coming: 0, answered: 1 })
    expect(come(burst)).toBe(burst)
  })
})

test.each([
  ['GET', '/en', 'cached'],
  ['HEAD', '/en', 'cached'],
  ['GET', '/en?keyword=oak', 'read'],
  ['POST', '/en', 'write'],
  ['GET', '/sitemaps/products.xml?after=1', 'sitemap'],
])('%s %s is of the kind %s if /en is cached', (method, url, kind) => {
  expect(kindOf({ method, url } as IncomingMessage, (path) => path === '/en')).toBe(kind)
})

describe('requests counted as inside', () => {
  /** A request with a body, none of which has arrived. */
  function post() {
    const incoming = Object.assign(new IncomingMessage(new Socket()), { method: 'POST' })
    incoming.headers['content-length'] = '9'
    const outgoing = new ServerAnswer(incoming)
    const place = new Place(overload, 'write')
    outgoing.place = place
    return { incoming, outgoing, begin: () => place.awaitBody(incoming) }
  }

  test('a request waiting for its turn counts, whether its body was read or not', () => {
    post()
    expect(overload.inside).toBe(1)
  })

  test('a request with an incomplete body at its turn does not count until the body is complete', () => {
    const { incoming, outgoing, begin } = post()
    begin()
    expect(overload.inside).toBe(0)
    incoming.emit('end')
    expect(overload.inside).toBe(1)
    outgoing.writeHead(200)
    outgoing.emit('close')
    expect(overload.inside).toBe(0)
  })

  test('a request that waits for other threads does not count, whether their work succeeds or fails', async () => {
    for (const end of ['resolve', 'reject'] as const) {
      const { outgoing } = post()
      const made = Promise.withResolvers<string>()
      const waiting = waitUncounted(outgoing, made.promise)
      expect(overload.inside).toBe(0)
      made[end]('made')
      await waiting.catch(() => {})
      expect(overload.inside).toBe(1)
      outgoing.writeHead(200)
      expect(overload.inside).toBe(0)
    }
  })

  test('a request closed while it waits for them never counts again', async () => {
    const { outgoing } = post()
    const made = Promise.withResolvers<void>()
    const waiting = waitUncounted(outgoing, made.promise)
    outgoing.emit('close')
    made.resolve()
    await waiting
    expect(overload.inside).toBe(0)
  })

  test('a request with a complete body continues to count', () => {
    const { incoming, begin } = post()
    incoming.complete = true
    begin()
    expect(overload.inside).toBe(1)
  })
})
