import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApps } from '../../scripts/app-builds.ts'
import type { Figures } from '../../scripts/testing/load/figures.ts'
import { floodSeconds, type LoadedShop, startLoadedShop } from '../../scripts/testing/load/loaded-shop.ts'
import { kinds } from '../../scripts/testing/load/visitors.ts'
import { isReady } from '../../scripts/testing/shop-process.ts'
import { overloadLimits } from './http/overload.ts'
import { expectInvariants } from './testing/expect-invariants.ts'
import { openSeededShop } from './testing/seeded-shop.ts'
import type { TestShop } from './testing/test-shop.ts'

const visitorsInTurn = 24
const timesTooMuch = 10
const firstFloodSeconds = 20
const idleMilliseconds = 120_000
/** Visitors beside the flood, from processes that are not busy sending it: on connections of their own, and on kept ones. */
const besidePerSecond = 10
const usefulShare = 0.8
const refusedWithin = 100
const normalAgainSeconds = 30
/** A machine that can do less, since others use it, does everything proportionally slower. */
const usualPerSecond = 100
/** Below this a difference is not noticeable. */
const seenMilliseconds = 100

let shop: TestShop
let machine: LoadedShop

beforeAll(async () => {
  await buildApps()
  shop = await openSeededShop()
  machine = await startLoadedShop(shop)
}, 900_000)
afterAll(async () => {
  await machine?.stop()
  await shop?.stop()
}, 120_000)

const rateOf = ({ useful, seconds }: Figures) => useful / seconds

function summaryOf(
  name: string,
  { seconds, offered, unsent, refused, odd, times, kinds: by, ownStop, ...figures }: Figures,
) {
  const parts = kinds.map((kind) => `${kind} ${by[kind].useful}, p50 ${by[kind].times.p50}, p99 ${by[kind].times.p99}`)
  return [
    `${name}: ${Math.round(offered / seconds)} offered a second, ${unsent} of them unsent`,
    `${Math.round(rateOf({ seconds, ...figures } as Figures))} useful, p95 ${times.p95}, p99 ${times.p99} ms (${parts.join('; ')})`,
    `${refused.count} refused, p50 ${refused.p50}, p95 ${refused.p95}, p99 ${refused.p99} ms`,
    `odd ${JSON.stringify(odd)}, the visitors stood still for ${Math.round(ownStop)} ms`,
  ].join('; ')
}

async function countOrders(): Promise<number> {
  const { count } = await shop.context.db
    .selectFrom('orders')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

test('LOAD-01 the excess of a tenfold load is rejected at once, and the rest is served as before', async ({
  annotate,
}) => {
  const { load, newcomers, regulars } = machine
  const orders = await countOrders()
  await load.inTurn(20, visitorsInTurn)
  const peak = await load.inTurn(20, visitorsInTurn)
  const usual = await load.atRate(15, rateOf(peak) / 2)
  const { handles } = await machine.held()
  // V8 keeps the pages of its largest heap for the next time: memory grows only if a longer flood takes more than a short one.
  await load.atRate(firstFloodSeconds, rateOf(peak) * timesTooMuch)
  await pause(5000)
  const before = await machine.held()
  const beside = Promise.all([
    newcomers.newcomers(floodSeconds, besidePerSecond),
    regulars.atRate(floodSeconds, besidePerSecond),
  ])
  const flood = await load.atRate(floodSeconds, rateOf(peak) * timesTooMuch)
  const over = performance.now()
  const most = await machine.held()
  await pause(5000)
  const again = await load.atRate(15, rateOf(peak) / 2)
  expect(performance.now() - over).toBeLessThan(normalAgainSeconds * 1000)
  const after = await machine.held()
  const later = await load.inTurn(20, visitorsInTurn)
  const [onNew, onKept] = await beside
  const all = { peak, usual, flood, onNew, onKept, again, later }
  for (const [name, figures] of Object.entries(all)) await annotate(summaryOf(name, figures))
  await annotate(JSON.stringify({ handles, before, most, after }))

  expect(Object.values(all).map(({ odd, withoutRetryAfter }) => [odd, withoutRetryAfter])).toEqual(
    Object.values(all).map(() => [{}, 0]),
  )
  // The capacity of the machine is measured before and after, since others may use it too.
  expect(rateOf(flood)).toBeGreaterThan(usefulShare * Math.min(rateOf(peak), rateOf(later)))
  expect(flood.refused.count).toBeGreaterThan(flood.useful)
  const slower = Math.max(1, usualPerSecond / rateOf(peak))
  // The process that sends the flood has the lowest priority, and reads its own answers late.
  for (const { refused } of [onNew, onKept]) {
    expect(refused.count).toBeGreaterThan(0)
    expect(refused.p95).toBeLessThan(refusedWithin * slower)
  }
  expect(flood.times.p99).toBeLessThan(overloadLimits.budgetMilliseconds * slower)
  expect(again.refused.count).toBe(0)
  expect(again.times.p95).toBeLessThan(Math.max(seenMilliseconds, 2 * usual.times.p95))
  expect([await isReady(machine.url), machine.hasEnded()]).toEqual([true, false])
  expect(after.megabytes).toBeLessThan(before.megabytes * 1.2)
  // Idle connections are closed after their time.
  await expect
    .poll(async () => (await machine.held()).handles, { timeout: idleMilliseconds, interval: 1000 })
    .toBeLessThan(handles + visitorsInTurn)
  const placed = Object.values(all).reduce((sum, { kinds: by }) => sum + by.checkout.useful, 0)
  expect((await countOrders()) - orders).toBeGreaterThanOrEqual(placed)
  await expectInvariants(shop.context.db)
}, 1_800_000)
