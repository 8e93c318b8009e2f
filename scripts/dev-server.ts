import { readConfig } from '../api/src/config.ts'
import { runService } from './lifetime.ts'
import { elapsed, note } from './progress.ts'
import { prepareShop } from './shop.ts'

// Started repeatedly by `npm run dev`; not a command of its own.
await runService(async (lifetime) => {
  const config = readConfig(process.env)
  const shop = await lifetime.own(prepareShop(config, { mode: 'development' }))
  await shop.open()
  note(`${config.publicUrl} is open (${elapsed()}); changes show by themselves`)
  await lifetime.untilStopRequested()
})
