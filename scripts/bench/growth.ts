import { mkdir } from 'node:fs/promises'
import { seed } from '../../api/database/seed/seed.ts'
import { directUrl, readConfig } from '../../api/src/config.ts'
import { type Context, createContext } from '../../api/src/context.ts'
import { migrate } from '../../api/src/database/migrate.ts'
import { putDemoOwner } from '../../api/src/features/staff/demo-owner.ts'
import { openStaffSession } from '../../api/src/features/staff/staff-sessions-service.ts'
import { countOrders, countProducts, fillShelves, tidy } from '../../api/src/testing/growth-queries.ts'
import { openShopDatabase } from '../database.ts'
import type { Lifetime } from '../lifetime.ts'
import { note, step } from '../progress.ts'
import { measureCalls, type Times } from './growth-calls.ts'
import { copyOrders, copyProducts, placeOrders } from './grown-shop.ts'
import { freePort, startMeasuredShop } from './measured-shop.ts'

export const smallest = 1_000

export const aims = { growth: 1.5, changeMilliseconds: 2_000, readySeconds: 60, megabytes: 1_024 }

export type Stage = {
  products: number
  orders: number
  readySeconds: number
  megabytes: { now: number; peak: number }
  times: Times
}

/** Makes the same calls at each size of one shop, which has its own data folder. `onStage` is called after each. */
export async function measureGrowth(
  lifetime: Lifetime,
  { sizes, folder }: { sizes: number[]; folder: string },
  onStage: (stages: Stage[]) => Promise<void>,
): Promise<Stage[]> {
  await mkdir(folder, { recursive: true })
  const port = await freePort()
  const config = readConfig({
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000000',
  })
  const database = await lifetime.own(openShopDatabase(config, { onProgress: note }))
  await step('Bringing the database up to date', () => migrate(directUrl(database.config)))
  const context = await lifetime.own(createContext(database.config))
  await step(`Filling in ${smallest} products`, () => seed(context, { products: smallest }))
  await fillShelves(context.db)
  const owner = await putDemoOwner(context)
  const stages: Stage[] = []
  for (const products of sizes) {
    await step(`Growing to ${products} products and as many orders`, () => grow(context, products))
    const shop = await startMeasuredShop(database.config, port)
    try {
      const origin = `http://127.0.0.1:${port}`
      await step('Placing some orders', () => placeOrders(origin, context))
      const { token } = await openStaffSession(context, context.db, owner.id, 'bench')
      const times = await step(`Measuring at ${products} products`, () => measureCalls(origin, context, token))
      const counted = await countProducts(context.db, config.mainStoreId)
      stages.push({
        products: counted,
        orders: await countOrders(context.db),
        readySeconds: shop.readySeconds,
        megabytes: await shop.megabytes(),
        times,
      })
    } finally {
      await shop.stop()
    }
    await onStage(stages)
  }
  return stages
}

async function grow(context: Context, products: number): Promise<void> {
  const before = await countProducts(context.db, context.config.mainStoreId)
  await copyProducts(context, products)
  if (products > before) await copyOrders(context, products)
  await tidy(context.db)
}

/** Prints the figures of all sizes side by side; returns what falls short. */
export function reportGrowth(stages: Stage[]): string[] {
  const [first, last] = [stages[0], stages.at(-1)]
  if (!first || !last) return []
  const short: string[] = []
  const lines = Object.keys(first.times).map((name) => {
    const figures = stages.map(({ times }) => times[name]?.p50 ?? 0)
    const failed = stages.reduce((sum, { times }) => sum + (times[name]?.failed ?? 0), 0)
    const ratio = (last.times[name]?.p50 ?? 0) / (first.times[name]?.p50 || 1)
    const isSlow = name === 'change seen' ? (last.times[name]?.p95 ?? 0) > aims.changeMilliseconds : ratio > aims.growth
    if (isSlow || failed > 0) short.push(name)
    return [
      name,
      ...figures.map((one) => `${one} ms`),
      `×${ratio.toFixed(2)}`,
      failed > 0 ? `${failed} failed` : '',
      isSlow || failed > 0 ? 'SHORT' : 'met',
    ]
  })
  const own = (name: string, of: (stage: Stage) => number, unit: string, atMost: number) => {
    const isMet = of(last) <= atMost
    if (!isMet) short.push(name)
    return [name, ...stages.map((stage) => `${of(stage)} ${unit}`), '', '', isMet ? 'met' : 'SHORT']
  }
  lines.push(own('until ready', ({ readySeconds }) => readySeconds, 's', aims.readySeconds))
  lines.push(own('memory', ({ megabytes }) => megabytes.now, 'MB', aims.megabytes))
  lines.push(own('memory, peak', ({ megabytes }) => megabytes.peak, 'MB', aims.megabytes))
  const heads = ['p50', ...stages.map(({ products }) => products.toLocaleString('en')), 'growth', '', '']
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)))
  for (const line of [heads, ...lines]) {
    console.log(
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
  }
  return short
}
