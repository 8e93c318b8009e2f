import { beforeEach, describe, expect, test } from 'vitest'
import { createCrowd, crowdLimits } from './crowd.ts'

const { burst, least, standingMilliseconds, waitMilliseconds, ofWriters } = crowdLimits

let now: number
let utilisation: number
let crowd: ReturnType<typeof createCrowd>
beforeEach(() => {
  now = 0
  utilisation = 1
  crowd = createCrowd({ now: () => now, utilisation: () => utilisation })
})

/** So many come at once; answers how many are let in. */
function come(count: number, isWriter = false): number {
  const before = crowd.inside
  for (let at = 0; at < count; at += 1) if (crowd.mayEnter(isWriter)) crowd.enter()
  return crowd.inside - before
}

/** Each millisecond so many come and so many are answered. */
function flood(milliseconds: number, { coming, answered }: { coming: number; answered: number }): void {
  let due = 0
  let arriving = 0
  for (let at = 0; at < milliseconds; at += 1) {
    now += 1
    for (arriving += coming; arriving >= 1; arriving -= 1) come(1)
    for (due += answered; due >= 1 && crowd.inside > 0; due -= 1) crowd.leave()
  }
}

describe('a crowd before the shop', () => {
  test('many who come at once are let in, and of a process that is busy no more than a burst', () => {
    flood(300, { coming: 2, answered: 1 })
    come(burst * 2)
    expect(crowd.inside).toBe(burst)
  })

  test('many who come after a silence are let in, whatever the process did meanwhile', () => {
    now = 10_000
    expect(come(burst)).toBe(burst)
  })

  test('a process that answers little takes a smaller burst', () => {
    flood(300, { coming: 0.2, answered: 0.1 })
    come(burst)
    expect(crowd.inside).toBeLessThan(burst / 2)
  })

  test('while it stands, as many are inside as are answered in time', () => {
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.5 })
    expect(crowd.inside).toBeGreaterThan(0.5 * waitMilliseconds * 0.8)
    expect(crowd.inside).toBeLessThanOrEqual(0.5 * waitMilliseconds + 1)
  })

  test('a process that is slow for another reason keeps a few inside', () => {
    flood(standingMilliseconds * 40, { coming: 5, answered: 0.001 })
    for (let at = crowd.inside; at > 0; at -= 1) crowd.leave()
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.02 })
    expect(crowd.inside).toBeGreaterThanOrEqual(least - 1)
  })

  test('who changes something is let in where who looks is not', () => {
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.5 })
    come(10)
    const lookers = crowd.inside
    expect([come(1), come(10_000, true)]).toEqual([0, expect.closeTo(lookers * (ofWriters - 1), -2)])
  })

  test('requests that wait for something else are no crowd, however many they are', () => {
    utilisation = 0.2
    flood(standingMilliseconds * 4, { coming: 2, answered: 0 })
    expect(crowd.inside).toBe(standingMilliseconds * 8)
  })

  test('when it has gone, everyone is let in again', () => {
    flood(standingMilliseconds * 4, { coming: 5, answered: 0.5 })
    utilisation = 0.3
    flood(standingMilliseconds, { coming: 0, answered: 1 })
    expect(come(burst)).toBe(burst)
  })
})
