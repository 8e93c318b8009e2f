import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { isDemo } from '../api/database/seed/seed.ts'
import { directUrl, readConfig } from '../api/src/config.ts'
import { createContext } from '../api/src/context.ts'
import { ArchiveFault } from '../api/src/database/backup/archive-fault.ts'
import { clearDatabase } from '../api/src/database/backup/clear-database.ts'
import { connectionTo } from '../api/src/database/hosts.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { countOwnStaff } from '../api/src/features/staff/demo-owner.ts'
import { openShopDatabase } from './database.ts'
import { PlainError, runCommand } from './lifetime.ts'
import { note, step } from './progress.ts'

/** The contents of the data folder that belong to a shop, besides its database. */
const folders = ['storage', 'incoming', 'mail', 'sms']

/** `npm run throw-away-demo`: removes the demo with all data entered in it, so that the next start sets up a shop. */
await runCommand(async (lifetime) => {
  const { values } = parseArgs({ options: { 'with-staff': { type: 'boolean' } } })
  const config = readConfig(process.env)
  const database = await lifetime.own(openShopDatabase(config, { onProgress: note }))
  const url = directUrl(database.config)
  await migrate(url)
  const context = await createContext(database.config)
  try {
    if (!(await isDemo(context)))
      throw new PlainError('There is no demo here. A shop of a studio is never thrown away.')
    const staff = await countOwnStaff(context.db)
    if (staff > 0 && !values['with-staff']) {
      throw new PlainError(
        `${staff} of the staff are not the demo’s: people may be at work here.\n` +
          'If it goes all the same: npm run throw-away-demo -- --with-staff',
      )
    }
  } finally {
    await context.stop()
  }
  await step('Taking the demo away', () => dropTables(url))
  for (const folder of folders) await rm(join(config.dataDir, folder), { recursive: true, force: true })
  if (config.s3Bucket) note(`Its files in the bucket ${config.s3Bucket} stay: empty it yourself`)
  note('The demo is gone. npm start sets up a shop of your own')
})

async function dropTables(url: string): Promise<void> {
  const client = new pg.Client({ ...connectionTo(url), application_name: 'fitout throw-away-demo' })
  await client.connect()
  try {
    await clearDatabase(client, true)
  } catch (error) {
    throw error instanceof ArchiveFault ? new PlainError(error.message) : error
  } finally {
    await client.end()
  }
}
