import { mkdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seed } from '../api/database/seed/seed.ts'
import { directUrl, readConfig } from '../api/src/config.ts'
import { createContext } from '../api/src/context.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { buildApps } from './app-builds.ts'
import { freePort } from './bench/measured-shop.ts'
import { openShopDatabase } from './database.ts'
import { type Lifetime, runCommand } from './lifetime.ts'
import { note, step } from './progress.ts'
import { type ShopProcess, startShopProcess } from './testing/shop-process.ts'

// An even number, so that each stands as often first as last.
const rounds = 10
const askedEachRound = 1500
const atOnce = 10
const aimPercent = 2

/**
 * `npm run bench:measures`: what measures, the request log and traces cost, as the processor time of the shop for each request,
 * with them and without, in turn. Other programs disturb it less than answers a second.
 */
await runCommand(async (lifetime) => {
  const dataDir = join(resolve(readConfig(process.env).dataDir), 'bench-measures')
  await mkdir(dataDir, { recursive: true })
  await buildApps()
  const settings = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    RATE_LIMIT_SCALE: '1000000',
    PUBLIC_URL: 'http://localhost:3000',
  }
  const config = readConfig(settings)
  const database = (await lifetime.own(openShopDatabase(config, { onProgress: note }))).config
  await step('Bringing the database up to date', () => migrate(directUrl(database)))
  const context = await lifetime.own(createContext(database))
  await step('Filling in 200 products', () => seed(context, { products: 200 }))
  const start = async (more: Record<string, string>) => {
    const own = { ...settings, ...more, DATABASE_URL: database.databaseUrl, SESSION_SECRET: database.sessionSecret }
    const shop = await startShopProcess(await freePort(), { ...own, LOG_LEVEL: 'info', JOBS: 'elsewhere' })
    await lifetime.own({ stop: async () => void (await shop.stop()) })
    return shop
  }
  const shops = {
    without: await start({ NODE_OPTIONS: `--import ${new URL('bench/without-measures.mjs', import.meta.url).href}` }),
    'with measures and log': await start({}),
    'with traces too': await start({ OTEL_EXPORTER_OTLP_ENDPOINT: await openCollector(lifetime) }),
  }
  for (const { pid } of Object.values(shops)) await untilIdle(pid)
  const list = `/api/stores/${config.mainStoreId}/product-management/products/filter?per_page=24`
  let unkept = 0
  const paths: Record<string, () => string> = {
    'home page': () => '/',
    'product list': () => list,
    'product list, no answer kept': () => `${list}&unkept=${(unkept += 1)}`,
  }
  const short: string[] = []
  for (const [what, path] of Object.entries(paths)) {
    const costs = new Map<string, number[]>()
    for (let round = 0; round <= rounds; round += 1) {
      // In turn, from either end: what slows the machine down for a while meets all.
      const order = Object.entries(shops)
      for (const [name, shop] of round % 2 === 0 ? order : order.toReversed()) {
        const cost = await costOf(shop, path)
        // The first round warms up.
        if (round > 0) costs.set(name, [...(costs.get(name) ?? []), cost])
      }
    }
    const bare = median(costs.get('without') ?? [])
    for (const [name, all] of costs) {
      const percent = (median(all) / bare - 1) * 100
      console.log(`${what}, ${name}: ${median(all).toFixed(3)} ms, ${percent.toFixed(1)} %`)
      if (percent > aimPercent) short.push(`${what}, ${name}`)
    }
  }
  note(short.length === 0 ? `Each costs at most ${aimPercent} %.` : `Short of the aim: ${short.join('; ')}`)
  return short.length > 0 ? 1 : 0
})

/** A collector that takes what comes. */
async function openCollector(lifetime: Lifetime): Promise<string> {
  const port = await freePort()
  const server = createServer((request, response) => void request.resume().once('end', () => response.end('{}')))
  await new Promise<void>((settle) => server.listen(port, '127.0.0.1', settle))
  await lifetime.own({ stop: async () => void server.close() })
  return `http://127.0.0.1:${port}`
}

/** Pictures of the home page are made after a start. */
async function untilIdle(pid: number): Promise<void> {
  for (let before = await usedMilliseconds(pid); ;) {
    await pause(3000)
    const now = await usedMilliseconds(pid)
    // A tenth of a core is less than making pictures takes, and more than standing by.
    if (now - before < 300) return
    before = now
  }
}

/** Milliseconds of the processor for each request. */
async function costOf({ url, pid }: ShopProcess, path: () => string): Promise<number> {
  const before = await usedMilliseconds(pid)
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let count = 0; count < askedEachRound / atOnce; count += 1) await (await fetch(url + path())).arrayBuffer()
    }),
  )
  return ((await usedMilliseconds(pid)) - before) / askedEachRound
}

async function usedMilliseconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // Ticks of a hundredth of a second: the 14th and 15th field of all.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function median(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0
}
