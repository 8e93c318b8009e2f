import { addToCart } from '@fitout/contract/cart.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockShop, type ShopGoods } from '../../testing/shop-goods.ts'
import { countRoundTrips } from '../../testing/statements.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { type Guest, openGuest } from '../../testing/visitors.ts'

// What a sale costs is how often it waits for the database. Each call is made once before, as in a shop that runs.

let shop: TestShop
let goods: ShopGoods

beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
})
afterAll(() => shop.stop())

const params = () => ({ store_id: goods.storeId })
const put = (guest: Guest, variantId: string, more: object = {}) =>
  guest.call(addToCart, { params: params(), body: { product_variant_id: variantId, qty: 1, ...more } })

test('a line is put into the booking form in two trips, the first of a new guest too, a service in three', async () => {
  const [guest, stranger] = [await openGuest(shop), await openGuest(shop)]
  const [chair, lamp, visit] = [
    await goods.addVariant(),
    await goods.addVariant(),
    await goods.addVariant({ kind: 'SERVICE' }),
  ]
  await put(guest, chair)
  expect((await countRoundTrips(() => put(guest, lamp))).trips).toBe(2)
  expect((await countRoundTrips(() => put(stranger, lamp))).trips).toBe(2)
  const booking = { slot_id: await goods.serviceSlot() }
  const { trips } = await countRoundTrips(async () => {
    expect((await put(guest, visit, { booking })).data).toMatchObject({ qty: 1, count: 3 })
  })
  expect(trips).toBe(3)
})
