import { addToCart, clearCart, showCart } from '@fitout/contract/cart.ts'
import { allCouriers } from '@fitout/contract/couriers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockShop, type ShopGoods } from '../../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, type Guest, openGuest } from '../../testing/visitors.ts'

let shop: TestShop
let goods: ShopGoods

beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
})
afterAll(() => shop.stop())

const params = () => ({ store_id: goods.storeId })
const add = (guest: Guest, variantId: string, qty: number, more: object = {}) =>
  guest.call(addToCart, { params: params(), body: { product_variant_id: variantId, qty, ...more } })
const show = async (guest: Guest, body: object = {}) => (await guest.call(showCart, { params: params(), body })).data

describe('adding to the booking form', () => {
  test('adds up quantities, sets them with mode set, and removes a line with 0', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant()
    expect((await add(guest, variant, 2)).data).toMatchObject({ qty: 2, is_capped: false, count: 2 })
    expect((await add(guest, variant, 3)).data).toMatchObject({ qty: 5, count: 5 })
    expect((await add(guest, variant, 4, { mode: 'set' })).data).toMatchObject({ qty: 4, count: 4 })
    expect((await add(guest, variant, 0)).data).toMatchObject({ qty: 0, count: 0 })
    expect((await show(guest)).cart_items).toEqual([])
  })

  test('is limited by the total stock of all warehouses', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant({ stock: [2, 3] })
    expect((await add(guest, variant, 4)).data).toMatchObject({ qty: 4, is_capped: false })
    expect((await add(guest, variant, 4)).data).toMatchObject({ qty: 5, is_capped: true })
  })

  test('refuses variants that are sold out, withdrawn, unknown or of the other store', async () => {
    const guest = await openGuest(shop)
    const [soldOut, withdrawn, elsewhere] = [
      await goods.addVariant({ stock: [0, 0] }),
      await goods.addVariant({ isActive: false }),
      await goods.addVariant({ storeId: shop.context.config.miniStoreId }),
    ]
    await expectRefusal(add(guest, soldOut, 1), 409, 'out-of-stock')
    await expectRefusal(add(guest, withdrawn, 1), 422, 'variant-not-on-sale')
    await expectRefusal(add(guest, elsewhere, 1), 404, 'variant-not-found')
    await expectRefusal(add(guest, crypto.randomUUID(), 1), 404, 'variant-not-found')
    expect((await show(guest)).cart_items).toEqual([])
  })

  test('PRICE-03 accepts whole numbers from 0 to 99 only', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant({ stock: [500, 0] })
    await add(guest, variant, 7)
    const wrong = [
      '-1',
      '0.5',
      '1e308',
      '9007199254740993',
      '2147483648',
      '100',
      '"2"',
      '"2abc"',
      'null',
      '[]',
      '{}',
      'true',
    ]
    for (const qty of [...wrong, undefined]) {
      const field = qty === undefined ? '' : `,"qty":${qty}`
      const response = await guest.send(`/api/stores/${goods.storeId}/shopping-cart/add-to-cart`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: `{"product_variant_id":"${variant}"${field}}`,
      })
      expect([qty, response.status]).toEqual([qty, 422])
      expect(await response.json()).toMatchObject({ code: 'invalid-input', errors: [{ path: 'qty' }] })
    }
    expect((await show(guest)).cart_items[0]).toMatchObject({ qty: 7 })
    expect((await add(guest, variant, 99)).data).toMatchObject({ qty: 99, is_capped: true })
  })

  test('two concurrent calls add up', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant({ stock: [90, 0] })
    await Promise.all(Array.from({ length: 20 }, () => add(guest, variant, 1)))
    expect((await show(guest)).count).toBe(20)
  })
})

