import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { seed } from '../api/database/seed/seed.ts'
import { directUrl, readConfig } from '../api/src/config.ts'
import { type Context, createContext } from '../api/src/context.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { fillShelves } from '../api/src/testing/growth-queries.ts'
import { buildApps } from './app-builds.ts'
import { readCatalogue } from './bench/catalogue.ts'
import { measureGrowth, reportGrowth } from './bench/growth.ts'
import { connections } from './bench/load.ts'
import { measureAnswers, measureSales, measureShop, type Measuring } from './bench/measures.ts'
import { freePort, startMeasuredShop } from './bench/measured-shop.ts'
import { judge, printTable, type Row } from './bench/table.ts'
import { openShopDatabase } from './database.ts'
import { type Lifetime, PlainError, runCommand } from './lifetime.ts'
import { note, step } from './progress.ts'

const products = 1000
const grownTo = 20_000

/**
 * `npm run bench -- --processes 2`: ratios against yardsticks of the same run, as a table and in DATA_DIR/bench.json. Figures
 * of other shops are left out: they were never measured on this machine in this run.
 */
await runCommand(async (lifetime) => {
  const processes = readProcesses()
  const environment = readConfig(process.env)
  const dataDir = resolve(environment.dataDir)
  const benchDir = join(dataDir, 'bench')
  await mkdir(benchDir, { recursive: true })
  await buildApps()
  const port = await freePort()
  const config = readConfig({
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: benchDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000000',
  })
  const database = await lifetime.own(openShopDatabase(config, { onProgress: note }))
  await step('Bringing the database up to date', () => migrate(directUrl(database.config)))
  const context = await lifetime.own(createContext(database.config))
  await step(`Filling in ${products} products`, () => seed(context, { products }))
  await fillShelves(context.db)
  const rows = await measure(context, port, processes)
  const verdicts = rows.map(judge)
  printTable(verdicts)
  const short = verdicts.filter((verdict) => !verdict.isMet).map(({ what }) => what)
  const stages = config.databaseUrl ? undefined : await growthIn(lifetime, join(dataDir, 'bench-small-growth'))
  if (stages) short.push(...reportGrowth(stages).map((what) => `growth: ${what}`))
  else note('Growth is measured in a database of its own, where DATABASE_URL is not set.')
  const written = { products, connections, processes, rows: verdicts, stages, short }
  await writeFile(join(dataDir, 'bench.json'), `${JSON.stringify(written, undefined, 2)}\n`)
  note(short.length === 0 ? 'Every aim is met.' : `SHORT of the aim: ${short.join('; ')}`)
  note(`Written to ${join(dataDir, 'bench.json')}; npm run bench:growth goes on to a million products`)
  return short.length > 0 ? 1 : 0
})

/** Of the shop. */
function readProcesses(): number {
  const { values } = parseArgs({ options: { processes: { type: 'string', default: '1' } } })
  const processes = Number(values.processes)
  if (!Number.isInteger(processes) || processes < 1) throw new PlainError('--processes takes a whole number from 1 on.')
  return processes
}

async function measure(context: Context, port: number, processes: number): Promise<Row[]> {
  const shop = await startMeasuredShop(context.config, port, processes)
  try {
    const origin = `http://127.0.0.1:${port}`
    const catalogue = await step('Reading its catalogue', () => readCatalogue(origin, context))
    const measuring: Measuring = { context, origin, catalogue }
    const fresh = await shop.megabytes()
    const answers = await measureAnswers(measuring)
    const sales = await measureSales(measuring)
    return [...answers, ...sales, ...(await measureShop(measuring, shop, fresh))]
  } finally {
    await shop.stop()
  }
}

async function growthIn(lifetime: Lifetime, folder: string) {
  await rm(folder, { recursive: true, force: true })
  return measureGrowth(lifetime, { sizes: [products, grownTo], folder }, async () => {})
}
