import { importProducts } from '@fitout/contract/staff/product-files.ts'
import { listStaffProducts } from '@fitout/contract/staff/products.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { timeLimits } from '../../http/time-limits.ts'
import { stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

/** As many as a file may have; docs/limits.md. */
const mostRows = 5000
const patient = 60_000

let shop: TestShop
let manager: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  await stockShop(shop.context)
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

test(
  'the largest file of new products is taken within a fraction of a request’s time',
  async () => {
    const text = chairs('oak', mostRows)
    expect(await send(text, 'true')).toMatchObject({ rows: mostRows, faults: [], is_applied: false })
    const from = performance.now()
    const { added, moved, is_applied } = await send(text, 'false')
    expect(performance.now() - from).toBeLessThan(timeLimits.request * 0.7)
    expect([added.length, moved.length, is_applied]).toEqual([2 * mostRows, 2 * mostRows, true])
    const [last] = await found(`OAK-${mostRows - 1}`)
    expect(last).toMatchObject({
      title: { cn: `橡木餐椅${mostRows - 1}号` },
      available: 5,
      price_from: 1000 + mostRows - 1,
    })
  },
  patient,
)

test(
  'a file that takes longer than a request may is answered with 503, and nothing of it comes about',
  async () => {
    const { db } = shop.context
    await sql`create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(3.4); return null; end $$`.execute(
      db,
    )
    await sql`create trigger wait after insert on audit_entries execute function wait()`.execute(db)
    const text = chairs('slow', 1000)
    await expect(send(text, 'false')).rejects.toMatchObject({ problem: { status: 503, code: 'service-busy' } })
    const isAtWork = async () => {
      const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and xact_start is not null`.execute(db)
      return rows.length > 0
    }
    expect(await isAtWork()).toBe(true)
    await expect.poll(isAtWork, { timeout: 20_000 }).toBe(false)
    expect(await found('SLOW-1')).toEqual([])
    await sql`drop trigger wait on audit_entries`.execute(db)
    expect(await send(text, 'false')).toMatchObject({ faults: [], is_applied: true })
  },
  patient,
)

test(
  'of two files with the same new products one is taken, and the other is told that the shop has changed',
  async () => {
    const answers = await Promise.allSettled([1, 2, 3].map(() => send(chairs('twice', 200), 'false')))
    const taken = answers.filter(({ status }) => status === 'fulfilled')
    const codes = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason.problem.code] : []))
    // What comes after the first one has ended finds everything as it says.
    expect(taken.length).toBeGreaterThan(0)
    expect(new Set([...codes, 'changed-meanwhile'])).toEqual(new Set(['changed-meanwhile']))
    expect(await found('TWICE-199')).toHaveLength(1)
  },
  patient,
)