describe('the booking form', () => {
  test('PRICE-01 shows catalogue prices whatever the client sends', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant({ priceCents: 10_000 })
    const paths = [
      ['add-to-cart', { product_variant_id: variant, qty: 1, price: 0.01, discount: 100, currency: 'JPY' }],
      ['all', { calculations: { price: { total: 0.01 } }, shipping_fee: 0, is_voucher_applied: true }],
    ] as const
    for (const [path, body] of paths) {
      const response = await guest.send(`/api/stores/${goods.storeId}/shopping-cart/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(422)
    }
    await add(guest, variant, 1)
    expect((await show(guest)).calculations).toMatchObject({ currency: 'HKD', price: { subtotal: 100, total: 100 } })
  })

  test('explains each step in the language of the reader', async () => {
    const variant = await goods.addVariant({ priceCents: 10_000, salePercent: 25 })
    const delivery_info = { country_code: 'HK', method: 'DELIVERY', courier_id: goods.couriers.door }
    const messages = async (locale: 'zh' | 'cn' | 'en') => {
      const guest = await openGuest(shop, locale)
      await add(guest, variant, 2)
      const { calculations } = await show(guest, { delivery_info })
      return calculations.explanation.map((line) => [line.step, line.amount, line.message])
    }
    expect(await messages('en')).toEqual([
      ['subtotal', 200, 'Items at full price'],
      ['product-discount', -50, 'Product savings'],
      ['shipping', 300, 'Delivery: To the door'],
      ['total', 450, 'Total to pay'],
    ])
    expect((await messages('zh')).map(([, , message]) => message)).toEqual([
      '貨品原價',
      '產品優惠',
      '送貨費：To the door（繁）',
      '應付總額',
    ])
    expect((await messages('cn')).map(([, , message]) => message)).toEqual([
      '商品原价',
      '商品优惠',
      '运费：To the door（简）',
      '应付总额',
    ])
  })

  test('ACL-02 belongs to its token, whatever the body says', async () => {
    const [one, other] = [await openGuest(shop), await openGuest(shop)]
    const variant = await goods.addVariant({ title: 'CANARY chair' })
    await add(one, variant, 3)
    expect((await show(other)).cart_items).toEqual([])
    for (const field of ['account_id', 'user_id', 'cart_id']) {
      await expectRefusal(show(other, { [field]: one.accountId }), 422, 'invalid-input')
    }
    await other.call(clearCart, { params: params() })
    expect((await show(one)).count).toBe(3)
  })

  test('is emptied by clear-cart and has a version that only increases', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant()
    const { version } = (await add(guest, variant, 1)).data
    const cleared = (await guest.call(clearCart, { params: params() })).data
    expect(cleared).toMatchObject({ count: 0 })
    expect(cleared.version).toBeGreaterThan(version)
    expect((await add(guest, variant, 1)).data.version).toBeGreaterThan(cleared.version)
    expect(await show(guest)).toMatchObject({ count: 1 })
  })

  test('PRICE-06 refuses unknown delivery data', async () => {
    const guest = await openGuest(shop)
    await add(guest, await goods.addVariant(), 1)
    const info = { country_code: 'HK', method: 'DELIVERY', courier_id: goods.couriers.door }
    const wrong = [
      { ...info, country_code: 'ZZ' },
      { ...info, country_code: '' },
      { ...info, country_code: 'H'.repeat(5000) },
      { ...info, method: 'PICKUP' },
      { ...info, courier_id: 'x' },
      { ...info, courier_id: crypto.randomUUID() },
    ]
    for (const delivery_info of wrong) {
      const response = await guest.send(`/api/stores/${goods.storeId}/shopping-cart/all`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ delivery_info }),
      })
      expect(response.status).toBe(422)
    }
  })
})

describe('couriers', () => {
  test('indicate whether they take the parcels of the booking form', async () => {
    const guest = await openGuest(shop)
    const availability = async () => {
      const { data } = await guest.call(allCouriers, { params: params(), query: { country_code: 'HK' } })
      return Object.fromEntries(data.map((courier) => [courier.key, courier.is_available]))
    }
    await add(guest, await goods.addVariant({ grams: 19_900 }), 1)
    expect(await availability()).toEqual({ door: true, locker: true, showroom: true })
    await add(guest, await goods.addVariant({ grams: 20_100 }), 1)
    expect(await availability()).toEqual({ door: true, locker: false, showroom: true })
  })

  test('are listed without a session too, and none delivers elsewhere', async () => {
    const anyone = shop.visitor()
    expect((await anyone(allCouriers, { params: params() })).data).toHaveLength(3)
    expect((await anyone(allCouriers, { params: params(), query: { country_code: 'MO' } })).data).toEqual([])
  })
})
