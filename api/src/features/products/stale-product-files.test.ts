import { recordOf } from '@fitout/contract/record-of.ts'
import { changeProduct, findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import { priceVariant, setSale } from '@fitout/contract/staff/variants.ts'
import { beforeAll, expect, test } from 'vitest'
import { firstRows } from '../../http/pages.ts'
import { versionOf } from '../../http/seen-version.ts'
import { cellsOf, withProductFiles } from '../../testing/product-files.ts'
import type { ShopGoods } from '../../testing/shop-goods.ts'
import type { StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, openGuest, placeOrder } from '../../testing/visitors.ts'
import { listFiledProducts, listFiledProductsOf } from './product-file-queries.ts'
import { productFacts, variantFacts } from './product-file-versions.ts'

const desk = withProductFiles()
const { send, fetchFile, written, edited } = desk
let goods: ShopGoods
let manager: StaffVisitor
beforeAll(() => {
  ;({ goods, manager } = desk)
})

async function soldOne() {
  const sku = await goods.addVariant({ stock: [10, 4] })
  await goods.publish(sku)
  const file = await fetchFile()
  await placeOrder(goods, await openGuest(desk.shop), { [sku]: 3 })
  return { sku, file: Promise.resolve(file) }
}

test('a stock count from before a sale is refused by row and column, and a file without edits to it undoes nothing', async () => {
  const { sku, file } = await soldOne()
  const left = async () => (await manager.call(listStaffProducts, { query: { q: sku } })).data[0]?.available
  const outcome = async () => [await left(), await written()]
  const before = await outcome()
  expect(before[0]).toBe(11)
  const stale = await edited(sku, { 'stock_warehouse-0': '12' }, file)
  const row = (await cellsOf(new TextEncoder().encode(stale))).findIndex((cells) => cells.includes(sku)) + 1
  for (const dry of ['true', 'false'] as const) {
    const report = await send(stale, dry)
    expect(report).toMatchObject({
      faults: [{ row, column: 'stock_warehouse-0', code: 'stale', value: '12 (10 → 7)' }],
      is_applied: false,
    })
    expect(report.faults[0]?.message).toMatch(/since the file was exported/)
  }
  const unread = await edited(sku, { 'stock_warehouse-0': '12', 'exported_stock_warehouse-0': null })
  const { faults } = await send(unread, 'false')
  expect(faults).toContainEqual(expect.objectContaining({ row, column: 'stock_warehouse-0', code: 'not-as-exported' }))
  expect(await outcome()).toEqual(before)

  expect(await send(await edited(sku, { price: '77' }, file), 'false')).toMatchObject({ moved: [], is_applied: true })
  expect(await left()).toBe(11)
  expect(await send(await edited(sku, { 'stock_warehouse-0': '12' }), 'false')).toMatchObject({
    moved: [{ sku, warehouse: 'warehouse-0', from: 7, to: 12 }],
    is_applied: true,
  })
  expect(await left()).toBe(16)
})

test('staff changes since the export are neither overwritten by an edited row nor undone by an old one', async () => {
  const sku = await goods.addVariant({ stock: [1, 0] })
  const id = await goods.publish(sku)
  const file = Promise.resolve(await fetchFile())
  const { data } = await manager.call(findStaffProduct, { params: { id } })
  const [variant] = data.variants
  await manager.call(priceVariant, { params: { id: variant!._id }, body: { price: 90, sale_percent: 0 } })
  await manager.call(changeProduct, { params: { id }, body: { lead_time_days: 9 } })
  const price = async () => {
    const now = await manager.call(findStaffProduct, { params: { id } })
    return [now.data.variants[0]?.price, now.data.lead_time_days]
  }
  const codes = async (cells: Record<string, string>) =>
    (await send(await edited(sku, cells, file), 'false')).faults.map(({ column, code }) => `${column} ${code}`)
  expect(await codes({ price: '80' })).toEqual(['variant_version stale'])
  expect(await codes({ lead_time_days: '5' })).toEqual(['product_version stale'])
  expect(await price()).toEqual([90, 9])
  expect(await send(await edited(sku, {}, file), 'false')).toMatchObject({ faults: [], changed: [], is_applied: true })
  expect(await price()).toEqual([90, 9])
})

test('a file exported before products had some of the texts changes what it holds, and keeps those texts', async () => {
  const sku = await goods.addVariant({ stock: [1, 0] })
  const id = await goods.publish(sku)
  const inEach = (text: string) => ({ zh: text, cn: text, en: text })
  await manager.call(changeProduct, { params: { id }, body: { listing_title: inEach('Solid oak') } })
  const exported = Promise.resolve(await fetchFile())
  const [names = [], ...rows] = await cellsOf(await exported)
  const former = Object.fromEntries(names.filter((name) => name.startsWith('listing_')).map((name) => [name, null]))
  const row = rows.find((cells) => cells.includes(sku))!
  const [product] = await listFiledProductsOf(desk.shop.context.db, goods.storeId, [row[names.indexOf('product')]!])
  // As the release before computed it.
  const { listing_title: _title, listing_description: _description, ...facts } = productFacts(product!)
  const product_version = `v${versionOf(facts)}`
  expect(
    await send(await edited(sku, { ...former, product_version, lead_time_days: '7' }, exported), 'false'),
  ).toMatchObject({
    faults: [],
    is_applied: true,
  })
  const { data } = await manager.call(findStaffProduct, { params: { id } })
  expect(data).toMatchObject({ lead_time_days: 7, listing_title: inEach('Solid oak') })
  const late = await send(await edited(sku, { ...former, product_version, lead_time_days: '8' }, exported), 'false')
  expect(late.faults.map(({ column, code }) => [column, code])).toEqual([['product_version', 'stale']])
})

test('a file exported before variants had some of their facts changes what it holds, and keeps those', async () => {
  const sku = await goods.addVariant({ stock: [1, 0] })
  await goods.publish(sku)
  const parcel = { parcel_grams: '900', parcel_length_mm: '300', parcel_width_mm: '200', parcel_height_mm: '100' }
  await send(await edited(sku, parcel), 'false')
  const filed = async () =>
    (await listFiledProducts(desk.shop.context.db, goods.storeId, firstRows(1000)))
      .flatMap(({ variants }) => variants)
      .find((variant) => variant.sku === sku)!
  const exported = Promise.resolve(await fetchFile())
  // As the release before computed it.
  const { parcel: _parcel, ...facts } = variantFacts(await filed())
  const former = { ...recordOf(Object.keys(parcel), () => null), variant_version: `v${versionOf(facts)}` }
  expect(await send(await edited(sku, { ...former, price: '66' }, exported), 'false')).toMatchObject({
    faults: [],
    is_applied: true,
  })
  expect(await filed()).toMatchObject({ price_cents: 6600, parcel_grams: 900 })
  const late = await send(await edited(sku, { ...former, price: '67' }, exported), 'false')
  expect(late.faults.map(({ column, code }) => [column, code])).toEqual([['variant_version', 'stale']])
})

test('a price or sale changed meanwhile by a colleague is not overwritten', async () => {
  const id = await goods.publish(await goods.addVariant({ stock: [1, 0] }))
  const { data } = await manager.call(findStaffProduct, { params: { id } })
  const { _id, prices_version: version } = data.variants[0]!
  const priced = (price: number) =>
    manager.call(priceVariant, { params: { id: _id }, body: { price, sale_percent: 10, version } })
  await priced(60)
  await expectRefusal(priced(50), 409, 'changed-meanwhile')
  const sale = manager.call(setSale, { params: { id }, body: { sale_percent: 30, version: data.sales_version } })
  await expectRefusal(sale, 409, 'changed-meanwhile')
  const now = await manager.call(findStaffProduct, { params: { id } })
  expect(now.data.variants).toMatchObject([{ price: 60, sale_percent: 10 }])
})
