import { listAudit } from '@fitout/contract/staff/audit.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaff, type StaffVisitor } from '../testing/staff.ts'
import { stockShop } from '../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { openGuest, placeOrder } from '../testing/visitors.ts'

let shop: TestShop
let owner: StaffVisitor

beforeAll(async () => {
  shop = await openTestShop()
  const goods = await stockShop(shop.context)
  await placeOrder(goods, await openGuest(shop), { [await goods.addVariant({})]: 1 })
  owner = await openStaff(shop)
})
afterAll(() => shop.stop())

/** Blocks all access to the table until the work is done. */
async function whileLocked<T>(table: string, work: (release: () => void) => Promise<T>): Promise<T> {
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = shop.context.db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(trx)
    held.resolve()
    await released.promise
  })
  await held.promise
  try {
    return await work(released.resolve)
  } finally {
    released.resolve()
    await holding
  }
}

const files: [path: string, table: string, begins: RegExp][] = [
  ['orders/export', 'orders', /^\uFEFF"reference","date".*\r\n$/],
  ['orders/export?format=json', 'orders', /^\[$/],
  ['customers/export', 'accounts', /^\uFEFF"Name","Email".*\r\n$/],
  ['customers/export?format=json', 'accounts', /^\[$/],
  ['enquiries/export?status=NEW', 'enquiries', /^\uFEFF"Reference","Status".*\r\n$/],
  ['products-csv', 'product_variants', /^\uFEFF"product","sku".*\r\n$/],
  ['content-export?of=products', 'products', /^\uFEFF"Key","Sold in".*\r\n$/],
  ['figures/tables/best-sellers/export?from=2026-01-01&until=2026-01-31', 'order_lines', /^\uFEFF"ID","Item".*\r\n$/],
]

test.each(files)('%s begins at once, while its rows wait for %s', async (path, table, begins) => {
  await whileLocked(table, async (release) => {
    const answer = await owner.send(`/api/admin/${path}`)
    expect(answer.status).toBe(200)
    const reader = answer.body!.getReader()
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    expect(decoder.decode((await reader.read()).value, { stream: true })).toMatch(begins)
    let rest = ''
    const reading = (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) rest += decoder.decode(part.value)
    })()
    // No row can have been read so far.
    await pause(50)
    expect(rest).toBe('')
    release()
    await reading
    if (path.includes('json')) expect(Array.isArray(JSON.parse(`[${rest}`))).toBe(true)
  })
})

test('a file that cannot be read at all is a failure, or on a slow machine does not end well', async () => {
  const { db } = shop.context
  await sql`alter table memberships rename to memberships_gone`.execute(db)
  const answer = await owner.send('/api/admin/customers/export')
  const isWhole = await answer.text().then(
    () => answer.ok,
    () => false,
  )
  await sql`alter table memberships_gone rename to memberships`.execute(db)
  expect(isWhole).toBe(false)
})

test('the trail has the rows of a file that its reader gave up, as far as it was made', async () => {
  const { db } = shop.context
  await sql`
    insert into accounts (id, type, username, email, registered_at, created_at)
    select gen_random_uuid(), 'EMAIL', 'many', 'many-' || n || '@example.com', now(), now()
    from generate_series(1, 1200) n`.execute(db)
  const answer = await owner.send('/api/admin/customers/export?q=many-')
  const reader = answer.body!.getReader()
  for (let lines = 0; lines < 500;)
    lines += new TextDecoder().decode((await reader.read()).value).split('\n').length - 1
  await reader.cancel()
  const { data } = await owner.call(listAudit, { query: { subject: 'export' } })
  const { rows } = data[0]!.after as { rows: number }
  expect(rows).toBeGreaterThanOrEqual(500)
  expect(rows).toBeLessThan(1200)
})
