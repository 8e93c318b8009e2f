import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seed } from '../api/database/seed/seed.ts'
import { directUrl, readConfig } from '../api/src/config.ts'
import { createContext } from '../api/src/context.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { withClient } from '../api/src/testing/database-client.ts'
import { freePort } from '../api/src/testing/free-port.ts'
import { buildApps } from './app-builds.ts'
import { pieceToOrder } from './bench/piece.ts'
import { openShopDatabase } from './database.ts'
import { PlainError, runCommand } from './lifetime.ts'
import { note, step } from './progress.ts'
import { loadShop } from './soak/mixed-load.ts'
import { startShopProcess } from './testing/shop-process.ts'

type Row = { minute: number; megabytes: number; handles: number; connections: number; logKilobytes: number }

const perSecond = 20
// Memory and handles settle in the first part of the run.
const warmUpShare = 0.3
const mayGrow = 1.2
// Beside the pool: those that listen, of the jobs, and of this command.
const otherConnections = 12

/** `npm run soak -- 30`: half an hour of mixed visitors; prints memory and handles of the shop each minute. */
await runCommand(async (lifetime) => {
  const minutes = Number(process.argv[2] ?? 30)
  if (!(minutes >= 1)) throw new PlainError('Say for how many minutes: npm run soak -- 30')
  const environment = readConfig(process.env)
  const dataDir = join(resolve(environment.dataDir), 'soak')
  await mkdir(dataDir, { recursive: true })
  await buildApps()
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000000' })
  const database = await lifetime.own(openShopDatabase(config, { onProgress: note }))
  await step('Bringing the database up to date', () => migrate(directUrl(database.config)))
  const context = await lifetime.own(createContext(database.config))
  await step('Filling in 200 products', () => seed(context, { products: 200 }))
  const goods = { storeId: config.mainStoreId, ...(await pieceToOrder(context)) }
  const shop = await startShopProcess(await freePort(), {
    DATA_DIR: dataDir,
    DATABASE_URL: database.config.databaseUrl,
    SESSION_SECRET: database.config.sessionSecret,
    PUBLIC_URL: config.publicUrl,
    RATE_LIMIT_SCALE: '1000000',
    RECOGNITION: 'none',
    LOG_LEVEL: 'info',
  })
  await lifetime.own({ stop: async () => void (await shop.stop()) })
  const load = loadShop(shop.url, goods, perSecond)
  await lifetime.own({ stop: load.stop })
  const rows: Row[] = []
  let odd = 0
  console.log('minute  requests  orders  odd  p99 ms  memory MB  handles  connections  log kB')
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(60_000)
    const taken = load.take()
    odd += taken.odd.length
    const row = {
      minute,
      ...(await heldBy(shop.pid)),
      connections: await countConnections(database.config.databaseUrl),
      logKilobytes: Math.round(shop.logBytes() / 1024),
    }
    rows.push(row)
    const times = taken.milliseconds.toSorted((one, other) => one - other)
    const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0)
    const figures = [
      minute,
      taken.asked,
      taken.orders,
      taken.odd.length,
      p99,
      row.megabytes,
      row.handles,
      row.connections,
      row.logKilobytes,
    ]
    const widths = [6, 10, 8, 5, 8, 11, 9, 13, 8]
    console.log(figures.map((figure, at) => String(figure).padStart(widths[at] ?? 0)).join(''))
    for (const one of new Set(taken.odd)) note(one)
  }
  const faults = judge(rows, config.databasePool)
  for (const fault of faults) note(fault)
  note(odd === 0 ? 'Every answer was as it should be.' : `${odd} answers were not as they should be.`)
  return faults.length === 0 && odd === 0 ? 0 : 1
})

/** The minimum of the last third, against the maximum of the first one since the warm-up. */
function judge(rows: Row[], pool: number): string[] {
  const settled = rows.slice(Math.floor(rows.length * warmUpShare))
  const early = settled.slice(0, Math.ceil(settled.length / 3))
  const late = settled.slice(-Math.ceil(settled.length / 3))
  const most = Math.max(...rows.map(({ connections }) => connections))
  const ofPool = most > pool + otherConnections ? [`more connections than the pool has: ${most}`] : []
  const grown = (['megabytes', 'handles'] as const).flatMap((what) => {
    const before = Math.max(...early.map((row) => row[what]))
    const after = Math.min(...late.map((row) => row[what]))
    return after > before * mayGrow ? [`${what} grow: ${before}, then ${after}`] : []
  })
  return [...grown, ...ofPool]
}

async function heldBy(pid: number): Promise<{ megabytes: number; handles: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
  return { megabytes: Math.round(kilobytes / 1024), handles: (await readdir(`/proc/${pid}/fd`)).length }
}

async function countConnections(databaseUrl: string): Promise<number> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ count: number }>(
      'select count(*)::int as count from pg_stat_activity where datname = current_database()',
    ),
  )
  return rows[0]?.count ?? 0
}
