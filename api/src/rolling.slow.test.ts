import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { buildApps } from '../../scripts/app-builds.ts'
import { unpackLastRelease } from '../../scripts/testing/last-release.ts'
import { type ShopProcess, startShopProcess } from '../../scripts/testing/shop-process.ts'
import { buyAsGuest, orderSteadily } from '../../scripts/testing/steady-orders.ts'
import { projectRoot } from '../../scripts/tools.ts'
import { migrate } from './database/migrate.ts'
import { type Balancer, startBalancer } from './testing/balancer.ts'
import { createDatabase } from './testing/database-copies.ts'
import { freePort } from './testing/free-port.ts'
import { publishConstants } from './testing/publish-constants.ts'
import type * as ShopGoodsModule from './testing/shop-goods.ts'
import { type ShopGoods, stockShop } from './testing/shop-goods.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'

const restarts = 20
const requestsPerSecond = 200
const ordersPerSecond = 50

let shop: TestShop
let goods: ShopGoods
let variant: string
let balancer: Balancer
let processes: ShopProcess[]
beforeAll(() => buildApps(), 600_000)
beforeEach(async () => {
  balancer = await startBalancer()
  processes = []
})
afterEach(async () => {
  balancer.stop()
  await Promise.all(processes.map((one) => one.stop()))
  await shop.stop()
}, 120_000)

async function openShop(databaseUrl?: string, stock = stockShop): Promise<void> {
  shop = await openTestShop({ ...(databaseUrl && { databaseUrl }) })
  // Rows of the last release do not have all columns that statements of this one name.
  goods = await stock({ ...shop.context, db: shop.context.db.withoutPlugins() })
  await publishConstants(shop.context)
  variant = await goods.addVariant({ stock: [100_000, 0] })
  await goods.publish(variant)
}

async function start(root = projectRoot): Promise<ShopProcess> {
  const { databaseUrl, sessionSecret, dataDir } = shop.context.config
  const settings = {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: sessionSecret,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    RECOGNITION: 'none',
    RATE_LIMIT_SCALE: '1000000',
    DRAIN_SECONDS: '2',
  }
  const one = await startShopProcess(await freePort(), settings, root)
  processes.push(one)
  balancer.add(one.url)
  // Until visitors are routed to it.
  await pause(1000)
  return one
}

async function end(one: ShopProcess): Promise<void> {
  processes = processes.filter((other) => other !== one)
  expect(await one.stop()).toBe(0)
  balancer.remove(one.url)
}

/** Makes this many requests a second until it is stopped; returns how many there were, and what failed. */
function askSteadily(perSecond: number) {
  const products = `/api/stores/${goods.storeId}/product-management`
  const paths = ['/', `${products}/products/filter?page=1`, '/en/cart', `${products}/categories/all`]
  const over = new AbortController()
  let count = 0
  const failed: string[] = []
  const running = new Set<Promise<void>>()
  const ask = async (path: string) => {
    count += 1
    try {
      const answer = await fetch(balancer.url + path)
      await answer.arrayBuffer()
      // This shop has none of the demo's texts.
      if (answer.status >= 500) failed.push(`${answer.status} ${path}`)
    } catch (error) {
      failed.push(`${(error as Error).cause ?? error} ${path}`)
    }
  }
  const asking = (async () => {
    const from = performance.now()
    while (!over.signal.aborted) {
      // Requests missed during a stall of this process are not sent at once.
      const due = Math.min(((performance.now() - from) / 1000) * perSecond - count, perSecond / 10)
      for (let at = 0; at < due; at += 1) {
        const asked: Promise<void> = ask(paths[count % paths.length]!).finally(() => running.delete(asked))
        running.add(asked)
      }
      await pause(20)
    }
    await Promise.all(running)
  })()
  return async () => {
    over.abort()
    await asking
    return { count, failed }
  }
}

test('processes restarted one after the other fail no visitor', async ({ annotate }) => {
  await openShop()
  for (let at = 0; at < 2; at += 1) await start()
  const enough = askSteadily(requestsPerSecond)
  const from = performance.now()
  for (let round = 0; round < restarts; round += 1) {
    const [oldest] = processes
    await end(oldest!)
    await start()
  }
  const { count, failed } = await enough()
  const rate = (count / (performance.now() - from)) * 1000
  await annotate(`${restarts} restarts, ${count} requests, ${rate.toFixed(0)} a second, ${failed.length} failed`)
  expect(failed).toEqual([])
}, 1_200_000)

test('the last release and this one serve one database side by side, forward and back', async ({ annotate, skip }) => {
  const root = join(inject('testFolder'), 'last-release')
  const release = await unpackLastRelease(root)
  if (!release) return skip('git does not hold the last release')
  await promisify(execFile)(process.execPath, [join(root, 'scripts', 'build.ts')], { cwd: root })
  const databaseUrl = await createDatabase('rolling')
  await migrate(databaseUrl, () => {}, join(root, 'api', 'database', 'migrations'))
  // This release would store columns that the last one does not have.
  const { stockShop: stockFormer } = (await import(
    join(root, 'api/src/testing/shop-goods.ts')
  )) as typeof ShopGoodsModule
  await openShop(databaseUrl, stockFormer)
  const former = await start(root)
  const enough = askSteadily(ordersPerSecond)
  const { storeId, couriers } = goods
  const piece = { storeId, courierId: couriers.door, variantId: variant }
  const buy = (buyer: number) => buyAsGuest(balancer.url, piece, buyer)
  const from = performance.now()
  const { acknowledged, odd, later, stop } = orderSteadily(ordersPerSecond, buy)
  const more = async () => {
    const wanted = acknowledged.length + 5 * ordersPerSecond
    const isEnough = () => [acknowledged.length >= wanted, odd]
    await expect.poll(isEnough, { timeout: 60_000 }).toEqual([true, []])
    // As autovacuum does, which test databases do without.
    await sql`vacuum analyze`.execute(shop.context.db)
  }
  await more()
  const newest = await start()
  await more()
  await end(former)
  await more()
  // And back, on the database as the newest release has left it.
  await start(root)
  await more()
  await end(newest)
  await more()
  await stop()
  const rate = (acknowledged.length / (performance.now() - from)) * 1000
  const { count, failed } = await enough()
  // Two processes that start and serve may have no time for some, who then have no order.
  const isBusy = (one: string) => one.startsWith('503 ')
  const busy = later() + failed.filter(isBusy).length
  await annotate(
    `beside ${release}: ${acknowledged.length} orders, ${rate.toFixed(0)} a second, ${count} other requests, ${busy} told to come back`,
  )
  expect({ odd, failed: failed.filter((one) => !isBusy(one)) }).toEqual({ odd: [], failed: [] })
  expect(busy).toBeLessThan(acknowledged.length / 10)
  const { rows } = await sql<{ reference: string }>`select reference from orders`.execute(shop.context.db)
  expect(rows.map(({ reference }) => reference).toSorted()).toEqual(
    acknowledged.map(({ reference }) => reference).toSorted(),
  )
}, 1_200_000)
