import { type Config, directUrl, readConfig } from '../api/src/config.ts'
import { requireFreePort } from '../api/src/http/listen.ts'
import { openJobQueue } from '../api/src/jobs/queues.ts'
import { buildApps } from './app-builds.ts'
import { migrateWhenThere, openShopDatabase } from './database.ts'
import { type Lifetime, runCommand } from './lifetime.ts'
import { startProcesses } from './processes/primary.ts'
import { elapsed, note, step } from './progress.ts'

/** `npm start`: the shop with whatever data it has, in one process or in several that share its port. */
await runCommand(async (lifetime) => {
  const config = readConfig(process.env)
  await buildApps()
  await (config.webProcesses === 1 ? openOne(lifetime, config) : openSeveral(lifetime, config))
  note(`${config.publicUrl} is open (listening on ${config.host}:${config.port}, ready after ${elapsed()})`)
  await lifetime.untilStopRequested()
  note('Stopping')
})

async function openOne(lifetime: Lifetime, config: Config): Promise<void> {
  const { prepareShop } = await import('./shop.ts')
  const { sayWhenEmpty } = await import('./say-when-empty.ts')
  const shop = await lifetime.own(prepareShop(config, { mode: 'production', beforeOpening: sayWhenEmpty }))
  await shop.open()
}

/** This process only starts the others, and reads none of what they are made of. */
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
