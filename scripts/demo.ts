import { readConfig } from '../api/src/config.ts'
import { findHolder, DataFolderTaken } from '../api/src/database/embedded/data-folder-lock.ts'
import { runService } from './lifetime.ts'
import { elapsed, note } from './progress.ts'
import { type DemoPeople, putDemoPeople, seedOnce } from './seeding.ts'
import { prepareShop } from './shop.ts'
import { buildApps } from './app-builds.ts'
import { builds } from './builds.ts'
import { visitorGuide } from './visitor-guide.ts'

/** `npm run demo`: from nothing to an open shop with demo data. */
await runService(async (lifetime) => {
  const config = readConfig(process.env)
  const holder = config.databaseUrl ? undefined : await findHolder(config.dataDir)
  if (holder) throw new DataFolderTaken(config.dataDir, holder)
  console.log(`\nFitout: opening the demo shop (data in ${config.dataDir})\n`)
  // It runs from its sources.
  await buildApps({ needed: [builds.storefront, builds.admin] })
  let people: DemoPeople | undefined
  const shop = await lifetime.own(
    prepareShop(config, {
      mode: 'production',
      beforeOpening: async (context) => {
        await seedOnce(context)
        people = await putDemoPeople(context)
      },
    }),
  )
  await shop.open()
  note(`Ready after ${elapsed()}`)
  if (people) console.log(visitorGuide(config, people))
  await lifetime.untilStopRequested()
  console.log('\nStopping')
})
