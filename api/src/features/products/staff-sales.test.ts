import { listAudit } from '@fitout/contract/staff/audit.ts'
import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { findProduct } from '@fitout/contract/products.ts'
import { addAttribute, changeAttribute } from '@fitout/contract/staff/attributes.ts'
import { addProduct, changeProduct, findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import { addVariant, changeVariant, moveVariant, priceVariant, setSale } from '@fitout/contract/staff/variants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest } from '../../testing/visitors.ts'
import { renewProductIndex } from './products-service.ts'

let shop: TestShop
let goods: ShopGoods
let manager: StaffVisitor
let id: string
let variant: string
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  manager = await openStaff(shop, 'manager')
  variant = await goods.addVariant({ stock: [10, 0], priceCents: 100_000 })
  id = await goods.publish(variant)
})
afterAll(() => shop.stop())

const shown = async () => (await shop.visitor()(findProduct, { params: { store_id: goods.storeId, id } })).data
const show = async () => (await manager.call(findStaffProduct, { params: { id } })).data
const trail = async (subject_id: string) =>
  (await manager.call(listAudit, { query: { subject_id } })).data.map(({ action }) => action)

describe('a sale', () => {
  /** Moves the clock forward. */
  const passDays = async (days: number) => {
    await sql`update product_variants set sale_starts_at = sale_starts_at - make_interval(days => ${days}),
      sale_ends_at = sale_ends_at - make_interval(days => ${days})`.execute(shop.context.db)
    await sql`update product_index set priced_until = priced_until - make_interval(days => ${days})`.execute(
      shop.context.db,
    )
  }
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  test('begins and ends on time: in booking forms at once, on pages with the next job', async () => {
    const guest = await openGuest(shop)
    const store = { params: { store_id: goods.storeId } }
    await guest.call(addToCart, { ...store, body: { product_variant_id: variant, qty: 1 } })
    const booked = async () =>
      (await guest.call(showCart, { ...store, body: {} })).data.cart_items[0]?.discounted_price_per_unit
    const paged = async () => (await shown()).variants.map(({ price, discount_percent }) => [price, discount_percent])
    const listedSale = async () => (await manager.call(listStaffProducts, {})).data.find(({ _id }) => _id === id)?.sale
    const params = { id: variant }
    const sale = { sale_percent: 20, sale_starts_at: inDays(1), sale_ends_at: inDays(3) }
    const { data } = await manager.call(priceVariant, { params, body: { price: 1000, ...sale } })
    expect(data.variants[0]).toMatchObject(sale)
    expect([await booked(), await paged()]).toEqual([1000, [[1000, 0]]])
    expect(await listedSale()).toEqual(sale)
    await passDays(2)
    expect([await booked(), await paged()]).toEqual([800, [[1000, 0]]])
    await renewProductIndex(shop.context.db)
    await expect.poll(paged, { timeout: 2000 }).toEqual([[800, 20]])
    await passDays(2)
    await renewProductIndex(shop.context.db)
    await expect.poll(paged, { timeout: 2000 }).toEqual([[1000, 0]])
    expect([await booked(), await listedSale()]).toEqual([1000, null])
    const backwards = { ...sale, sale_ends_at: inDays(0.5) }
    await expectRefusal(manager.call(priceVariant, { params, body: { price: 1, ...backwards } }), 422, 'invalid-input')
  })

  test('is set on all variants of a product at once, each with its audit entry', async () => {
    const inEach = (text: string) => ({ zh: text, cn: text, en: text })
    const body = { sku: 'CHAIR-2', title: inEach('Walnut'), price: 2000 }
    const { data: added } = await manager.call(addVariant, { params: { id }, body })
    await manager.call(setSale, { params: { id }, body: { sale_percent: 30 } })
    await expect
      .poll(async () => (await shown()).variants.map(({ price }) => price), { timeout: 2000 })
      .toEqual([700, 1400])
    expect(await trail(added.variants[1]!._id)).toEqual(['products.price', 'products.add-variant'])
  })
})

