import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishConstants } from '../testing/publish-constants.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { stockShop } from '../testing/shop-goods.ts'
import { openGuest, placeOrder } from '../testing/visitors.ts'
import { startWorker } from '../worker.ts'

// Roles belong to the server, which other tests use as well.
const role = `late_${randomBytes(6).toString('hex')}`

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await publishConstants(shop.context)
  const { db } = shop.context
  await sql`create role ${sql.id(role)} login password 'late' connection limit 0`.execute(db)
  await sql`do $$ begin execute format('grant %I to ${sql.raw(role)}', current_user); end $$`.execute(db)
})
afterAll(async () => {
  await sql`drop role ${sql.id(role)}`.execute(shop.context.db)
  await shop.stop()
})

test('a worker that finds all connections used up starts its jobs when one is free', async () => {
  const { context } = shop
  const url = new URL(context.config.databaseUrl)
  url.username = role
  url.password = 'late'
  const worker = await startWorker({ ...context, config: { ...context.config, databaseListenUrl: url.href } })

  const guest = await openGuest(shop)
  const goods = await stockShop(context)
  const { _id: id } = await placeOrder(goods, guest, { [await goods.addVariant()]: 1 })
  const mails = async () =>
    (await readdir(join(context.config.dataDir, 'mail')).catch(() => [])).filter((name) => name.includes(id))
  await sql`alter role ${sql.id(role)} connection limit -1`.execute(context.db)
  await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1)
  await worker.stop()
})
