import { readConfig } from '../api/src/config.ts'
import { createContext } from '../api/src/context.ts'
import { checkInvariants } from '../api/src/database/invariants.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { openShopDatabase } from './database.ts'
import { runCommand } from './lifetime.ts'
import { note } from './progress.ts'

const shownRows = 10

/** `npm run db:invariants`: what must always hold, of the database as it is; ends with 1 when something does not. */
await runCommand(async (lifetime) => {
  const database = await lifetime.own(openShopDatabase(readConfig(process.env), { mayShare: true, onProgress: note }))
  await migrate(database.config.databaseUrl)
  const context = await lifetime.own(createContext(database.config))
  const results = await checkInvariants(context.db)
  for (const { name, meaning, rows } of results) {
    console.log(`${rows.length === 0 ? 'pass' : 'FAIL'}  ${name}: ${meaning}`)
    for (const row of rows.slice(0, shownRows)) console.log(`        ${JSON.stringify(row)}`)
    if (rows.length > shownRows) console.log(`        and ${rows.length - shownRows} more`)
  }
  const failed = results.filter(({ rows }) => rows.length > 0).length
  console.log(`\n${results.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
})
