import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { filterProducts, findProduct } from '@fitout/contract/products.ts'
import { showCart } from '@fitout/contract/cart.ts'
import { uploadProof } from '@fitout/contract/orders.ts'
import { confirmStaffPayment, findStaffOrder } from '@fitout/contract/staff/orders.ts'
import { priceVariant } from '@fitout/contract/staff/variants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnDatabase, startOwnDatabase } from '../testing/own-database.ts'
import { startPooler } from '../testing/pooler.ts'
import { publishConstants } from '../testing/publish-constants.ts'
import { stockShop } from '../testing/shop-goods.ts'
import { openStaff } from '../testing/staff.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { openGuest, placeOrder, uploadPicture } from '../testing/visitors.ts'
import { transaction } from './database.ts'
import { migrate } from './migrate.ts'

let database: OwnDatabase
beforeAll(async () => {
  database = await startOwnDatabase()
}, 120_000)
afterAll(() => database.stop())

/** Another database on the same server. */
async function anotherDatabase(name: string): Promise<string> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`create database ${name}`)
  // The server's own report is not what the shop relies on.
  await client.query(`alter database ${name} set timezone to 'Asia/Tokyo'`)
  await client.end()
  const url = new URL(database.url)
  url.pathname = `/${name}`
  await migrate(url.href)
  return url.href
}

test.each(['session', 'transaction'] as const)(
  'through PgBouncer in %s mode people browse, order and get confirmations, and jobs run',
  async (mode) => {
    const direct = await anotherDatabase(`through_${mode}`)
    const pooler = await startPooler(direct, mode, join(database.dataDir, `pgbouncer-${mode}`))
    const shop = await openTestShop({
      databaseUrl: pooler.url,
      environment: { DATABASE_LISTEN_URL: direct },
      withWorker: true,
    })
    const goods = await stockShop(shop.context)
    await publishConstants(shop.context)
    const variant = await goods.addVariant({ stock: [500, 0] })
    const id = await goods.publish(variant)
    const product = { store_id: goods.storeId, id }
    const visitor = shop.visitor()

    const list = await visitor(filterProducts, { params: { store_id: goods.storeId }, query: { keyword: 'chair' } })
    expect(list.data.map(({ _id }) => _id)).toEqual([id])
    const priceOf = async () => (await visitor(findProduct, { params: product })).data.variants[0]?.price
    expect(await priceOf()).toBe(49.9)
    const staff = await openStaff(shop, 'manager')
    await staff.call(priceVariant, { params: { id: variant }, body: { price: 321.5, sale_percent: 0 } })
    await expect.poll(priceOf, { timeout: 2000 }).toBe(321.5)

    const guests = await Promise.all(Array.from({ length: 30 }, () => openGuest(shop)))
    const orders = await Promise.all(guests.map((guest) => placeOrder(goods, guest, { [variant]: 2 })))
    expect(new Set(orders.map(({ reference }) => reference)).size).toBe(30)
    const [guest] = guests
    const params = { id: orders[0]!._id }
    expect((await guest!.call(showCart, { params: { store_id: goods.storeId }, body: {} })).data.cart_items).toEqual([])
    await guest!.call(uploadProof, { params, body: { image: await uploadPicture(guest!) } })
    const { data: seen } = await staff.call(findStaffOrder, { params })
    const proof = seen.proof?._id ?? null
    const { data: paid } = await staff.call(confirmStaffPayment, { params, body: { proof } })
    expect(paid.payment_status).toBe('paid')

    const mails = async () => (await readdir(join(shop.context.config.dataDir, 'mail')).catch(() => [])).length
    await expect.poll(mails, { timeout: 20_000 }).toBeGreaterThanOrEqual(31)

    const limits = await transaction(shop.context.db, async (trx) => {
      const { rows } = await sql<{ statement: string; lock: string; timezone: string }>`
        select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
          current_setting('timezone') as timezone`.execute(trx)
      return rows
    })
    expect(limits).toEqual([{ statement: '5s', lock: '4s', timezone: 'UTC' }])
    await shop.stop()
    await pooler.stop()
  },
  120_000,
)
