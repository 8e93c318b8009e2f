import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tableTypes } from '../api/scripts/table-types.ts'
import { startEmbedded } from '../api/src/database/embedded/embedded.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { runCommand } from './lifetime.ts'
import { note } from './progress.ts'
import { projectRoot } from './tools.ts'

/** `npm run tables`: regenerates api/database/tables.ts, from a fresh database with all migrations. */
await runCommand(async (lifetime) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fitout-tables-'))
  const database = await lifetime.own(startEmbedded({ dataDir, isDurable: false }))
  try {
    await migrate(database.url)
    await writeFile(join(projectRoot, 'api/database/tables.ts'), await tableTypes(database.url))
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  note('api/database/tables.ts is up to date')
})
