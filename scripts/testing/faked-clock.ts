import { readConfig } from '../../api/src/config.ts'
import { type Context, createContext } from '../../api/src/context.ts'
import { openShopDatabase } from '../database.ts'

const dayMilliseconds = 86_400_000

/** Does what the running shop of a data folder would do this many days from now: the same database, a faked clock. */
export async function inDays(dataDir: string, days: number, work: (context: Context) => Promise<void>): Promise<void> {
  const { config, stop } = await openShopDatabase(readConfig({ DATA_DIR: dataDir }), { mayShare: true })
  const now = () => new Date(Date.now() + days * dayMilliseconds)
  const clock = { now, seconds: () => Math.floor(now().getTime() / 1000) }
  const context = await createContext({ ...config, recognition: 'none' }, { clock })
  try {
    await work(context)
  } finally {
    await context.stop()
    await stop()
  }
}