test('the figures on a page, and the package size for delivery, are set by staff', async () => {
  const facts = {
    lead_time_days: 21,
    dimensions: { width_mm: 460, depth_mm: 520, height_mm: 800 },
    tags: ['餐椅', 'dining chair'],
    rank: 7,
  }
  await manager.call(changeProduct, { params: { id }, body: facts })
  const { rank: _rank, ...paged } = facts
  await expect.poll(shown, { timeout: 2000 }).toMatchObject(paged)
  const [first] = (await show()).variants
  const { sku, title, attributes, picture_id, status, version } = first!
  const parcel = { grams: 7200, length_mm: 900, width_mm: 560, height_mm: null }
  const body = { sku, title: title as never, attributes, picture_id, status, version, parcel }
  const { data } = await manager.call(changeVariant, { params: { id: first!._id }, body })
  expect([data.rank, data.variants[0]?.parcel]).toEqual([7, parcel])
})

test('a piece of the member store costs points and has stock', async () => {
  const title = { zh: '咖啡杯', cn: '', en: 'Coffee cup' }
  const { data: piece } = await manager.call(addProduct, { body: { kind: 'GOODS', store: 'MINI', title } })
  const body = { sku: 'CUP-1', title: { zh: '白', cn: '白', en: 'White' }, price: 0, point_price: 300 }
  const { data } = await manager.call(addVariant, { params: { id: piece._id }, body })
  expect(data).toMatchObject({ store: 'MINI', variants: [{ point_price: 300, shelves: [{}, {}] }] })
  const { data: listed } = await manager.call(listStaffProducts, { query: { store: 'MINI' } })
  expect(listed.map(({ _id }) => _id)).toEqual([piece._id])
})

test('variants are shown in the order set by staff', async () => {
  const body = { title: { zh: '柚木', cn: '柚木', en: 'Teak' }, price: 1500 }
  const { data: added } = await manager.call(addVariant, { params: { id }, body: { sku: 'CHAIR-3', ...body } })
  const teak = added.variants.at(-1)!._id
  const others = added.variants.map(({ _id }) => _id).filter((one) => one !== teak)
  const move = (position: number) => manager.call(moveVariant, { params: { id: teak }, body: { position } })
  const { data } = await move(0)
  expect(data.variants.map(({ _id }) => _id)).toEqual([teak, ...others])
  const inShop = async () => (await shown()).variants.map(({ _id }) => _id)
  await expect.poll(inShop, { timeout: 2000 }).toEqual([teak, ...others])
  await move(1000)
  await expect.poll(inShop, { timeout: 2000 }).toEqual([...others, teak])
  const [last, first] = (await manager.call(listAudit, { query: { subject_id: teak } })).data
  expect(first).toMatchObject({ before: { position: others.length }, after: { position: 0 } })
  expect(last).toMatchObject({ action: 'products.move-variant', after: { position: others.length } })
  const nowhere = manager.call(moveVariant, { params: { id: goods.storeId }, body: { position: 0 } })
  await expectRefusal(nowhere, 404, 'variant-not-found')
})

test('a colour is created in three languages, and new titles show on every product that has it', async () => {
  const title = { zh: '灰綠', cn: '', en: 'Grey green' }
  const { data: colour } = await manager.call(addAttribute, { body: { name: 'colour', title, swatch: '#8f9c88' } })
  expect(colour).toMatchObject({ value: 'grey-green', title: { cn: '灰绿' } })
  const again = manager.call(addAttribute, { body: { name: 'colour', title } })
  await expectRefusal(again, 409, 'attribute-taken')
  const [first] = (await show()).variants
  const { sku, title: words, picture_id, status } = first!
  const attributes = { colour: colour.value }
  const body = { sku, title: words as never, attributes, picture_id, status }
  await manager.call(changeVariant, { params: { id: first!._id }, body })
  const change = { title: { zh: '鼠尾草綠', cn: '鼠尾草绿', en: 'Sage' }, swatch: '#9caf88' }
  await manager.call(changeAttribute, { params: { name: 'colour', value: colour.value }, body: change })
  const colours = async () => (await shown()).variants[0]?.attributes
  await expect.poll(colours, { timeout: 2000 }).toEqual([{ name: 'colour', value: colour.value, ...change }])
  const nowhere = { params: { name: 'colour', value: 'plaid' }, body: change }
  await expectRefusal(manager.call(changeAttribute, nowhere), 404, 'attribute-not-found')
  expect(await trail('colour grey-green')).toEqual(['products.change-attribute', 'products.add-attribute'])
})
