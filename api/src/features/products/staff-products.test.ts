import { listAudit } from '@fitout/contract/staff/audit.ts'
import { createCall } from '@fitout/contract/client.ts'
import { findProduct } from '@fitout/contract/products.ts'
import { addProduct, changeProduct, findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import { addCategory } from '@fitout/contract/staff/categories.ts'
import { listStaffVariants, moveStock, priceVariant } from '@fitout/contract/staff/variants.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { type Context, createContext } from '../../context.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'

let shop: TestShop
let goods: ShopGoods
let manager: StaffVisitor
/** Another process of the same shop. */
let other: Context
let productId: string
let variantId: string

beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  manager = await openStaff(shop, 'manager')
  other = await createContext(shop.context.config, { isSetUp: shop.context.isSetUp })
  variantId = await goods.addVariant({ stock: [10, 0] })
  productId = await goods.publish(variantId)
})
afterAll(async () => {
  await other.stop()
  await shop.stop()
})

const show = async () => (await manager.call(findStaffProduct, { params: { id: productId } })).data
const trail = async (subject_id: string) => (await manager.call(listAudit, { query: { subject_id } })).data
const inEach = (text: string) => ({ zh: text, cn: text, en: text })

test('an archived product leaves the shop and the default lists of staff, is listed on request, and is restored as hidden', async () => {
  const id = await goods.publish(await goods.addVariant({ stock: [10, 0] }))
  const params = { id }
  const { version: _version, ...before } = (await manager.call(findStaffProduct, { params })).data
  const put = (status: 'ACTIVE' | 'INACTIVE' | 'ARCHIVED') => manager.call(changeProduct, { params, body: { status } })
  const ids = async (query: { q?: string; status?: 'ARCHIVED' | 'INACTIVE' } = {}) =>
    (await manager.call(listStaffProducts, { query: { per_page: 100, ...query } })).data.map(({ _id }) => _id)
  const sheet = async (query: { status?: 'ARCHIVED' } = {}) =>
    (await manager.call(listStaffVariants, { query: { per_page: 200, ...query } })).data.map(
      ({ product }) => product._id,
    )
  expect([await ids(), await sheet()].every((listed) => listed.includes(id))).toBe(true)
  await put('ARCHIVED')
  expect([await ids(), await sheet()].some((listed) => listed.includes(id))).toBe(false)
  expect([await ids({ status: 'ARCHIVED' }), await sheet({ status: 'ARCHIVED' })]).toEqual([[id], [id]])
  expect(await ids({ q: before.variants[0]?.sku ?? '' })).toContain(id)
  const shown = { store_id: goods.storeId, id }
  await expectRefusal(shop.visitor()(findProduct, { params: shown }), 404, 'product-not-found')
  await put('INACTIVE')
  expect(await ids({ status: 'INACTIVE' })).toContain(id)
  await put('ACTIVE')
  expect((await shop.visitor()(findProduct, { params: shown })).data._id).toBe(id)
  const { version: _other, ...after } = (await manager.call(findStaffProduct, { params })).data
  expect(after).toEqual(before)
})

test('staff find products filed in a category or below it', async () => {
  const add = async (parent_id: string | null, name: string) => {
    const title = { zh: name, cn: name, en: name }
    return (await manager.call(addCategory, { body: { parent_id, kind: 'GOODS', title } })).data._id
  }
  const above = await add(null, 'Seats')
  const below = await add(above, 'Stools')
  const beside = await add(null, 'Rugs')
  await manager.call(changeProduct, { params: { id: productId }, body: { category_ids: [below] } })
  const listed = async (category_id: string) => [
    ...(await manager.call(listStaffProducts, { query: { category_id } })).data.map(({ _id }) => _id),
    ...(await manager.call(listStaffVariants, { query: { category_id } })).data.map(({ _id }) => _id),
  ]
  expect([await listed(above), await listed(below), await listed(beside)]).toEqual([
    [productId, variantId],
    [productId, variantId],
    [],
  ])
})

