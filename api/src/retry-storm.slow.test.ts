import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asked } from '../../scripts/testing/load/browser-place.ts'
import type { Opening, Report } from '../../scripts/testing/load/browsers.ts'
import { projectRoot } from '../../scripts/tools.ts'
import { AppError } from './http/app-error.ts'
import { problemResponse } from './http/problems.ts'
import { publishConstants } from './testing/publish-constants.ts'
import { stockShop } from './testing/shop-goods.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'

const browsers = 1000
const outageSeconds = 60
const loginsAtMost = 5

let shop: TestShop
let server: Server
let people: ChildProcess
let isAway = false

/** Pages are cached while the API is down; their content does not matter here. */
async function answer(request: Request, bindings: object): Promise<Response> {
  if (!new URL(request.url).pathname.startsWith('/api')) return new Response('<!doctype html>')
  if (!isAway) return shop.app.fetch(request, bindings)
  return problemResponse(new AppError('service-unavailable', { retryAfterSeconds: 2 }), 'en', 'away')
}

beforeAll(async () => {
  // Each browser has an address and an allowance of its own.
  shop = await openTestShop({ environment: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1' } })
  await stockShop(shop.context)
  await publishConstants(shop.context)
  server = createAdaptorServer({ fetch: answer }) as Server
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  people = fork(join(projectRoot, 'scripts/testing/load/browsers.ts'))
})
afterAll(async () => {
  people.kill()
  server.closeAllConnections()
  server.close()
  await shop.stop()
}, 120_000)

async function fetchReport(): Promise<Report> {
  const reply = once(people, 'message')
  people.send('report')
  return (await reply)[0] as Report
}

/** Each browser's attempts to log in, in order. */
function loginsOf(asked: Asked[]): Asked[][] {
  const logins = asked.filter(({ path }) => path === '/api/auth/login')
  return [...Map.groupBy(logins, ({ browser }) => browser).values()]
}

/** How many requests began in each second after a moment. */
function perSecond(asked: Asked[], from: number): number[] {
  const counts: number[] = []
  for (const { at } of asked) {
    const second = Math.floor((at - from) / 1000)
    if (second >= 0) counts[second] = (counts[second] ?? 0) + 1
  }
  return Array.from(counts, (count) => count ?? 0)
}

const share = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0

test('LOAD-04 a thousand browsers retry seldom, at different moments, and when told to', async ({ annotate }) => {
  const ready = once(people, 'message')
  const order: Opening = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    storeId: shop.context.config.mainStoreId,
    count: browsers,
    seconds: outageSeconds,
  }
  isAway = true
  people.send(order)
  await ready
  const { at: from } = await fetchReport()
  await pause(outageSeconds * 1000)
  isAway = false
  const { at: back } = await fetchReport()
  await pause(60_000)
  const { asked, opened } = await fetchReport()

  const logins = loginsOf(asked)
  const most = Math.max(...logins.map((one) => one.length))
  const refused = asked.filter(({ status, path }) => path.startsWith('/api') && status !== 200)
  const during = perSecond(asked, from)
  const after = perSecond(asked, back)
  const waits = logins.flatMap((tries) =>
    tries.slice(1).map((next, at) => {
      const before = tries[at] as Asked
      return { wait: next.at - before.answeredAt, asked: before.retryAfter * 1000, isFirst: at === 0 }
    }),
  )
  const firstWaits = waits.filter(({ isFirst }) => isFirst).map(({ wait }) => wait)
  await annotate(
    [
      `${logins.length} browsers, ${logins.flat().length} logins, at most ${most} of one; ${opened} sessions opened`,
      `statuses ${JSON.stringify(Object.fromEntries([...Map.groupBy(refused, ({ status }) => status)].map(([status, all]) => [status, all.length])))}`,
      `requests a second at most ${Math.max(...during)} in all, ${Math.max(...after)} after the return`,
      `first waits ${share(firstWaits, 0.1).toFixed(0)} to ${share(firstWaits, 0.9).toFixed(0)} ms`,
      `after the return by second: ${after.join(' ')}`,
    ].join('; '),
  )
  expect(logins.length).toBeGreaterThan(browsers / 2)
  expect(most).toBeLessThanOrEqual(loginsAtMost)
  expect(refused.filter(({ status }) => status !== 503)).toEqual([])
  expect(refused.filter(({ retryAfter }) => retryAfter === 0)).toEqual([])
  // A timer may be a millisecond early.
  expect(waits.filter(({ wait, asked: least }) => wait < least - 2)).toEqual([])
  expect(share(firstWaits, 0.9) - share(firstWaits, 0.1)).toBeGreaterThan(200)
  // Each requests a page and opens a session: without an outage that is three requests each.
  const usual = (browsers / outageSeconds) * 3
  expect(Math.max(...during)).toBeLessThan(usual * 6)
  expect(Math.max(0, ...after.slice(50))).toBeLessThanOrEqual(usual)
  expect(opened).toBeGreaterThan(0)
}, 600_000)
