import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApps } from '../../scripts/app-builds.ts'
import type { Figures } from '../../scripts/testing/load/figures.ts'
import { type LoadedShop, startLoadedShop } from '../../scripts/testing/load/loaded-shop.ts'
import type { Ended, SlowKind, SlowOrder } from '../../scripts/testing/load/slow-clients.ts'
import { isReady } from '../../scripts/testing/shop-process.ts'
import { projectRoot } from '../../scripts/tools.ts'
import { serverTimeLimits } from './config.ts'
import { openSeededShop } from './testing/seeded-shop.ts'
import type { TestShop } from './testing/test-shop.ts'
import { openGuest } from './testing/visitors.ts'

const counts: Record<SlowKind, number> = { headers: 2000, bodies: 2000, answers: 500 }
const ordinaryPerSecond = 40
/** Below this a difference is not noticeable. */
const seenMilliseconds = 100
/** The server checks every two seconds, on a busy machine. */
const lateSeconds = 8

let shop: TestShop
let machine: LoadedShop
let slow: ChildProcess

beforeAll(async () => {
  await buildApps()
  shop = await openSeededShop()
  machine = await startLoadedShop(shop, { TRUST_PROXY: '1' })
  slow = fork(join(projectRoot, 'scripts/testing/load/slow-clients.ts'))
}, 600_000)
afterAll(async () => {
  slow?.kill()
  await machine?.stop()
  await shop?.stop()
}, 120_000)

const ordinary = (seconds: number): Promise<Figures> => machine.load.atRate(seconds, ordinaryPerSecond)

async function heldHandles(): Promise<number> {
  return (await machine.held()).handles
}

/** When the last and the first of a kind were cut, and how many with what status. */
function cutOf(ended: Ended[], kind: SlowKind) {
  const own = ended.filter((one) => one.kind === kind)
  const seconds = own.map((one) => one.seconds)
  const statuses = [...Map.groupBy(own, ({ status }) => status)].map(([status, all]) => `${all.length} × ${status}`)
  return { first: Math.min(...seconds), last: Math.max(...seconds), statuses }
}

test('LOAD-02 clients that drip headers, bodies and reading are cut in time, and other visitors hardly notice them', async ({
  annotate,
}) => {
  await ordinary(20)
  const before = await ordinary(20)
  const handles = await heldHandles()
  // The largest file of the shop, which no buffer on the way can hold.
  const { model_file } = await shop.context.db
    .selectFrom('products')
    .select('model_file')
    .where('model_file', 'is not', null)
    .executeTakeFirstOrThrow()
  const opened = once(slow, 'message')
  const order: SlowOrder = {
    port: Number(new URL(machine.url).port),
    token: (await openGuest(shop)).token,
    path: `/media/models/${model_file}`,
    counts,
  }
  slow.send(order)
  const beside = ordinary(50)
  await opened
  const ended = once(slow, 'message')
  const most = await heldHandles()
  const figures = await beside
  // Slow readers are cut once nothing could be sent to them for that long.
  await expect
    .poll(heldHandles, { timeout: (serverTimeLimits.idle.seconds + lateSeconds) * 1000, interval: 500 })
    .toBeLessThanOrEqual(handles + 20)
  const cut = (await ended)[0] as Ended[]
  const [headers, bodies] = [cutOf(cut, 'headers'), cutOf(cut, 'bodies')]
  await annotate(JSON.stringify({ before: before.times, beside: figures.times, handles, most, headers, bodies }))

  expect(most).toBeGreaterThan(handles + counts.answers)
  expect([figures.odd, figures.refused.count]).toEqual([{}, 0])
  expect(figures.times.p95).toBeLessThanOrEqual(Math.max(seenMilliseconds, 2 * before.times.p95))
  const { headers: forHeaders, silence } = serverTimeLimits
  expect(headers.first).toBeGreaterThan(forHeaders.seconds - 1)
  expect(headers.last).toBeLessThan(forHeaders.seconds + lateSeconds)
  expect(bodies.first).toBeGreaterThan(silence.seconds - 1)
  expect(bodies.last).toBeLessThan(silence.seconds + lateSeconds)
  expect([headers.statuses, bodies.statuses]).toEqual([['2000 × 408'], ['2000 × 408']])
  expect(await isReady(machine.url)).toBe(true)
}, 900_000)
