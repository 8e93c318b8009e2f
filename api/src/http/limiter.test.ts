import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serverTimeLimits } from '../config.ts'
import { createLimiter } from './limiter.ts'

const workMilliseconds = 20

/** Starts this many tasks at once; returns after how long the admitted ones began and the rejected ones were rejected. */
async function come(limited: ReturnType<typeof createLimiter>, count: number) {
  const heard = { in: [] as number[], away: [] as number[] }
  const one = async () => {
    const from = performance.now()
    const passed = () => performance.now() - from
    await limited(async () => {
      heard.in.push(passed())
      await pause(workMilliseconds)
    }).catch(() => heard.away.push(passed()))
  }
  await Promise.all(Array.from({ length: count }, one))
  return heard
}

test('tasks that start together may wait; meanwhile one that would wait too long is rejected at once', async () => {
  const limited = createLimiter({ atOnce: 2, waiting: 1000, patienceSeconds: 5, foreseenMilliseconds: 100 })
  const first = come(limited, 60)
  await pause(8 * workMilliseconds)
  const later = await come(limited, 20)
  expect([later.in, later.away.length]).toEqual([[], 20])
  expect(Math.max(...later.away)).toBeLessThan(workMilliseconds)
  expect((await first).away).toEqual([])
})

test('once the wait is short again, tasks may wait again', async () => {
  const limited = createLimiter({ atOnce: 2, waiting: 1000, patienceSeconds: 5, foreseenMilliseconds: 100 })
  await come(limited, 60)
  const later = await come(limited, 4)
  expect([later.in.length, later.away]).toEqual([4, []])
})

test('the first departure says nothing about how long others wait', async () => {
  const limited = createLimiter({ atOnce: 2, waiting: 1000, patienceSeconds: 5, foreseenMilliseconds: 100 })
  await pause(300)
  const first = come(limited, 20)
  await pause(workMilliseconds * 1.5)
  const later = await come(limited, 1)
  expect([later.in.length, (await first).away]).toEqual([1, []])
})

test('purely computing tasks let the process handle other events in between', async () => {
  const limited = createLimiter({ atOnce: 2, waiting: 1000, inTurns: true })
  const done: number[] = []
  const compute = async () => void done.push(done.length)
  const all = Array.from({ length: 20 }, () => limited(compute))
  const seen: number[] = []
  while (done.length < 20) {
    await nextTurn()
    seen.push(done.length)
  }
  await Promise.all(all)
  expect(seen.length).toBeGreaterThanOrEqual(10)
})

test('a task is rejected as busy before the connection of its request is cut', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const limited = createLimiter({ atOnce: 1, waiting: 10 })
  void limited(() => new Promise(() => undefined))
  let heard: unknown
  limited(async () => undefined).catch((error: unknown) => (heard = error))
  await vi.advanceTimersByTimeAsync(40_000)
  expect(heard).toBeUndefined()
  await vi.advanceTimersByTimeAsync((serverTimeLimits.idle.seconds - 1) * 1000 - 40_000)
  expect(heard).toMatchObject({ code: 'service-busy', options: { retryAfterSeconds: 2 } })
})
