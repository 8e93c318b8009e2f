import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProduct } from '@fitout/contract/products.ts'
import { importProducts } from '@fitout/contract/staff/product-files.ts'
import { changeProduct, findStaffProduct, removeModel, setModel } from '@fitout/contract/staff/products.ts'
import { addVariant, changeVariant } from '@fitout/contract/staff/variants.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { openGuest, refusalOf } from '../../testing/visitors.ts'

let shop: TestShop
let goods: ShopGoods
let manager: StaffVisitor
let id: string
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  manager = await openStaff(shop, 'manager')
  id = await goods.publish(await goods.addVariant({ title: 'Sideboard', stock: [2, 0] }))
})
afterAll(() => shop.stop())

const size = (width_mm: number) => ({ width_mm, depth_mm: 420, height_mm: 720 })
const words = (text: string) => ({ en: text, zh: text, cn: text })

async function shown() {
  const guest = await openGuest(shop)
  return (await guest.call(findProduct, { params: { store_id: goods.storeId, id } })).data
}
const widths = async () => (await shown()).variants.map(({ dimensions }) => dimensions?.width_mm ?? null)

test('a variant has its own measures or those of its product, by form and by file', async () => {
  await manager.call(changeProduct, { params: { id }, body: { dimensions: size(1600) } })
  const added = { sku: 'SB-120', title: words('120 cm'), price: 100, dimensions: size(1200) }
  const { data } = await manager.call(addVariant, { params: { id }, body: added })
  expect(await widths()).toEqual([1600, 1200])

  const variant = data.variants.find(({ sku }) => sku === 'SB-120')!
  expect(variant.dimensions).toEqual(size(1200))
  const kept = { sku: variant.sku, title: words('120 cm'), attributes: {}, picture_id: null, status: 'ACTIVE' as const }
  const half = { ...size(1200), depth_mm: undefined } as never
  const refusal = await refusalOf(
    manager.call(changeVariant, { params: { id: variant._id }, body: { ...kept, dimensions: half } }),
  )
  expect([refusal.code, refusal.errors?.[0]?.path]).toEqual(['invalid-input', 'dimensions.depth_mm'])
  await manager.call(changeVariant, { params: { id: variant._id }, body: { ...kept, dimensions: null } })
  expect(await widths()).toEqual([1600, 1600])

  const send = async (row: string) => {
    const text = `product,sku,variant_width_mm,variant_depth_mm,variant_height_mm\n${row}`
    return (await manager.call(importProducts, { file: new File([text], 'a.csv'), query: { dry_run: 'false' } })).data
  }
  const { faults } = await send(`${data.key},SB-120,2000,,`)
  expect(faults.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
    '2 variant_depth_mm required',
    '2 variant_height_mm required',
  ])
  expect(await send(`${data.key},SB-120,2000,420,720`)).toMatchObject({ changed: ['SB-120'], is_applied: true })
  expect(await widths()).toEqual([1600, 2000])
  const file = await (await manager.send('/api/admin/products-csv')).text()
  expect(file).toContain('variant_width_mm')
  expect(await send(`${data.key},SB-120,,,`)).toMatchObject({ is_applied: true })
  expect(await widths()).toEqual([1600, 1600])
})

test('the outline is traced from the model and removed with it', async () => {
  const models = join(import.meta.dirname, '../../../database/seed/media/models')
  const sofa = new File([new Uint8Array(await readFile(join(models, 'sofa.glb')))], 'sofa.glb')
  await manager.call(setModel, { params: { id }, file: sofa })
  const { outline } = await shown()
  for (const path of [outline!.front, outline!.side]) {
    const numbers = path.match(/\d+/g)!.map(Number)
    expect(path).toMatch(/^(M\d+ \d+(L\d+ \d+)+Z)+$/)
    expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([0, 1000])
  }
  // In side view the back of a sofa is higher than its seat, and the floor is visible between the feet.
  expect(outline!.side.match(/L/g)!.length).toBeGreaterThan(12)
  const { data } = await manager.call(removeModel, { params: { id } })
  expect([(await manager.call(findStaffProduct, { params: { id } })).data.model_url, data.model_url]).toEqual([
    null,
    null,
  ])
  expect((await shown()).outline).toBeNull()
})
