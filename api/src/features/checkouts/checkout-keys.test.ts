import { addToCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { allOrders } from '@fitout/contract/orders.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { stockShop, type ShopGoods } from '../../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { checkOutBody, expectRefusal, type Guest, openGuest, placeOrder } from '../../testing/visitors.ts'

let shop: TestShop
let goods: ShopGoods

beforeAll(async () => {
  shop = await openTestShop({ environment: { DATABASE_POOL: '20' } })
  goods = await stockShop(shop.context)
})
afterAll(() => shop.stop())
afterEach(() => expectInvariants(shop.context.db))

const params = () => ({ store_id: goods.storeId })
const fill = (guest: Guest, variantId: string, qty = 1) =>
  guest.call(addToCart, { params: params(), body: { product_variant_id: variantId, qty } })
const order = (guest: Guest, body: ReturnType<typeof checkOutBody>, idempotencyKey?: string) =>
  guest.call(checkOut, { params: params(), body, ...(idempotencyKey && { idempotencyKey }) })
const ordersOf = async (guest: Guest) => (await guest.call(allOrders)).data

describe('an idempotency key', () => {
  test('STOCK-03 makes one order of twenty requests, and replays the response to a later one', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant({ stock: [50, 0] })
    await fill(guest, variant, 2)
    const body = checkOutBody(goods, [variant])
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => order(guest, body, 'one-and-the-same-key')),
    )
    const ids = new Set<string>()
    for (const answer of answers) {
      if (answer.status === 'fulfilled') ids.add(answer.value.data._id)
      else expect(answer.reason.problem).toMatchObject({ status: 409, code: 'request-in-progress' })
    }
    expect(ids.size).toBe(1)
    expect((await order(guest, body, 'one-and-the-same-key')).data._id).toBe([...ids][0])
    expect(await ordersOf(guest)).toHaveLength(1)
    const other = { ...body, delivery_details: { ...body.delivery_details, name: 'Somebody else' } }
    await expectRefusal(order(guest, other, 'one-and-the-same-key'), 422, 'idempotency-key-reused')
  })

  test('STOCK-03 defaults to the version of the booking form', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant({ stock: [50, 0] })
    await fill(guest, variant, 2)
    const body = checkOutBody(goods, [variant])
    await Promise.allSettled(Array.from({ length: 20 }, () => order(guest, body)))
    expect(await ordersOf(guest)).toHaveLength(1)
  })

  test('STOCK-03 two keys at once make one order of one booking form', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant({ stock: [50, 0] })
    for (let round = 0; round < 5; round += 1) {
      await fill(guest, variant, 1)
      const body = checkOutBody(goods, [variant])
      const keys = Array.from({ length: 6 }, (_, index) => `another-key-${round}-${index}`)
      const outcomes = await Promise.allSettled(keys.map((key) => order(guest, body, key)))
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    }
    expect(await ordersOf(guest)).toHaveLength(5)
  })

  test('has no effect for another account', async () => {
    const [one, other] = [await openGuest(shop), await openGuest(shop)]
    const variant = await goods.addVariant()
    for (const guest of [one, other]) await fill(guest, variant)
    const body = checkOutBody(goods, [variant])
    const first = await order(one, body, 'the-same-key-twice')
    const second = await order(other, body, 'the-same-key-twice')
    expect(second.data._id).not.toBe(first.data._id)
  })

  test('is released by a failed order', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant({ stock: [5, 0] })
    await fill(guest, variant, 5)
    await placeOrder(goods, await openGuest(shop), { [variant]: 1 })
    const body = checkOutBody(goods, [variant])
    await expectRefusal(order(guest, body, 'a-key-for-two-tries'), 409, 'out-of-stock')
    await guest.call(addToCart, { params: params(), body: { product_variant_id: variant, qty: 4, mode: 'set' } })
    expect((await order(guest, body, 'a-key-for-two-tries')).data.total).toBeGreaterThan(0)
  })

  test('is refused when it is malformed', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant()
    await fill(guest, variant)
    await expectRefusal(order(guest, checkOutBody(goods, [variant]), 'short'), 422, 'invalid-input')
    expect(await ordersOf(guest)).toEqual([])
  })
})
