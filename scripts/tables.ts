import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../api/src/database/embedded/embedded.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { PlainError, runCommand } from './lifetime.ts'
import { note } from './progress.ts'
import { runTool } from './tools.ts'

/** `npm run tables`: writes api/database/tables.ts anew, from a fresh database with all migrations. */
await runCommand(async (lifetime) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fitout-tables-'))
  const database = await lifetime.own(startEmbedded({ dataDir, isDurable: false }))
  await migrate(database.url)
  const { code, output } = await runTool(
    'kysely-codegen',
    ['--config-file', 'kysely-codegen.json', '--url', database.url],
    { folder: 'api' },
  )
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
  if (code !== 0) throw new PlainError(output)
  note('api/database/tables.ts is up to date')
})
