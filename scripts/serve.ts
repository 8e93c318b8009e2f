import { isSeeded } from '../api/database/seed/seed.ts'
import { readConfig } from '../api/src/config.ts'
import type { Context } from '../api/src/context.ts'
import { runCommand } from './lifetime.ts'
import { elapsed, note } from './progress.ts'
import { prepareShop } from './shop.ts'
import { buildApps } from './app-builds.ts'

async function sayWhenEmpty(context: Context): Promise<void> {
  if (!(await isSeeded(context))) note('This shop is empty: `npm run seed` fills in the demo company.')
}

/** `npm start`: the shop with whatever data it has. */
await runCommand(async (lifetime) => {
  const config = readConfig(process.env)
  await buildApps()
  const shop = await lifetime.own(prepareShop(config, { mode: 'production', beforeOpening: sayWhenEmpty }))
  await shop.open()
  note(`${config.publicUrl} is open (listening on ${config.host}:${config.port}, ready after ${elapsed()})`)
  await lifetime.untilToldToStop()
  note('Stopping')
})
