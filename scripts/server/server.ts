import { type Config, directUrl, readConfig } from '../../api/src/config.ts'
import { requireFreePort } from '../../api/src/http/listen.ts'
import { openJobQueue } from '../../api/src/jobs/queues.ts'
import { migrateWhenThere, openShopDatabase } from '../database.ts'
import { type Lifetime, runService } from '../lifetime.ts'
import { openPart } from '../processes/part.ts'
import { startProcesses } from '../processes/primary.ts'
import { elapsed, note, step } from '../progress.ts'
import { nameSourcesInStacks } from './stacks.ts'

nameSourcesInStacks()

/** Runs the shop with its data, in one process or in several that share its port. */
export const serve = () =>
  runService(async (lifetime) => {
    const config = readConfig(process.env)
    await (config.webProcesses === 1 ? openOne(lifetime, config) : openSeveral(lifetime, config))
    note(`${config.publicUrl} is open (listening on ${config.host}:${config.port}, ready after ${elapsed()})`)
    await lifetime.untilStopRequested()
    note('Stopping')
  })

async function openOne(lifetime: Lifetime, config: Config): Promise<void> {
  const { prepareShop } = await import('../shop.ts')
  const { sayWhenEmpty } = await import('../say-when-empty.ts')
  const shop = await lifetime.own(prepareShop(config, { mode: 'production', beforeOpening: sayWhenEmpty }))
  await shop.open()
}

/** This process only starts the others, and loads none of their modules. */
async function openSeveral(lifetime: Lifetime, config: Config): Promise<void> {
  await requireFreePort(config)
  const opening = lifetime.own(openShopDatabase(config, { address: config.publicUrl, onProgress: note }))
  opening.catch(() => undefined)
  const processes = await lifetime.own(startProcesses(config))
  const ready = (await opening).config
  await step('Bringing the database up to date', async () => {
    await migrateWhenThere(directUrl(ready))
    const queue = await openJobQueue(directUrl(ready), () => undefined)
    await queue.stop()
  })
  await processes.begin({ databaseUrl: ready.databaseUrl, sessionSecret: ready.sessionSecret })
}

/** One of several processes. */
export const servePart = () =>
  runService(async (lifetime) => {
    const { SHOP_PART: name = '', SHOP_PART_BEGINS: begins } = process.env
    const config = readConfig(process.env)
    const part = openPart(name, begins === 'first')
    if (name === 'jobs') {
      const { prepareWorker } = await import('../worker-process.ts')
      const worker = await lifetime.own(prepareWorker(config, part))
      await worker.open()
    } else {
      const { prepareShop } = await import('../shop.ts')
      const { sayWhenEmpty } = await import('../say-when-empty.ts')
      const options = { mode: 'production', part, ...(part.leads && { beforeOpening: sayWhenEmpty }) } as const
      const shop = await lifetime.own(prepareShop(config, options))
      await shop.open()
    }
    await lifetime.untilStopRequested()
  })

/** Runs only the jobs of a shop whose other processes have JOBS=elsewhere. */
export const work = () =>
  runService(async (lifetime) => {
    const { prepareWorker } = await import('../worker-process.ts')
    const worker = await lifetime.own(prepareWorker(readConfig(process.env)))
    await worker.open()
    note(`The jobs of the shop run here (after ${elapsed()})`)
    await lifetime.untilStopRequested()
    note('Stopping')
  })

/** Loads what the processes run, and starts nothing. */
export const readParts = () =>
  Promise.all([import('../shop.ts'), import('../say-when-empty.ts'), import('../worker-process.ts')])
