import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns, perKind, type RequestKind, requestKinds } from './turns.ts'

function spend(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('between long tasks the process handles other events, and no task is left out', async () => {
  const turns = createTurns()
  const done: number[] = []
  let looked = 0
  for (let count = 0; count < 12; count += 1)
    turns.take('read', () => {
      spend(30)
      done.push(count)
    })
  while (done.length < 12) {
    await nextTurn()
    looked += 1
  }
  expect(done).toEqual(Array.from({ length: 12 }, (_, count) => count))
  expect(looked).toBeGreaterThanOrEqual(8)
})

test('work that follows without a wait counts as part of its task', async () => {
  const turns = createTurns()
  const done: true[] = []
  const work = async () => {
    await Promise.resolve()
    spend(10)
    done.push(true)
  }
  // Short ones first, after which many would fit into a turn.
  for (let count = 0; count < 500; count += 1) turns.take('read', () => void done.push(true))
  while (done.length < 500) await nextTurn()
  for (let count = 0; count < 30; count += 1) turns.take('read', () => void work())
  let most = 0
  while (done.length < 530) {
    const before = done.length
    await nextTurn()
    most = Math.max(most, done.length - before)
  }
  expect(most).toBeLessThanOrEqual(4)
})

test('many short tasks begin per turn', async () => {
  const turns = createTurns()
  const done: number[] = []
  for (let count = 0; count < 1000; count += 1) turns.take('read', () => void done.push(count))
  let looked = 0
  while (done.length < 1000) {
    await nextTurn()
    looked += 1
  }
  expect(looked).toBeLessThan(100)
})

test('returns how long a new task would wait', async () => {
  const turns = createTurns()
  const done: true[] = []
  const work = () => {
    spend(30)
    done.push(true)
  }
  expect(turns.waitOf('read')).toBe(0)
  for (let count = 0; count < 14; count += 1) turns.take('read', work)
  while (done.length < 6) await nextTurn()
  const from = performance.now()
  const estimated = turns.waitOf('read')
  const begun = Promise.withResolvers<number>()
  turns.take('read', () => begun.resolve(performance.now()))
  const took = (await begun.promise) - from
  expect(estimated).toBeGreaterThan(took / 4)
  expect(turns.waitOf('read')).toBe(0)
})

test('kinds that wait get the same time', async () => {
  const turns = createTurns()
  const milliseconds = { cached: 1, sitemap: 4, read: 4, write: 4 }
  const done: RequestKind[] = []
  // By the clock, like the turns: a busy machine stops the process within a task.
  const spent = perKind(() => 0)
  for (const kind of requestKinds) {
    for (let count = 0; count < 200; count += 1)
      turns.take(kind, () => {
        const from = performance.now()
        spend(milliseconds[kind])
        done.push(kind)
        if (done.length <= 120) spent[kind] += performance.now() - from
      })
  }
  while (done.length < 120) await nextTurn()
  expect(Math.max(...Object.values(spent))).toBeLessThan(1.5 * Math.min(...Object.values(spent)))
})

test('a few changes begin before the many reads that came first', async () => {
  const turns = createTurns()
  const done: RequestKind[] = []
  const take = (kind: RequestKind) =>
    turns.take(kind, () => {
      spend(1)
      done.push(kind)
    })
  for (let count = 0; count < 100; count += 1) take('read')
  for (let count = 0; count < 10; count += 1) take('write')
  while (done.length < 110) await nextTurn()
  expect(done.slice(0, 30).filter((kind) => kind === 'write')).toHaveLength(10)
})
