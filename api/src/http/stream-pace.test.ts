import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createStreamPace } from './stream-pace.ts'

const pieceMilliseconds = 10

function compute(): void {
  for (const from = performance.now(); performance.now() - from < pieceMilliseconds;);
}

/** How much of the time the process computed while some made so many pieces each. */
async function utilisationOf(makers: number, pieces: number): Promise<number> {
  const inPace = createStreamPace()
  const before = performance.eventLoopUtilization()
  const make = async () => {
    for (let left = pieces; left > 0; left -= 1) {
      await inPace()
      compute()
    }
  }
  await Promise.all(Array.from({ length: makers }, make))
  return performance.eventLoopUtilization(before).utilization
}

test.each([1, 8])('%i that make long files at once leave a good part of the time to others', async (makers) => {
  await pause(1)
  expect(await utilisationOf(makers, 80 / makers)).toBeLessThan(0.85)
})

test('what computes little does not wait', async () => {
  const inPace = createStreamPace()
  await pause(50)
  const from = performance.now()
  await inPace()
  expect(performance.now() - from).toBeLessThan(20)
})
