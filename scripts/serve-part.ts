import { readConfig } from '../api/src/config.ts'
import { runCommand } from './lifetime.ts'
import { openPart } from './processes/part.ts'
import { sayWhenEmpty } from './say-when-empty.ts'

// What `npm start` starts several times; not a command of its own.
await runCommand(async (lifetime) => {
  const { SHOP_PART: name = '', SHOP_PART_BEGINS: begins } = process.env
  const config = readConfig(process.env)
  const part = openPart(name, begins === 'first')
  if (name === 'jobs') {
    const { prepareWorker } = await import('./worker-process.ts')
    const worker = await lifetime.own(prepareWorker(config, part))
    await worker.open()
  } else {
    const { prepareShop } = await import('./shop.ts')
    const options = { mode: 'production', part, ...(part.leads && { beforeOpening: sayWhenEmpty }) } as const
    const shop = await lifetime.own(prepareShop(config, options))
    await shop.open()
  }
  await lifetime.untilStopRequested()
})
