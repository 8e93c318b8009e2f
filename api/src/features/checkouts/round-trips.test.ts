import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { stockShop, type ShopGoods } from '../../testing/shop-goods.ts'
import { countRoundTrips } from '../../testing/statements.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { checkOutBody, type Guest, openGuest } from '../../testing/visitors.ts'
import { sendOrderMail } from '../orders/order-mail.ts'

// What a sale costs is how often it waits for the database. Each call is made once before, as in a shop that runs.

let shop: TestShop
let goods: ShopGoods

beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  await publishConstants(shop.context)
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

const show = async (guest: Guest) => {
  const delivery_info = { country_code: 'HK', method: 'DELIVERY', courier_id: goods.couriers.door } as const
  return (await guest.call(showCart, { params: params(), body: { delivery_info } })).data
}

/** One that gives something away, and one that asks for categories. */
async function addCampaigns(giftId: string): Promise<void> {
  const { db, clock } = shop.context
  const title = JSON.stringify({ en: 'One', zh: '一', cn: '一' }) as never
  const common = { store_id: goods.storeId, title, starts_at: new Date(clock.now().getTime() - 1000) }
  const terms = {
    GIFT: { variantId: giftId, quantity: 1 },
    SHOP_WIDE: { scope: { categoryIds: [newId()] }, reduction: { percent: 10 } },
  }
  for (const kind of ['GIFT', 'SHOP_WIDE'] as const) {
    const row = { ...common, id: newId(), kind, terms: JSON.stringify(terms[kind]) as never }
    await db.insertInto('campaigns').values(row).execute()
  }
}

test('a priced booking form takes two trips, and shows at once what staff have changed', async () => {
  const { db } = shop.context
  const guest = await openGuest(shop)
  await put(guest, await goods.addVariant())
  await addCampaigns(await goods.addVariant())
  await show(guest)
  const { trips } = await countRoundTrips(async () => {
    expect(await show(guest)).toMatchObject({ gift_items: [{ qty: 1 }], calculations: { shipping_fee: 300 } })
  })
  expect(trips).toBe(2)
  await db.updateTable('couriers').set({ fee_cents: 250_00 }).where('id', '=', goods.couriers.door).execute()
  expect(await show(guest)).toMatchObject({ calculations: { shipping_fee: 250 } })
  await db.updateTable('campaigns').set({ status: 'INACTIVE' }).execute()
  expect(await show(guest)).toMatchObject({ gift_items: [] })
  await db.updateTable('couriers').set({ fee_cents: 300_00 }).where('id', '=', goods.couriers.door).execute()
})

test('an order takes six trips, and its mail two', async () => {
  const prepare = async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant()
    await put(guest, variant)
    return async () => (await guest.call(checkOut, { params: params(), body: checkOutBody(goods, [variant]) })).data._id
  }
  const mail = (orderId: string) => sendOrderMail(shop.context, { orderId, event: 'placed' })
  await mail(await (await prepare())())
  const order = await prepare()
  let orderId = ''
  const counted = await countRoundTrips(async () => {
    orderId = await order()
  })
  expect([counted.trips, counted.statements.length]).toEqual([6, 15])
  expect((await countRoundTrips(() => mail(orderId))).trips).toBe(2)
})

test.each(['couriers', 'courier_areas', 'campaigns', 'categories', 'configurations'] as const)(
  'a change of %s is a new version of the rules of sale',
  async (table) => {
    const { db } = shop.context
    const version = async () => (await db.selectFrom('sale_rules').select('version').executeTakeFirstOrThrow()).version
    const before = await version()
    await db
      .deleteFrom(table)
      .where(sql<boolean>`false`)
      .execute()
    expect(await version()).not.toBe(before)
  },
)
