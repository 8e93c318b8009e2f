import { readConfig } from '../api/src/config.ts'
import { runCommand } from './lifetime.ts'
import { elapsed, note } from './progress.ts'
import { prepareShop } from './shop.ts'
import { buildStorefront } from './storefront-build.ts'

/** `npm start`: the shop with whatever data it has. */
await runCommand(async (lifetime) => {
  const config = readConfig(process.env)
  await buildStorefront()
  const shop = await lifetime.own(prepareShop(config, { mode: 'production' }))
  await shop.open()
  note(`${config.publicUrl} is open (listening on ${config.host}:${config.port}, ready after ${elapsed()})`)
  await lifetime.untilToldToStop()
  note('Stopping')
})
