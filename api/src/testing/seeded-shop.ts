import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { isSeeded, seed } from '../../database/seed/seed.ts'
import { copyDatabase, nameIn, onServer } from './database-copies.ts'
import { openTestShop, type TestShop, type TestShopOptions } from './test-shop.ts'

const template = 'seeded'

/** A test shop filled with the demo company's data. */
export async function openSeededShop(options: TestShopOptions = {}): Promise<TestShop> {
  const filled = join(inject('testFolder'), template)
  await fillOnce(filled)
  const dataDir = await mkdtemp(join(inject('testFolder'), 'shop-'))
  const [databaseUrl] = await Promise.all([copyDatabase(template), cp(filled, dataDir, { recursive: true })])
  return openTestShop({ ...options, databaseUrl, dataDir })
}

/** Seeding takes seconds, mostly for pictures: the first file that needs it does it for all. */
async function fillOnce(dataDir: string): Promise<void> {
  await onServer(async (client) => {
    // Test files run in parallel; the lock ends with the connection.
    await client.query('select pg_advisory_lock(1)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount) return
    const shop = await openTestShop({ dataDir })
    await seed(shop.context)
    if (!(await isSeeded(shop.context))) throw new Error('the seed left the shop empty')
    await shop.stop()
    await client.query(`alter database ${nameIn(shop.context.config.databaseUrl)} rename to ${template}`)
  })
}
