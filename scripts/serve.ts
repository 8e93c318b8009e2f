import { readConfig } from '../api/src/config.ts'
import type { Context } from '../api/src/context.ts'
import { renewSetupCode } from '../api/src/features/setup/setup-service.ts'
import { setupPath } from '../contract/src/storefront-paths.ts'
import { runCommand } from './lifetime.ts'
import { elapsed, note } from './progress.ts'
import { prepareShop } from './shop.ts'
import { buildApps } from './app-builds.ts'

/** An empty shop is set up at its address, by who reads this. */
async function sayWhenEmpty(context: Context): Promise<void> {
  if (await context.isSetUp()) return
  const code = await renewSetupCode(context)
  console.log(`
This shop is empty. Set it up at its address:

  ${context.config.publicUrl}${setupPath}#${code}
  Code   ${code}

The code serves once, until the next start. Give it to nobody but the owner.
(\`npm run seed\` fills in the demo company instead.)
`)
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
