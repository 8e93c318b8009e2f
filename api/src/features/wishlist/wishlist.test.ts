import { filterProducts, findProduct } from '@fitout/contract/products.ts'
import { addToWishlist, allWishlist, wishlistProducts } from '@fitout/contract/wishlist.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, type Guest, openGuest } from '../../testing/visitors.ts'

let shop: TestShop
let goods: ShopGoods
let products: string[]
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  const variants = await Promise.all(Array.from({ length: 5 }, () => goods.addVariant({ priceCents: 200_00 })))
  products = await Promise.all(variants.map((variant) => goods.publish(variant)))
})
afterAll(() => shop.stop())

const params = () => ({ store_id: goods.storeId })
const press = async (visitor: Guest, product_id: string, is_liked?: boolean) => {
  const body = { product_id, ...(is_liked !== undefined && { is_liked }) }
  return (await visitor.call(addToWishlist, { params: params(), body })).data
}
const idsOf = async (visitor: Guest) => (await visitor.call(wishlistProducts, { params: params() })).data

describe('a wishlist', () => {
  test('adds and removes a product with the same call, and counts', async () => {
    const guest = await openGuest(shop)
    const [a = '', b = ''] = products
    expect(await press(guest, a)).toEqual({ product_id: a, is_liked: true, count: 1 })
    expect(await press(guest, b)).toMatchObject({ is_liked: true, count: 2 })
    expect(await press(guest, a)).toMatchObject({ is_liked: false, count: 1 })
    expect(await press(guest, b, true)).toMatchObject({ is_liked: true, count: 1 })
    expect(await press(guest, a, false)).toMatchObject({ is_liked: false, count: 1 })
    expect(await idsOf(guest)).toEqual({ product_ids: [b], count: 1 })
  })

  test('is listed three per page, latest first, with the price at the time of adding', async () => {
    const guest = await openGuest(shop)
    for (const id of products) await press(guest, id)
    const first = await guest.call(allWishlist, { params: params() })
    expect(first).toMatchObject({ total: 5, per_page: 3, current_page: 1 })
    expect(first.next_page_url).toContain('page=2')
    const second = await guest.call(allWishlist, { params: params(), query: { page: 2 } })
    expect([...first.data, ...second.data].map(({ _id }) => _id)).toEqual(products.toReversed())
    expect(second.next_page_url).toBeNull()
    expect(first.data[0]).toMatchObject({ is_liked: true, price_from: 200, price_when_added: 200 })
  })

  test('hides products that are off sale until they return, and has none of other stores', async () => {
    const guest = await openGuest(shop)
    const id = await goods.publish(await goods.addVariant())
    await press(guest, id)
    const setStatus = (status: 'ACTIVE' | 'INACTIVE') =>
      shop.context.db.updateTable('products').set({ status }).where('id', '=', id).execute()
    await setStatus('INACTIVE')
    expect((await guest.call(allWishlist, { params: params() })).total).toBe(0)
    expect(await idsOf(guest)).toEqual({ product_ids: [], count: 0 })
    await expectRefusal(press(await openGuest(shop), id), 422, 'wishlist-add-fail')
    await setStatus('ACTIVE')
    expect((await guest.call(allWishlist, { params: params() })).data.map(({ _id }) => _id)).toEqual([id])
    const mini = { store_id: shop.context.config.miniStoreId }
    expect((await guest.call(allWishlist, { params: mini })).total).toBe(0)
    const add = guest.call(addToWishlist, { params: mini, body: { product_id: id } })
    await expectRefusal(add, 422, 'wishlist-add-fail')
    await expectRefusal(press(guest, newId()), 422, 'wishlist-add-fail')
  })

  test('BOT-03 fifty concurrent calls for one product count as one, and the count matches the list', async () => {
    for (let round = 0; round < 3; round += 1) {
      const guest = await openGuest(shop)
      const answers = await Promise.all(Array.from({ length: 50 }, () => press(guest, products[0]!)))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(await idsOf(guest)).toEqual({ product_ids: [products[0]], count: 1 })
      expect((await guest.call(allWishlist, { params: params() })).total).toBe(1)
    }
  })

  test('is private: likes are only marked for the owner, in responses that are not cached', async () => {
    const [guest, other] = [await openGuest(shop), await openGuest(shop)]
    await press(guest, products[1]!)
    const likedBy = async (call: Guest['call']) => {
      const { data } = await call(filterProducts, { params: params(), query: { per_page: 100 } })
      const details = await call(findProduct, { params: { ...params(), id: products[1]! } })
      return [...data.filter((card) => card.is_liked).map((card) => card._id), details.data.is_liked]
    }
    // Anonymous calls come first and last, to detect a response cached for the wrong caller.
    expect(await likedBy(shop.visitor())).toEqual([false])
    expect(await likedBy(guest.call)).toEqual([products[1], true])
    expect(await likedBy(other.call)).toEqual([false])
    expect(await likedBy(shop.visitor())).toEqual([false])
    const path = `/api${filterProducts.path.replace(':store_id', goods.storeId)}`
    const cacheOf = async (init?: RequestInit) => (await shop.request(path, init)).headers.get('Cache-Control')
    expect(await cacheOf()).toBe('public, no-cache')
    expect(await cacheOf({ headers: { Cookie: `fitout_session=${guest.token}` } })).toBe('no-store')
    expect(await cacheOf({ headers: { Cookie: 'fitout_session=dead' } })).toBe('no-store')
    expect((await guest.send(path)).headers.get('Cache-Control')).toBe('no-store')
  })
})
