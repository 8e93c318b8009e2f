import { directUrl, readConfig } from '../api/src/config.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { openShopDatabase } from './database.ts'
import { reportInvariants } from './invariants-report.ts'
import { runCommand } from './lifetime.ts'
import { note } from './progress.ts'

/** `npm run db:invariants`: checks the invariants of the database; exits with 1 when one is violated. */
await runCommand(async (lifetime) => {
  const database = await lifetime.own(openShopDatabase(readConfig(process.env), { mayShare: true, onProgress: note }))
  await migrate(directUrl(database.config))
  return (await reportInvariants(lifetime, database.config)) > 0 ? 1 : 0
})
