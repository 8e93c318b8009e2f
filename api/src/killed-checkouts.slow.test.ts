import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addToCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { type Call, CallError } from '@fitout/contract/client.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiProcess, startApiProcess } from './testing/api-process.ts'
import { type ShopGoods, stockShop } from './testing/shop-goods.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import { checkOutBody, type Guest, openGuest } from './testing/visitors.ts'

const checkouts = 200
const buyersOfProcess = 5

let shop: TestShop
let goods: ShopGoods
let variant: string
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  variant = await goods.addVariant({ stock: [10_000, 0] })
})
afterAll(() => shop.stop())

/** Fills the form and orders, repeatedly; sends an unanswered call again with its idempotency key. */
type Buyer = { guest: Guest; key: string | undefined; isAdded: boolean; keys: string[]; acknowledged: string[] }

async function openBuyer(): Promise<Buyer> {
  return { guest: await openGuest(shop), key: undefined, isAdded: false, keys: [], acknowledged: [] }
}

/** The buyer's next call; false once there is no answer. */
async function goOn(buyer: Buyer, call: Call): Promise<boolean> {
  const params = { store_id: goods.storeId }
  if (!buyer.key) {
    buyer.key = crypto.randomUUID()
    buyer.keys.push(buyer.key)
    buyer.isAdded = false
  }
  try {
    if (!buyer.isAdded) {
      await call(addToCart, { params, body: { product_variant_id: variant, qty: 1 } })
      buyer.isAdded = true
      return true
    }
    const body = checkOutBody(goods, [variant])
    const { data } = await call(checkOut, { params, body, idempotencyKey: buyer.key })
    buyer.acknowledged.push(data.reference)
    buyer.key = undefined
    return true
  } catch (error) {
    // The killed process may hold the key for the moment until the database notices.
    if (error instanceof CallError && error.problem.code === 'request-in-progress') return true
    if (error instanceof CallError && error.problem.status < 500) throw error
    return false
  }
}

async function buyUntilKilled(buyers: Buyer[], api: ApiProcess): Promise<void> {
  await Promise.all(
    buyers.map(async (buyer) => {
      const call = api.visitor(buyer.guest.token)
      while (await goOn(buyer, call));
    }),
  )
}

test('of 200 checkouts in killed processes none is lost or duplicated', async () => {
  const buyers: Buyer[] = []
  const sumOf = (of: 'keys' | 'acknowledged') => buyers.reduce((sum, buyer) => sum + buyer[of].length, 0)
  let kills = 0
  while (sumOf('keys') < checkouts) {
    const processes = await Promise.all([startApiProcess(shop), startApiProcess(shop)])
    const groups: Buyer[][] = []
    for (const _ of processes) groups.push(await Promise.all(Array.from({ length: buyersOfProcess }, openBuyer)))
    buyers.push(...groups.flat())
    const before = sumOf('acknowledged')
    const buying = processes.map((api, at) => buyUntilKilled(groups[at] ?? [], api))
    while (sumOf('acknowledged') < before + buyersOfProcess) await pause(2)
    for (const { pid } of processes) {
      await pause(randomInt(0, 60))
      if (pid) process.kill(pid, 'SIGKILL')
      kills += 1
    }
    await Promise.all(buying)
  }
  const unanswered = buyers.filter(({ key }) => key !== undefined).length
  for (const buyer of buyers) while (buyer.key) await goOn(buyer, shop.visitor({ token: buyer.guest.token }))

  const { rows } = await sql<{ reference: string }>`select reference from orders`.execute(shop.context.db)
  const placed = rows.map(({ reference }) => reference)
  expect(placed.toSorted()).toEqual(buyers.flatMap(({ acknowledged }) => acknowledged).toSorted())
  expect([placed.length, unanswered > 0, kills > 4]).toEqual([sumOf('keys'), true, true])
  const { rows: mails } = await sql<{ mails: number; orders: number }>`
    select count(*)::int as mails, count(distinct data ->> 'orderId')::int as orders
    from pgboss.job where name = 'order-mail'`.execute(shop.context.db)
  expect(mails).toEqual([{ mails: placed.length, orders: placed.length }])
}, 600_000)
