import { type Config, directUrl } from '../api/src/config.ts'
import { type Context, createContext } from '../api/src/context.ts'
import { logFailure } from '../api/src/log-failure.ts'
import { answerForMeasures, startMetricsServer } from '../api/src/metrics/serve-metrics.ts'
import { startWorker } from '../api/src/worker.ts'
import { migrateWhenThere, type OpenDatabase, openShopDatabase } from './database.ts'
import type { Running } from './lifetime.ts'
import type { Part } from './processes/part.ts'
import { note, step } from './progress.ts'

/** The jobs of the shop in a process of their own. */
export function prepareWorker(config: Config, part?: Part): Running & { open: () => Promise<void> } {
  let database: OpenDatabase | undefined
  let context: Context | undefined
  let worker: Running | undefined
  let metrics: Running | undefined

  async function findDatabase() {
    if (part) return { ...config, ...(await part.prepared) }
    const found = await openShopDatabase(config, { mayShare: true, onProgress: note })
    database = found
    await step('Bringing the database up to date', () => migrateWhenThere(directUrl(found.config)))
    return found.config
  }

  return {
    async open() {
      const made = await createContext(await findDatabase(), { ...(part && { siblings: part.siblings }) })
      context = made
      process.on('unhandledRejection', (error) => logFailure(made.log, error, 'unhandled rejection'))
      if (part) answerForMeasures(made, part.siblings)
      else metrics = await startMetricsServer(made)
      worker = await startWorker(made)
      await part?.open()
    },
    async stop() {
      await worker?.stop()
      await context?.stop()
      await metrics?.stop()
      await database?.stop()
    },
  }
}
