import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { allOrders, findOrder } from '@fitout/contract/orders.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { stockShop, type ShopGoods } from '../../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { checkOutBody, expectRefusal, type Guest, openGuest, placeOrder, refusalOf } from '../../testing/visitors.ts'

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

async function stockOf(variantId: string) {
  return shop.context.db
    .selectFrom('stock_levels')
    .select(['available', 'held', 'sold'])
    .where('variant_id', '=', variantId)
    .orderBy('received', 'desc')
    .execute()
}

describe('placing an order', () => {
  test('freezes prices, holds stock by warehouse, empties the chosen lines and leaves the rest', async () => {
    const guest = await openGuest(shop)
    const [chair, lamp] = [await goods.addVariant({ stock: [2, 5], salePercent: 10 }), await goods.addVariant()]
    await fill(guest, chair, 4)
    await fill(guest, lamp, 1)
    const answer = await order(guest, checkOutBody(goods, [chair]))
    expect(answer.return_url).toBe(`/result/order/success?order=${answer.data._id}`)
    const { data } = await guest.call(findOrder, { params: { id: answer.data._id } })
    expect(data).toMatchObject({
      reference: answer.data.reference,
      current_status: 'submitted',
      payment_status: 'unpaid',
      totals: { original_price: 199.6, product_discount: 19.96, shipping_fee: 300, total_price: 479.64 },
      lines: [{ product_variant_id: chair, qty: 4, discounted_price_per_unit: 44.91, subtotal_price: 179.64 }],
      can_upload: true,
      can_cancel: true,
      can_complete: false,
    })
    expect(data.statuses.map((status) => status.slug)).toEqual(['submitted'])
    expect(await stockOf(chair)).toEqual([
      { available: 3, held: 2, sold: 0 },
      { available: 0, held: 2, sold: 0 },
    ])
    const left = await guest.call(showCart, { params: params(), body: {} })
    expect(left.data.cart_items.map((line) => line.product_variant_id)).toEqual([lamp])
    await shop.context.db.updateTable('product_variants').set({ price_cents: 1 }).where('id', '=', chair).execute()
    const later = await guest.call(findOrder, { params: { id: answer.data._id } })
    expect(later.data.totals.total_price).toBe(479.64)
  })

  test('PRICE-04 accepts only chosen lines that are in the form and on sale', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant()
    const withdrawn = await goods.addVariant()
    const elsewhere = await goods.addVariant({ storeId: shop.context.config.miniStoreId })
    await fill(guest, variant, 2)
    await fill(guest, withdrawn)
    await shop.context.db
      .updateTable('product_variants')
      .set({ status: 'INACTIVE' })
      .where('id', '=', withdrawn)
      .execute()
    const refused: [unknown, string][] = [
      [[], 'invalid-input'],
      [null, 'invalid-input'],
      [Array.from({ length: 10_000 }, () => variant), 'invalid-input'],
      [['x'], 'invalid-input'],
      [[crypto.randomUUID()], 'line-not-in-cart'],
      [[elsewhere], 'line-not-in-cart'],
      [[withdrawn], 'variant-not-on-sale'],
    ]
    for (const [ids, code] of refused) {
      const body = { ...checkOutBody(goods, []), checkout_product_variant_ids: ids as string[] }
      const problem = await refusalOf(order(guest, body))
      // Ten thousand ids may exceed the limit of the body first.
      expect([422, 413]).toContain(problem.status)
      if (problem.status === 422) expect(problem.code).toBe(code)
    }
    const { data } = await order(guest, checkOutBody(goods, [variant, variant]))
    expect(data.total).toBe(99.8 + 300)
    await expectRefusal(order(guest, checkOutBody(goods, [variant])), 422, 'line-not-in-cart')
  })

  test('PRICE-08 of an empty booking form is refused', async () => {
    const guest = await openGuest(shop)
    await expectRefusal(order(guest, checkOutBody(goods, [await goods.addVariant()])), 422, 'cart-empty')
    expect(await ordersOf(guest)).toEqual([])
  })

  test('PRICE-05 reports a total that has changed since it was shown, and keeps everything', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant({ priceCents: 4990 })
    await fill(guest, variant)
    await shop.context.db.updateTable('product_variants').set({ price_cents: 5990 }).where('id', '=', variant).execute()
    const body = checkOutBody(goods, [variant], { expected_total: 349.9 })
    const problem = await expectRefusal(order(guest, body), 409, 'price-changed')
    expect(problem.details).toEqual({ total: 359.9 })
    expect(await ordersOf(guest)).toEqual([])
    expect((await order(guest, { ...body, expected_total: 359.9 })).data.total).toBe(359.9)
  })

  test('PRICE-06 requires a courier that takes the parcels, and a destination', async () => {
    const guest = await openGuest(shop)
    const heavy = await goods.addVariant({ grams: 60_000 })
    await fill(guest, heavy)
    const withCourier = (courier_id: string | null, details: object = {}) => {
      const body = checkOutBody(goods, [heavy], {
        delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id },
      })
      return order(guest, { ...body, delivery_details: { ...body.delivery_details, ...details } })
    }
    await expectRefusal(withCourier(null), 422, 'courier-not-available')
    await expectRefusal(withCourier(crypto.randomUUID()), 422, 'courier-not-available')
    await expectRefusal(withCourier(goods.couriers.locker), 422, 'parcel-too-large')
    const door = goods.couriers.door
    const wrong: [object, string][] = [
      [{ address: ' ' }, 'delivery_details.address'],
      [{ name: '' }, 'delivery_details.name'],
      [{ name: 'x'.repeat(10_240) }, 'delivery_details.name'],
      [{ phone: '5123 4567' }, 'delivery_details.phone'],
      [{ phone: '' }, 'delivery_details.phone'],
      [{ phone: '5123456' }, 'delivery_details.phone'],
      [{ area_code: '853', phone: '1234567' }, 'delivery_details.phone'],
      [{ area_code: '999' }, 'delivery_details.area_code'],
      [{ email: 'not an email' }, 'delivery_details.email'],
      [{ name: 'a\u0000b' }, 'delivery_details.name'],
      [{ name: 'a\r\nBcc: x@evil.example' }, 'delivery_details.name'],
      [{ is_paid: true }, 'delivery_details.is_paid'],
    ]
    for (const [details, path] of wrong) {
      const problem = await expectRefusal(withCourier(door, details), 422, 'invalid-input')
      expect(problem.errors?.map((error) => error.path)).toContain(path)
    }
    expect((await withCourier(goods.couriers.showroom, { address: '' })).data.total).toBe(49.9)
  })

  test('requires a date, a slot and an address for a service', async () => {
    const guest = await openGuest(shop)
    const visit = await goods.addVariant({ kind: 'SERVICE', priceCents: 80_000 })
    await fill(guest, visit)
    const body = checkOutBody(goods, [visit], {
      delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: null },
    })
    const unbooked = await expectRefusal(order(guest, body), 422, 'booking-required')
    expect(unbooked.details).toEqual({ product_variant_ids: [visit] })
    expect(unbooked.errors).toMatchObject([{ path: 'checkout_product_variant_ids.0', code: 'required' }])
    const book = (slot_id: string) =>
      guest.call(addToCart, {
        params: params(),
        body: { product_variant_id: visit, qty: 1, mode: 'set', booking: { slot_id } },
      })
    const slot = await goods.serviceSlot()
    await book(slot)
    const nowhere = { ...body, delivery_details: { ...body.delivery_details, address: '' } }
    await expectRefusal(order(guest, nowhere), 422, 'invalid-input')
    const { data } = await order(guest, body)
    const placed = await guest.call(findOrder, { params: { id: data._id } })
    expect(placed.data.lines[0]!.booking).toMatchObject({ time_slot: null, minutes: 120, status: 'BOOKED' })
    expect(placed.data.totals.total_price).toBe(800)
    // Services ignore the courier, even one that does not exist.
    for (const courier_id of [goods.couriers.door, crypto.randomUUID()]) {
      const delivery_info = { country_code: 'HK', method: 'DELIVERY', courier_id } as const
      await book(slot)
      const { data: cart } = await guest.call(showCart, { params: params(), body: { delivery_info } })
      expect(cart.calculations.price.total).toBe(800)
      const { data: again } = await order(guest, { ...body, delivery_info, expected_total: 800 })
      const { data: own } = await guest.call(findOrder, { params: { id: again._id } })
      expect(own).toMatchObject({ handover: 'SERVICE', courier: null, delivery_estimate: null })
    }
    await placeOrder(goods, guest, { [await goods.addVariant()]: 1 })
    const booked = await guest.call(allOrders, { query: { kind: 'SERVICE' } })
    expect(booked).toMatchObject({
      total: 3,
      data: [{}, {}, { _id: data._id, handover: 'SERVICE', lines: [{ booking: { minutes: 120, token: null } }] }],
    })
  })

  test("PAY-07 returns only to the shop's own addresses", async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant()
    await fill(guest, variant)
    for (const success_url of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      await expectRefusal(
        order(guest, checkOutBody(goods, [variant], { success_url })),
        422,
        'return-address-not-allowed',
      )
      const cancelled = checkOutBody(goods, [variant], { cancel_url: success_url })
      await expectRefusal(order(guest, cancelled), 422, 'return-address-not-allowed')
    }
    const voucher = checkOutBody(goods, [variant], { voucher_code: 'NOSUCHCODE' })
    await expectRefusal(order(guest, voucher), 422, 'voucher-not-applicable')
    expect(await ordersOf(guest)).toEqual([])
  })

  test('INJ-05 INJ-06 rejects characters that no database can store, naming the field', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant()
    await fill(guest, variant)
    const body = checkOutBody(goods, [variant])
    const wrong: [object, string][] = [
      [{ delivery_details: { ...body.delivery_details, email: 'a\u0000b@shop.example' } }, 'delivery_details.email'],
      [{ delivery_details: { ...body.delivery_details, email: 'a\u0001b@shop.example' } }, 'delivery_details.email'],
      [{ delivery_details: { ...body.delivery_details, note: 'half \ud800' } }, 'delivery_details.note'],
      [{ success_url: '/r\ud800' }, 'success_url'],
      [{ cancel_url: '/r\u0000' }, 'cancel_url'],
    ]
    for (const [changes, path] of wrong) {
      const problem = await expectRefusal(order(guest, { ...body, ...changes }), 422, 'invalid-input')
      expect(problem.errors?.map((error) => error.path)).toContain(path)
    }
    for (const slot_id of ['', 'x', '\u0000', '2026-02-30']) {
      const booking = { slot_id }
      const adding = guest.call(addToCart, { params: params(), body: { product_variant_id: variant, qty: 1, booking } })
      await expectRefusal(adding, 422, 'invalid-input')
    }
  })

  test('is allowed ten times without paying, and not eleven times', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant({ stock: [50, 0] })
    for (let round = 0; round < 10; round += 1) await placeOrder(goods, guest, { [variant]: 1 })
    await fill(guest, variant)
    await expectRefusal(order(guest, checkOutBody(goods, [variant])), 409, 'too-many-open-orders')
    expect(await ordersOf(guest)).toHaveLength(10)
  })
})
