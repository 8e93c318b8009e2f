import { parseArgs } from 'node:util'
import { seed } from '../api/database/seed/seed.ts'
import { directUrl, readConfig } from '../api/src/config.ts'
import { createContext } from '../api/src/context.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { openShopDatabase } from './database.ts'
import { PlainError, runCommand } from './lifetime.ts'
import { note, step } from './progress.ts'

/** `npm run seed -- --products 5000`: loads the demo data, and as many made-up products as a benchmark needs. */
await runCommand(async (lifetime) => {
  const products = readProducts()
  const database = await lifetime.own(openShopDatabase(readConfig(process.env), { mayShare: true, onProgress: note }))
  await step('Bringing the database up to date', () => migrate(directUrl(database.config)))
  const context = await lifetime.own(createContext(database.config))
  const what = products ? `Filling in the demo data and products up to ${products}` : 'Filling in the demo data'
  await step(what, () => seed(context, products ? { products } : {}))
})

function readProducts(): number | undefined {
  const { values } = parseArgs({ options: { products: { type: 'string' } } })
  if (values.products === undefined) return undefined
  if (!/^[1-9]\d{0,5}$/.test(values.products)) throw new PlainError('--products takes a whole number from 1 to 999999.')
  return Number(values.products)
}
