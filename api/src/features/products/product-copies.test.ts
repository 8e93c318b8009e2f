import { changeProduct, copyProduct, findStaffProduct } from '@fitout/contract/staff/products.ts'
import { changeVariant, listStaffVariants, moveStock } from '@fitout/contract/staff/variants.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'

let shop: TestShop
let goods: ShopGoods
let manager: StaffVisitor
let id: string
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  manager = await openStaff(shop, 'manager')
  id = await goods.publish(await goods.addVariant())
})
afterAll(() => shop.stop())

const inEach = (text: string) => ({ zh: text, cn: text, en: text })
const show = async (one: string) => (await manager.call(findStaffProduct, { params: { id: one } })).data

test('a copy is a draft with everything but stock, sales and model, under free SKUs, any number of times', async () => {
  const source = await show(id)
  const [variant] = source.variants
  const { sku = '', attributes = {} } = variant ?? {}
  const parcel = { grams: 1200, length_mm: 300, width_mm: 200, height_mm: 100 }
  const picture_id = source.pictures[0]?._id ?? null
  const change = {
    sku,
    title: inEach('Tall'),
    attributes,
    parcel,
    low_stock_from: 7,
    picture_id,
    status: 'ACTIVE' as const,
  }
  await manager.call(changeVariant, { params: { id: variant?._id ?? '' }, body: change })
  const listed = { listing_title: inEach('One of a kind'), drafts: ['listing_title' as const] }
  await manager.call(changeProduct, { params: { id }, body: listed })
  const copy = async () =>
    (await manager.call(copyProduct, { params: { id }, body: { title: inEach('Another') } })).data
  const first = await copy()
  const { pictures, category_ids, description, tags, lead_time_days, dimensions } = await show(id)
  expect(first).toMatchObject({ pictures, category_ids, description, tags, lead_time_days, dimensions })
  expect(first).toMatchObject({ status: 'DRAFT', title: inEach('Another'), available: 0, model_url: null })
  // Search engines would take two pages with one title for one.
  expect(first).toMatchObject({ listing_title: {}, drafts: [] })
  expect(first.variants).toMatchObject([
    {
      sku: `${sku}-2`,
      title: inEach('Tall'),
      price: variant?.price,
      sale_percent: 0,
      parcel,
      low_stock_from: 7,
      picture_id,
    },
  ])
  expect((await copy()).variants[0]?.sku).toBe(`${sku}-3`)
})

test('the sheet lists variants with their stock; a count based on an outdated number is refused', async () => {
  const sku = (await show(id)).variants[0]?.sku ?? ''
  const find = async () => (await manager.call(listStaffVariants, { query: { q: sku } })).data[0]
  const row = await find()
  expect(row?.product).toMatchObject({ _id: id, status: 'ACTIVE' })
  const [shelf] = row?.shelves ?? []
  const { warehouse_id = '', available = 0 } = shelf ?? {}
  const count = (quantity: number, seen: number) => {
    const body = { warehouse_id, quantity, reason: 'Counted', seen }
    return manager.call(moveStock, { params: { id: row?._id ?? '' }, body })
  }
  await count(2, available)
  expect((await find())?.shelves[0]?.available).toBe(available + 2)
  await expectRefusal(count(1, available), 409, 'changed-meanwhile')
  await expectRefusal(count(-available - 3, available + 2), 409, 'shelf-short')
  expect((await find())?.shelves[0]?.available).toBe(available + 2)
})
