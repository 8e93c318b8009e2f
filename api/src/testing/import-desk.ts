import * as imports from '@fitout/contract/staff/imports.ts'
import { findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import { sql } from 'kysely'
import { makeZip } from 'client-zip'
import { afterAll, beforeAll, expect } from 'vitest'
import { type ShopGoods, stockShop } from './shop-goods.ts'
import { openStaff, type StaffVisitor } from './staff.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

type Options = { language?: 'zh' | 'cn' | 'en'; rows?: 'PRODUCTS' | 'CUSTOMERS'; name?: string }
type Found = { faults: { row: number; column: string; code: string; is_passed_over: boolean }[] }

const patience = { timeout: 20_000, interval: 50 }

/** A shop into which its manager imports files of other shops. */
export function withImportDesk(environment: Record<string, string> = {}) {
  const desk = {
    shop: undefined as unknown as TestShop,
    goods: undefined as unknown as ShopGoods,
    manager: undefined as unknown as StaffVisitor,
    begin: async (text: string, { language = 'en', name = 'export.csv', ...more }: Options = {}) => {
      const file = new File([text], name)
      return (await desk.manager.call(imports.beginImport, { file, query: { language, name, ...more } })).data
    },
    find: async (id: string) => (await desk.manager.call(imports.findImport, { params: { id } })).data,
    async until(id: string, status: imports.ImportStatus, timeout = patience.timeout) {
      await expect.poll(async () => (await desk.find(id)).status, { ...patience, timeout }).toBe(status)
      return desk.find(id)
    },
    /** A file with a preview. */
    checked: async (text: string, options?: Options) => desk.until((await desk.begin(text, options))._id, 'CHECKED'),
    async apply(id: string, fetch_pictures = false, timeout = patience.timeout) {
      await desk.manager.call(imports.applyImport, { params: { id }, body: { fetch_pictures } })
      return desk.until(id, 'DONE', timeout)
    },
    async productOf(q: string) {
      const { data } = await desk.manager.call(listStaffProducts, { query: { q } })
      return (await desk.manager.call(findStaffProduct, { params: { id: data[0]?._id ?? '' } })).data
    },
    /** All tables that an import may write, so that no change goes unnoticed. */
    async everything() {
      const { rows } = await sql<{ state: string }>`
        select coalesce((select jsonb_agg(to_jsonb(p) order by p.id) from products p)::text, '')
          || coalesce((select jsonb_agg(to_jsonb(v) order by v.id) from product_variants v)::text, '')
          || coalesce((select jsonb_agg(to_jsonb(s) order by s.variant_id, s.warehouse_id) from stock_levels s)::text, '')
          || coalesce((select jsonb_agg(to_jsonb(c) order by c.id) from categories c)::text, '')
          || coalesce((select jsonb_agg(to_jsonb(a) order by a.id) from accounts a)::text, '')
          || coalesce((select jsonb_agg(to_jsonb(n) order by n.id) from account_notes n)::text, '')
          || (select count(*) from stock_movements) || ' ' || (select count(*) from former_addresses) || ' '
          || (select count(*) from imported_things) as state`.execute(desk.shop.context.db)
      return rows[0]?.state
    },
  }
  beforeAll(async () => {
    desk.shop = await openTestShop({ withWorker: true, environment })
    desk.goods = await stockShop(desk.shop.context)
    desk.manager = await openStaff(desk.shop, 'manager')
  })
  afterAll(() => desk.shop.stop())
  return desk
}

export const faultsOf = ({ faults }: Found) =>
  faults.map(({ row, column, code, is_passed_over }) => `${row} ${column} ${code}${is_passed_over ? ' (cell)' : ''}`)

export async function zipOf(files: Record<string, Uint8Array | string>): Promise<File> {
  const entries = Object.entries(files).map(([name, input]) => ({ name, input }))
  return new File([await new Response(makeZip(entries)).arrayBuffer()], 'pictures.zip')
}
