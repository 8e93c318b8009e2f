import { readdir, readFile } from 'node:fs/promises'
import { freePort } from '../../../api/src/testing/free-port.ts'
import type { TestShop } from '../../../api/src/testing/test-shop.ts'
import { pieceToOrder } from '../../bench/piece.ts'
import { type ShopProcess, startShopProcess } from '../shop-process.ts'
import { openLoad } from './offered-load.ts'
import type { Goods } from './visitors.ts'

/** The duration of the overload: `LOAD_MINUTES` shortens it while a test is written. */
export const floodSeconds = Number(process.env['LOAD_MINUTES'] ?? 5) * 60

/** A shop in a process of its own on a test's database, with visitors in another. */
export async function startLoadedShop({ context }: TestShop, settings: Record<string, string> = {}) {
  const { databaseUrl, sessionSecret, dataDir, mainStoreId } = context.config
  const { variantId, courierId } = await pieceToOrder(context)
  const shop: ShopProcess = await startShopProcess(await freePort(), {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: sessionSecret,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    RECOGNITION: 'none',
    // Visitors have addresses of their own.
    TRUST_PROXY: '1',
    RATE_LIMIT_SCALE: '1000000',
    HOLD_SHARE_PERCENT: '100',
    LOG_LEVEL: 'error',
    ...settings,
  })
  const products = await context.db
    .selectFrom('product_index')
    .select('product_id')
    .where('store_id', '=', mainStoreId)
    .execute()
  const productIds = products.map(({ product_id }) => product_id)
  const goods: Goods = { storeId: mainStoreId, variantId, courierId, productIds }
  const load = await openLoad(shop.url, goods)
  const newcomers = await openLoad(shop.url, goods, 'few')
  const regulars = await openLoad(shop.url, goods, 'few')
  return {
    ...shop,
    load,
    /** Visitors of processes that are hardly loaded, so that their times are those of the shop. */
    newcomers,
    regulars,
    /** Of its memory, and of the system. */
    async held(): Promise<{ megabytes: number; handles: number }> {
      const status = await readFile(`/proc/${shop.pid}/status`, 'utf8')
      const megabytes = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
      return { megabytes, handles: (await readdir(`/proc/${shop.pid}/fd`)).length }
    },
    async stop() {
      load.stop()
      newcomers.stop()
      regulars.stop()
      return shop.stop()
    },
  }
}

export type LoadedShop = Awaited<ReturnType<typeof startLoadedShop>>