describe('a published change', () => {
  test('shows within two seconds in every process, whatever it had cached', async () => {
    const app = createApp(other)
    const elsewhere = createCall({
      base: '/api',
      fetch: async (request) => app.fetch(request, {}),
      locale: () => 'en',
    })
    const params = { store_id: goods.storeId, id: productId }
    const shown = async () => {
      const answers = [await shop.visitor()(findProduct, { params }), await elsewhere(findProduct, { params })]
      return answers.map(({ data }) => [data.title.en, data.variants[0]?.price])
    }
    const before = await shown()
    expect(await shown()).toEqual(before)
    await manager.call(changeProduct, { params: { id: productId }, body: { title: inEach('Renamed lamp') } })
    await manager.call(priceVariant, { params: { id: variantId }, body: { price: 321.5, sale_percent: 0 } })
    const after = ['Renamed lamp', 321.5]
    await expect.poll(shown, { timeout: 2000, interval: 50 }).toEqual([after, after])
  })

  test('beyond 9: after three renames it has the address of its last name, in Chinese as well', async () => {
    const params = { id: productId }
    for (const zh of ['三頭吊燈', '黃銅 三頭吊燈', '餐桌上的燈']) {
      await manager.call(changeProduct, { params, body: { title: { zh, cn: zh, en: 'Lamp No. 3' } } })
    }
    const { data } = await shop.visitor()(findProduct, { params: { store_id: goods.storeId, id: productId } })
    expect(data.slug).toEqual({ zh: '餐桌上的燈', cn: '餐桌上的燈', en: 'lamp-no-3' })
    await manager.call(changeProduct, { params, body: { title: inEach('Renamed lamp') } })
  })

  test('is in the audit trail with its previous values', async () => {
    const [first] = await trail(productId)
    expect(first).toMatchObject({ action: 'products.change', after: { title: inEach('Renamed lamp') } })
    expect(Object.keys(first!.before as object)).toEqual(['title'])
    const [priced] = await trail(variantId)
    expect(priced).toMatchObject({ action: 'products.price', after: { price: 321.5 } })
  })

  test('disappears from the shop when hidden, and staff still find it', async () => {
    await manager.call(changeProduct, { params: { id: productId }, body: { status: 'INACTIVE' } })
    const params = { store_id: goods.storeId, id: productId }
    const isShown = () =>
      shop
        .visitor()(findProduct, { params })
        .then(
          () => true,
          () => false,
        )
    await expect.poll(isShown, { timeout: 2000, interval: 50 }).toBe(false)
    const { data } = await manager.call(listStaffProducts, { query: { q: 'renamed', status: 'INACTIVE' } })
    expect(data.map(({ _id }) => _id)).toEqual([productId])
    await manager.call(changeProduct, { params: { id: productId }, body: { status: 'ACTIVE' } })
  })
})

describe('stock', () => {
  const move = (quantity: number, warehouse_id: string) =>
    manager.call(moveStock, { params: { id: variantId }, body: { warehouse_id, quantity, reason: 'Counted' } })

  test('goes up and down by movements, never below the free units, even concurrently', async () => {
    const shelves = async () => (await show()).variants.flatMap((variant) => variant.shelves)
    const shelf = (await shelves()).find(({ available }) => available === 10)
    const warehouse = shelf!.warehouse_id
    const units = async () => (await shelves()).find((one) => one.warehouse_id === warehouse)?.available
    await move(5, warehouse)
    expect(await units()).toBe(15)
    await expectRefusal(move(-16, warehouse), 409, 'shelf-short')
    const outcomes = await Promise.allSettled([move(-10, warehouse), move(-10, warehouse)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await units()).toBe(5)
    expect((await trail(variantId))[0]).toMatchObject({
      action: 'stock.move',
      after: { available: 5, reason: 'Counted' },
    })
  })
})

test('staff list products by their current lowest price and stock', async () => {
  const ids = async (sort_by: 'price' | 'available', sort_order: 'asc' | 'desc' = 'asc') =>
    (await manager.call(listStaffProducts, { query: { sort_by, sort_order, per_page: 100 } })).data.map(
      ({ _id }) => _id,
    )
  const price = (dollars: number) =>
    manager.call(priceVariant, { params: { id: variantId }, body: { price: dollars, sale_percent: 0 } })
  const [shelf] = (await show()).variants.flatMap((variant) => variant.shelves)
  const move = (quantity: number) =>
    manager.call(moveStock, {
      params: { id: variantId },
      body: { warehouse_id: shelf!.warehouse_id, quantity, reason: 'Counted' },
    })
  await price(900_000)
  expect((await ids('price', 'desc'))[0]).toBe(productId)
  expect((await ids('price')).at(-1)).toBe(productId)
  await move(70_000)
  expect((await ids('available', 'desc'))[0]).toBe(productId)
  await price(1)
  await move(-70_000)
  expect((await ids('price', 'desc')).at(-1)).toBe(productId)
  expect((await ids('available', 'desc'))[0]).not.toBe(productId)
  // A product without variants comes first.
  const body = { kind: 'GOODS' as const, title: inEach('Bare shelf') }
  const { _id: bare } = (await manager.call(addProduct, { body })).data
  const all = await ids('price')
  expect([all[0], (await ids('available'))[0], new Set(all).size]).toEqual([bare, bare, all.length])
  expect(await ids('price', 'desc')).toEqual(all.toReversed())
})

test('a product begins in one language, and the shop shows that one until the others follow', async () => {
  const add = (title: Record<'zh' | 'cn' | 'en', string>) =>
    manager.call(addProduct, { body: { kind: 'GOODS', title } })
  const { data: chinese } = await add({ zh: '橡木牀', cn: '', en: '' })
  expect(chinese).toMatchObject({ key: '橡木牀', title: { zh: '橡木牀', cn: '橡木床', en: '' }, drafts: ['title'] })
  const { data: english } = await add({ zh: '', cn: '', en: `${'Long '.repeat(39)}bed` })
  expect([english.title.cn, english.drafts, [...english.key].length]).toEqual(['', [], 79])
  await expectRefusal(add({ zh: ' ', cn: '', en: '' }), 422, 'invalid-input')
  const emptied = { params: { id: chinese._id }, body: { title: inEach('') } }
  await expectRefusal(manager.call(changeProduct, emptied), 422, 'invalid-input')
})
