import { readConfig } from '../../api/src/config.ts'
import { ageProductIndex } from '../../api/src/testing/former-product-index.ts'
import { freePort } from '../../api/src/testing/free-port.ts'
import { runService } from '../lifetime.ts'
import { seedOnce } from '../seeding.ts'
import { prepareShop } from '../shop.ts'

/** A production shop with the demo data, with product pages written by a former release. */
await runService(async (lifetime) => {
  const config = readConfig({ ...process.env, PORT: String(await freePort()) })
  const shop = await lifetime.own(
    prepareShop(config, {
      mode: 'production',
      beforeOpening: async (context) => {
        await seedOnce(context)
        await ageProductIndex(context.db)
      },
    }),
  )
  await shop.open()
  console.log(`Open at ${shop.url}`)
  await lifetime.untilStopRequested()
})
