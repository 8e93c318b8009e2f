import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seed } from '../api/database/seed/seed.ts'
import { readConfig } from '../api/src/config.ts'
import { createContext } from '../api/src/context.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { buildApps } from './app-builds.ts'
import { freePort } from './bench/measured-shop.ts'
import { pieceToOrder } from './bench/piece.ts'
import { startPatroniPair } from './drill/patroni-pair.ts'
import { PlainError, runCommand } from './lifetime.ts'
import { note, step } from './progress.ts'
import { startShopProcess } from './testing/shop-process.ts'
import { buyAsGuest, orderSteadily } from './testing/steady-orders.ts'

const perSecond = Number(process.env['ORDERS_PER_SECOND'] ?? 50)
const aimSeconds = 30

/**
 * `npm run drill:patroni`: two PostgreSQL servers under Patroni, a shop receiving orders, and the loss of the primary's
 * machine. Needs root, and Debian's packages: docs/operations/hosts.md.
 */
await runCommand(async (lifetime) => {
  if (process.getuid?.() !== 0) throw new PlainError('Run it as root: PostgreSQL runs as the user postgres.')
  const dataDir = join(resolve(readConfig(process.env).dataDir), 'drill-patroni')
  await mkdir(dataDir, { recursive: true })
  await buildApps()
  const pair = await step('Starting two servers under Patroni', () =>
    lifetime.own(startPatroniPair(process.env['DEBIAN_ROOT'] ?? '/')),
  )
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: pair.url,
    SESSION_SECRET: 'a secret of the drill'.repeat(2),
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMIT_SCALE: '1000000',
    HOLD_SHARE_PERCENT: '100',
    RECOGNITION: 'none',
    LOG_LEVEL: 'error',
  }
  const config = readConfig(settings)
  await step('Bringing the database up to date', () => migrate(pair.url))
  const context = await lifetime.own(
    createContext({ ...config, databaseUrl: pair.url, sessionSecret: settings.SESSION_SECRET }),
  )
  await step('Filling in the demo company', () => seed(context))
  const goods = { storeId: config.mainStoreId, ...(await pieceToOrder(context)) }
  const shop = await startShopProcess(await freePort(), settings)
  await lifetime.own({ stop: async () => void (await shop.stop()) })
  const trade = await lifetime.own(orderSteadily(perSecond, (buyer) => buyAsGuest(shop.url, goods, buyer)))
  const { acknowledged, odd } = trade
  const more = async (count: number) => {
    const enough = acknowledged.length + count
    const deadline = performance.now() + 120_000
    while (acknowledged.length < enough) {
      if (performance.now() > deadline) throw new PlainError(`No orders come in. ${odd.slice(-3).join('\n')}`)
      await pause(20)
    }
  }
  const from = performance.now()
  await step('Orders before', () => more(perSecond * 10))
  const rate = (acknowledged.length / (performance.now() - from)) * 1000
  const killedAt = performance.now()
  const name = await pair.killPrimary()
  note(`${name} is killed, under ${rate.toFixed(0)} orders a second`)
  // Requests in progress at the failure have finished.
  await pause(2000)
  await step('Until orders go on', () => more(1))
  const back = acknowledged.find(({ at }) => at > killedAt + 2000)?.at ?? Number.POSITIVE_INFINITY
  await step('Orders after', () => more(perSecond * 10))
  await step(`${name} comes back and follows`, () => pair.returnKilled())
  await step('Orders with both', () => more(perSecond * 5))
  await trade.stop()
  const kept = new Set(
    (await context.db.selectFrom('orders').select('reference').execute()).map((one) => one.reference),
  )
  const lost = acknowledged.filter(({ reference }) => !kept.has(reference)).length
  const seconds = (back - killedAt) / 1000
  note(`${acknowledged.length} orders acknowledged, ${lost} lost`)
  note(`orders again ${seconds.toFixed(1)} s after the kill, at most ${aimSeconds} s`)
  note(`${trade.later()} buyers were told to come back later; ${odd.length} other answers`)
  for (const one of new Set(odd)) note(one)
  return lost === 0 && seconds <= aimSeconds && odd.length === 0 ? 0 : 1
})
