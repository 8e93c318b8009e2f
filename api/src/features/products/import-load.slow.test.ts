import { filterProducts } from '@fitout/contract/products.ts'
import { findProductImport, importProducts, listProductImports } from '@fitout/contract/staff/product-files.ts'
import { findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import { listMovements } from '@fitout/contract/staff/variants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { timeLimits } from '../../http/time-limits.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { openGuest, placeOrder } from '../../testing/visitors.ts'

/** The maximum number of rows of a file, and the maximum applied within the call; docs/limits.md. */
const mostRows = 5000
const rowsWithinCall = 500
const shownRows = 2000
const patient = 90_000

let shop: TestShop
let goods: ShopGoods
let manager: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop({ withWorker: true })
  goods = await stockShop(shop.context)
  manager = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

const columns =
  'product,sku,kind,title_zh,title_en,summary_zh,summary_en,description_zh,description_en,tags,lead_time_days,' +
  'variant_zh,variant_en,price,stock_warehouse-0,stock_warehouse-1'
const chairs = (prefix: string, count: number) =>
  [
    columns,
    ...Array.from({ length: count }, (_, at) =>
      [
        `${prefix}-${at},${prefix.toUpperCase()}-${at},GOODS,橡木餐椅${at}號,Oak dining chair ${at}`,
        '實木椅身配軟墊，適合小戶型飯廳。,A solid oak chair with a padded seat for small dining rooms.',
        `${'以歐洲橡木製成，椅背貼合腰部。'.repeat(9)},${'Made of European oak. '.repeat(18)}`,
        `oak;chair,14,原色,Natural,${1000 + at},3,2`,
      ].join(),
    ),
  ].join('\n')

const send = async (text: string, dry_run: 'true' | 'false') =>
  (await manager.call(importProducts, { file: new File([text], 'a.csv'), query: { dry_run } })).data
const found = async (q: string) => (await manager.call(listStaffProducts, { query: { q } })).data
const detailsOf = async (sku: string) => {
  const [product] = await found(sku)
  return (await manager.call(findStaffProduct, { params: { id: product?._id ?? '' } })).data
}

/** Uploads a file that is applied after the response; returns its outcome and the progress seen. */
async function follow(text: string) {
  const from = performance.now()
  const { import_id, is_applied } = await send(text, 'false')
  const answeredAfter = performance.now() - from
  expect([typeof import_id, is_applied]).toEqual(['string', false])
  const steps = new Set<number>()
  const params = { id: import_id ?? '' }
  const look = async () => {
    const { data } = await manager.call(findProductImport, { params })
    if (data.status === 'WAITING') steps.add(data.rows_done)
    return data
  }
  await expect.poll(async () => (await look()).status, { timeout: 60_000, interval: 100 }).not.toBe('WAITING')
  return { ...(await look()), answeredAfter, steps: [...steps] }
}

const written = ['products', 'product_variants', 'audit_entries']

/** Delays each statement that writes products, variants or the audit trail. */
async function slowWriting(seconds: number) {
  const { db } = shop.context
  await sql`
    create or replace function wait() returns trigger language plpgsql as $$
      begin perform pg_sleep(${sql.lit(seconds)}); return null; end $$`.execute(db)
  for (const table of written) {
    await sql`create trigger wait after insert or update on ${sql.table(table)} execute function wait()`.execute(db)
  }
}

async function endSlowWriting() {
  for (const table of written) await sql`drop trigger wait on ${sql.table(table)}`.execute(shop.context.db)
}

async function isWriting(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`.execute(shop.context.db)
  return rows.length > 0
}

describe('a file of many rows', () => {
  test(
    'is answered at once, applied in the background and reports its progress',
    async () => {
      const text = chairs('oak', mostRows)
      expect(await send(text, 'true')).toMatchObject({ rows: mostRows, faults: [], is_applied: false, import_id: null })
      const { status, rows, rows_done, report, steps, answeredAfter } = await follow(text)
      expect(answeredAfter).toBeLessThan(timeLimits.request / 2)
      expect([status, rows, rows_done, report?.is_applied]).toEqual(['APPLIED', mostRows, mostRows, true])
      expect([report?.added.length, report?.moved.length]).toEqual([2 * mostRows, 2 * mostRows])
      expect(steps.length).toBeGreaterThan(2)
      expect(steps).toEqual(steps.toSorted((a, b) => a - b))
      const [last] = await found(`OAK-${mostRows - 1}`)
      expect(last).toMatchObject({ title: { cn: `橡木餐椅${mostRows - 1}号` }, available: 5, price_from: 5999 })
    },
    patient,
  )

  test(
    'shows the pieces, all at a new price',
    async () => {
      await goods.publish(await goods.addVariant({ title: 'With a picture' }))
      await sql`
        insert into product_pictures (product_id, position, picture_id, alt)
        select id, 0, (select id from pictures limit 1), title from products where key like 'oak-%'`.execute(
        shop.context.db,
      )
      const rows = Array.from({ length: shownRows }, (_, at) => `oak-${at},OAK-${at},ACTIVE,${2000 + at}`)
      const imported = await follow(['product,sku,status,price', ...rows].join('\n'))
      expect([imported.status, imported.report?.changed.length]).toEqual(['APPLIED', 2 * shownRows])
      const query = { keyword: `Oak dining chair ${shownRows - 1}` }
      const guest = await openGuest(shop)
      const { data } = await guest.call(filterProducts, { params: { store_id: goods.storeId }, query })
      expect(data[0]).toMatchObject({ title: { en: `Oak dining chair ${shownRows - 1}` }, price_from: 3999 })
    },
    patient,
  )

  test(
    'does not delay buyers, and is refused by row and column where a sale has outdated a count',
    async () => {
      const [variant] = (await detailsOf('OAK-1999')).variants
      const header = 'product,sku,price,stock_warehouse-0,exported_stock_warehouse-0'
      const rows = Array.from({ length: 600 }, (_, at) => `oak-${1400 + at},OAK-${1400 + at},${3000 + at},9,3`)
      await slowWriting(1.5)
      const ended = follow([header, ...rows].join('\n'))
      await expect.poll(isWriting, { timeout: 20_000 }).toBe(true)
      await placeOrder(goods, await openGuest(shop), { [variant?._id ?? '']: 1 })
      expect(await isWriting()).toBe(true)
      const { status, report } = await ended
      await endSlowWriting()
      expect([status, report?.is_applied]).toEqual(['REFUSED', false])
      const stale = { row: 601, column: 'stock_warehouse-0', code: 'stale', value: '9 (3 → 2)' }
      expect(report?.faults).toEqual([expect.objectContaining(stale)])
      expect((await detailsOf('OAK-1999')).variants[0]).toMatchObject({ price: 3999 })
      const { data: imports } = await manager.call(listProductImports)
      expect(imports.map((one) => one.status)).toEqual(['REFUSED', 'APPLIED', 'APPLIED'])
      expect(imports[0]).toMatchObject({ rows: 600, rows_done: 0, staff_name: expect.stringMatching(/^manager /) })
    },
    patient,
  )
})

test(
  'a call that takes too long gets a 503 and changes nothing',
  async () => {
    const text = chairs('slow', rowsWithinCall)
    await slowWriting(2.6)
    await expect(send(text, 'false')).rejects.toMatchObject({ problem: { status: 503, code: 'service-busy' } })
    expect(await isWriting()).toBe(true)
    await expect.poll(isWriting, { timeout: 20_000, interval: 500 }).toBe(false)
    await endSlowWriting()
    expect(await found('SLOW-1')).toEqual([])
    expect(await send(text, 'false')).toMatchObject({ faults: [], is_applied: true })
  },
  patient,
)

test(
  'of several files with the same new products one adds them and the others find them',
  async () => {
    const text = chairs('twice', 200)
    const answers = await Promise.all([1, 2, 3].map(async () => send(text, 'false')))
    expect(answers.filter(({ added, is_applied }) => is_applied && added.length > 0)).toHaveLength(1)
    expect(await found('TWICE-199')).toHaveLength(1)
    const [variant] = (await detailsOf('TWICE-199')).variants
    const { data: movements } = await manager.call(listMovements, { params: { id: variant?._id ?? '' } })
    expect(movements.map(({ quantity }) => quantity).toSorted()).toEqual([2, 3])
  },
  patient,
)
