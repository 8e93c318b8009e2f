import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { forEachInTurns, setOf } from './product-set.ts'
import { sortedInTurns } from './sorted-orders.ts'

const many = 1_000_000

/** How often other work got its turn meanwhile. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  const isDone = work.then(() => true)
  while (!(await Promise.race([isDone, nextTurn(false)]))) turns += 1
  return turns
}

function spin(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('visits each of a million products in turns with other work', async () => {
  const set = setOf(
    Array.from({ length: many / 2 }, (_, at) => 2 * at + 1),
    many,
  )
  let [count, last] = [0, -1]
  const turns = await turnsDuring(
    forEachInTurns(set, (place) => {
      count += place > last && place % 2 === 1 ? 1 : 0
      last = place
      // Work of a length that does not depend on the machine.
      if (count % 50_000 === 0) spin(10)
    }),
  )
  expect([count, last]).toEqual([many / 2, many - 1])
  expect(turns).toBeGreaterThanOrEqual(9)
})

test('sorts a million prices in turns with other work', async () => {
  const prices = Float64Array.from({ length: many }, (_, at) => (at * 7919) % 999_983)
  const sorting = sortedInTurns(prices.slice())
  expect(await turnsDuring(sorting)).toBeGreaterThan(5)
  expect((await sorting).every((price, at, all) => at === 0 || (all[at - 1] ?? 0) <= price)).toBe(true)
  const descending = await sortedInTurns(
    Uint32Array.from({ length: 5_000 }, (_, at) => at),
    (a, b) => b - a,
  )
  expect([...descending.subarray(0, 3), descending.at(-1)]).toEqual([4999, 4998, 4997, 0])
})
