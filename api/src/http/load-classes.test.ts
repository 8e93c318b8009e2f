import { addToCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashedAtOnce } from '../adapters/passwords/hashing-threads.ts'
import { type ShopGoods, stockShop } from '../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { checkOutBody, openGuest, placeOrder } from '../testing/visitors.ts'
import { loadLimits, foreseenMilliseconds } from './load-classes.ts'

let shop: TestShop
let goods: ShopGoods

beforeAll(async () => {
  // Hashes slow enough for logins to pile up.
  shop = await openTestShop({ passwordCost: { memoryKibibytes: 19_456, passes: 4 }, foreseenMilliseconds })
  goods = await stockShop(shop.context)
})
afterAll(() => shop.stop())

const answersOf = async (sent: Promise<Response>[]) => {
  const answers = await Promise.all(sent)
  return { statuses: answers.map(({ status }) => status), refused: answers.find(({ status }) => status === 503) }
}

describe('overload by one class of requests', () => {
  test('LOAD-03 searches leave the connections that checkouts and reading need', async () => {
    const variant = await goods.addVariant({ priceCents: 10_000 })
    const guest = await openGuest(shop)
    const list = `/api/stores/${goods.storeId}/product-management/products/filter`
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = shop.context.db.transaction().execute(async (trx) => {
      await sql`lock table product_search in access exclusive mode`.execute(trx)
      held.resolve()
      await release.promise
    })
    await held.promise
    const { waiting } = loadLimits.search
    const searches = Array.from({ length: waiting + 30 }, (_, count) =>
      shop.request(`${list}?keyword=lamp${count}`, { headers: { 'X-Locale': 'cn' } }),
    )
    const order = await placeOrder(goods, guest, { [variant]: 1 })
    expect((await shop.request(`/api/stores/${goods.storeId}/product-management/categories/all/hierachy`)).status).toBe(
      200,
    )
    expect(order.reference).toBeTruthy()
    release.resolve()
    await holding
    const { statuses, refused } = await answersOf(searches)
    expect(new Set(statuses).difference(new Set([200, 503]))).toEqual(new Set())
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(20)
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused?.json()).toMatchObject({ code: 'service-busy', message: '当前使用人数较多，请稍后再试。' })
  }, 30_000)

  test('logins wait for their turn and are rejected; reading and ordering go on', async () => {
    const variant = await goods.addVariant({ priceCents: 10_000 })
    const guest = await openGuest(shop)
    const logins = Array.from({ length: loadLimits.login.waiting + 30 }, (_, count) =>
      shop.request('/api/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Locale': 'zh' },
        body: JSON.stringify({ login_id: `nobody${count}@shop.example`, type: 'EMAIL', password: 'Wrong12345' }),
      }),
    )
    const over = answersOf(logins)
    let isOver = false
    void over.then(() => (isOver = true))
    const order = await placeOrder(goods, guest, { [variant]: 1 })
    expect((await shop.request(`/api/stores/${goods.storeId}/product-management/categories/all/hierachy`)).status).toBe(
      200,
    )
    expect([Boolean(order.reference), isOver]).toEqual([true, false])
    const { statuses, refused } = await over
    expect(new Set(statuses).difference(new Set([401, 503]))).toEqual(new Set())
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused?.json()).toMatchObject({ code: 'service-busy', message: '現時使用人數較多，請稍後再試。' })
  }, 30_000)

  test('orders waiting for the stock of one piece leave connections to everything else, and are placed in the end', async () => {
    const { databasePool } = shop.context.config
    const [wanted, other] = [await goods.addVariant({ stock: [100, 0] }), await goods.addVariant()]
    const buyers = await Promise.all(Array.from({ length: 2 * databasePool }, () => openGuest(shop)))
    const reader = await openGuest(shop)
    const params = { store_id: goods.storeId }
    for (const { call } of buyers) await call(addToCart, { params, body: { product_variant_id: wanted, qty: 1 } })
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = shop.context.db.transaction().execute(async (trx) => {
      await trx.selectFrom('stock_levels').select('held').where('variant_id', '=', wanted).forUpdate().execute()
      held.resolve()
      await release.promise
    })
    await held.promise
    const orders = buyers.map(({ call }) => call(checkOut, { params, body: checkOutBody(goods, [wanted]) }))
    let placed = 0
    for (const order of orders) void order.then(() => (placed += 1))
    for (let count = 0; count < databasePool; count += 1) {
      await reader.call(addToCart, { params, body: { product_variant_id: other, qty: 1 } })
    }
    expect(placed).toBe(0)
    release.resolve()
    await holding
    expect((await Promise.all(orders)).filter(({ data }) => data.reference)).toHaveLength(buyers.length)
  }, 30_000)

  test('password hashing leaves one core to everything else', () => {
    expect(hashedAtOnce(1)).toBeLessThanOrEqual(Math.max(1, navigator.hardwareConcurrency - 1))
  })
})
