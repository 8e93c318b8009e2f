import { importProducts } from '@fitout/contract/staff/product-files.ts'
import { afterAll, beforeAll } from 'vitest'
import { readCsv } from '../http/csv-reader.ts'
import { type ShopGoods, stockShop } from './shop-goods.ts'
import { openStaff, type StaffVisitor } from './staff.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

/** A shop for one test file whose manager exports, edits and imports its products. */
export function withProductFiles() {
  const desk = {
    shop: undefined as unknown as TestShop,
    goods: undefined as unknown as ShopGoods,
    manager: undefined as unknown as StaffVisitor,
    send: async (text: string | Uint8Array<ArrayBuffer>, dry_run: 'true' | 'false') =>
      (await desk.manager.call(importProducts, { file: new File([text], 'a.csv'), query: { dry_run } })).data,
    fetchFile: async () => new Uint8Array(await (await desk.manager.send('/api/admin/products-csv')).arrayBuffer()),
    state: () => desk.shop.context.db.selectFrom('products').selectAll().orderBy('id').execute(),
    written: async () => (await desk.shop.context.db.selectFrom('audit_entries').select('id').execute()).length,

    /** The exported file with other cells in the row of a SKU; a column given as null is omitted from the whole file. */
    async edited(sku: string, cells: Record<string, string | null>, file?: Promise<Uint8Array>): Promise<string> {
      const [heading = [], ...rows] = await cellsOf(await (file ?? desk.fetchFile()))
      const kept = heading.filter((name) => cells[name] !== null)
      const lines = rows.map((row) => {
        const isEdited = row[heading.indexOf('sku')] === sku
        return kept.map((name) => (isEdited && cells[name]) || (row[heading.indexOf(name)] ?? ''))
      })
      return [kept, ...lines].map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')
    },
  }
  beforeAll(async () => {
    desk.shop = await openTestShop()
    desk.goods = await stockShop(desk.shop.context)
    desk.manager = await openStaff(desk.shop, 'manager')
  })
  afterAll(() => desk.shop.stop())
  return desk
}

export const cellsOf = (file: Uint8Array) => Array.fromAsync(readCsv([file]))
