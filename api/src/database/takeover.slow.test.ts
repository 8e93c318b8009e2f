import { setTimeout as pause } from 'node:timers/promises'
import { showCart } from '@fitout/contract/cart.ts'
import { findProduct } from '@fitout/contract/products.ts'
import { priceVariant } from '@fitout/contract/staff/variants.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { orderSteadily } from '../../../scripts/testing/steady-orders.ts'
import { type PairOfServers, startPairOfServers } from '../testing/pair-of-servers.ts'
import { type ShopGoods, stockShop } from '../testing/shop-goods.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { openGuest, placeOrder } from '../testing/visitors.ts'
import { migrate } from './migrate.ts'

const perSecond = 50

let servers: PairOfServers
let shop: TestShop
let goods: ShopGoods
let variant: string
beforeAll(async () => {
  servers = await startPairOfServers(inject('testFolder'))
  await migrate(servers.url)
  shop = await openTestShop({ databaseUrl: servers.url, environment: { DATABASE_READ_URL: servers.second } })
  goods = await stockShop(shop.context)
  variant = await goods.addVariant({ stock: [100_000, 0] })
}, 120_000)
afterAll(async () => {
  await shop?.stop()
  await servers?.stop()
})

async function onSecond<Row extends object>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: servers.second })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

test('public data is read from the replica while it has the last published change', async () => {
  const id = await goods.publish(variant)
  const params = { store_id: goods.storeId, id }
  const priceOf = async () => (await shop.visitor()(findProduct, { params })).data.variants[0]?.price
  const readThere = () =>
    onSecond<{ query: string }>(`select query from pg_stat_activity where query ~ 'variants'
    and pid <> pg_backend_pid()`)
  const look = async () => {
    shop.context.publicAnswers.forget('everything')
    await priceOf()
    return (await readThere()).length
  }
  await expect.poll(look, { timeout: 10_000, interval: 300 }).toBeGreaterThan(0)
  const staff = await openStaff(shop, 'manager')
  await onSecond('select pg_wal_replay_pause()')
  await staff.call(priceVariant, { params: { id: variant }, body: { price: 321.5, sale_percent: 0 } })
  await expect.poll(priceOf, { timeout: 2000 }).toBe(321.5)
  // A visitor's own data never comes from it.
  const guest = await openGuest(shop)
  const { _id: order } = await placeOrder(goods, guest, { [variant]: 1 })
  const { data } = await guest.call(showCart, { params: { store_id: goods.storeId }, body: {} })
  expect([data.cart_items, order.length > 0]).toEqual([[], true])
  await onSecond('select pg_wal_replay_resume()')
}, 60_000)

test('the primary is killed under orders: another server takes over within half a minute, and no order is lost', async ({
  annotate,
}) => {
  // A guest may have only a few unpaid orders.
  const buy = async () => placeOrder(goods, await openGuest(shop), { [variant]: 1 })
  const from = performance.now()
  const { acknowledged, odd, stop } = orderSteadily(perSecond, buy)
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(5 * perSecond)
  const rate = (acknowledged.length / (performance.now() - from)) * 1000
  await servers.killFirst()
  const killedAt = performance.now()
  await pause(2000)
  await servers.promoteSecond()
  const back = () => acknowledged.find(({ at }) => at > killedAt + 2000)?.at
  await expect.poll(back, { timeout: 30_000 }).toBeDefined()
  const seconds = (back()! - killedAt) / 1000
  const count = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(count + 5 * perSecond)
  await stop()
  const before = `${rate.toFixed(0)} orders a second before the kill`
  await annotate(`${before}, ${acknowledged.length} acknowledged; again ${seconds.toFixed(1)} s after the kill`)
  expect([seconds < 30, odd]).toEqual([true, []])
  const { rows } = await sql<{ reference: string }>`select reference from orders`.execute(shop.context.db)
  const kept = new Set(rows.map(({ reference }) => reference))
  expect(kept.size).toBe(rows.length)
  expect(acknowledged.filter(({ reference }) => !kept.has(reference))).toEqual([])
}, 180_000)
