import { mkdir, readdir, readFile } from 'node:fs/promises'
import { Agent, createServer, get } from 'node:http'
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
import shopMemory from './shop-memory.json' with { type: 'json' }
import { type ShopProcess, startShopProcess } from './testing/shop-process.ts'

/** The engine compiles each process differently, which changes the cost by more than it is. */
const processesOfEach = 4
/**
 * Rounds, and requests of each with and without. Many short ones: the speed of a shared machine differs by a third from one
 * second to the next. What is limited to so many a second, such as traces, counts twice, since half of the time is without.
 */
const amounts = { kept: { rounds: 80, count: 600 }, made: { rounds: 320, count: 40 } }
const warmUpRounds = 30
const atOnce = 10
const aimPercent = 2
const connections = new Agent({ keepAlive: true, maxSockets: atOnce })

/**
 * `npm run bench:measures`: the cost of metrics, the request log and traces, as the shop's processor time per request with and
 * without them. Each process is switched on and off in turn: two equal processes differ by more than the cost measured. The
 * ratio of each round is taken, the mean of their middle half for each process, and of those the mean with its standard error.
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
  const hooks = {
    NODE_OPTIONS: `${shopMemory.NODE_OPTIONS} --import ${new URL('bench/switched-measures.mjs', import.meta.url).href}`,
  }
  const kinds = {
    'measures and log': hooks,
    'measures, log and traces': { ...hooks, OTEL_EXPORTER_OTLP_ENDPOINT: await openCollector(lifetime) },
  }
  const list = `/api/stores/${config.mainStoreId}/product-management/products/filter?per_page=24`
  let unkept = 0
  const { kept, made } = amounts
  const asked: Record<string, Asked> = {
    'home page': { path: () => '/', ...kept },
    'product list': { path: () => list, ...kept },
    'product list, no answer kept': { path: () => `${list}&unkept=${(unkept += 1)}`, ...made },
  }
  const short: string[] = []
  for (const [kind, more] of Object.entries(kinds)) {
    const measured = Object.entries(asked).map(([what, one]) => ({
      what,
      one,
      logs: [] as number[],
      costs: [] as number[],
    }))
    for (let at = 0; at < processesOfEach; at += 1) {
      const shop = await start(more)
      await untilIdle(shop.pid)
      for (const { one, logs, costs } of measured) {
        const cost = await costsOf(shop, one)
        // The time of a thread that ended is no longer counted, so the cost of its round can be negative.
        const ratios = cost.with.map((each, round) => Math.log(each / (cost.without[round] ?? each)))
        logs.push(middleMean(ratios.filter(Number.isFinite)))
        costs.push(middleMean(cost.without))
      }
      await shop.stop()
    }
    for (const { what, logs, costs } of measured) {
      const percent = (Math.exp(mean(logs)) - 1) * 100
      const error = standardError(logs) * 100
      const each = `${mean(costs).toFixed(4)} ms without`
      console.log(`${what}, ${kind}: ${percent.toFixed(1)} % ± ${error.toFixed(1)} (${each})`)
      if (percent > aimPercent) short.push(`${what}, ${kind}`)
    }
  }
  note(short.length === 0 ? `Each costs at most ${aimPercent} %.` : `Short of the aim: ${short.join('; ')}`)
  return short.length > 0 ? 1 : 0
})

/** A collector that accepts everything. */
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
    // A tenth of a core is less than making pictures takes, and more than idling.
    if (now - before < 300) return
    before = now
  }
}

type Asked = { path: () => string; rounds: number; count: number }

/** Per request, of each round after the first ones. */
async function costsOf(shop: ShopProcess, { path, rounds, count }: Asked) {
  const costs = { with: [] as number[], without: [] as number[] }
  let isOn = true
  const turn = (wanted: boolean) => {
    if (wanted !== isOn) process.kill(shop.pid, 'SIGUSR2')
    isOn = wanted
  }
  for (let round = 0; round < rounds; round += 1) {
    // On, off, off, on: slowing and warming of the machine affect both equally.
    for (const wanted of round % 2 === 0 ? [true, false] : [false, true]) {
      turn(wanted)
      const cost = await costOf(shop, path, count)
      if (round >= warmUpRounds) costs[isOn ? 'with' : 'without'].push(cost)
    }
  }
  turn(true)
  return costs
}

/** Processor milliseconds per request over this many requests. */
async function costOf({ url, pid }: ShopProcess, path: () => string, count: number): Promise<number> {
  const before = await usedMilliseconds(pid)
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let at = 0; at < count / atOnce; at += 1) await ask(url + path())
    }),
  )
  return ((await usedMilliseconds(pid)) - before) / count
}

/** Computes less than `fetch`, on the machine that the shop shares. */
function ask(url: string): Promise<void> {
  return new Promise((settle, fail) => {
    get(url, { agent: connections }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${answer.statusCode} ${url}`))
      answer.resume().once('end', settle)
    }).once('error', fail)
  })
}

/** Of all its threads, in nanoseconds: ticks of a hundredth of a second are as long as 200 cached answers take. */
async function usedMilliseconds(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`)
  const used = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')))
  return used.reduce((sum, line) => sum + Number(line.split(' ')[0]) / 1e6, 0)
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, one) => sum + one, 0) / figures.length
}

/** Of the middle half, so that a stall does not count. */
function middleMean(figures: readonly number[]): number {
  const quarter = Math.floor(figures.length / 4)
  return mean(figures.toSorted((one, other) => one - other).slice(quarter, figures.length - quarter))
}

/** Of the mean. */
function standardError(figures: readonly number[]): number {
  const all = mean(figures)
  return Math.sqrt(mean(figures.map((one) => (one - all) ** 2)) / (figures.length - 1))
}
