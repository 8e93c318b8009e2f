import { access, constants } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openStorage } from '../api/src/adapters/storage/open-storage.ts'
import { directUrl, readConfig } from '../api/src/config.ts'
import { ArchiveFault } from '../api/src/database/backup/archive-fault.ts'
import { findMissingFiles } from '../api/src/database/backup/missing-files.ts'
import { restoreBackup } from '../api/src/database/backup/restore-backup.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { openShopDatabase } from './database.ts'
import { reportInvariants } from './invariants-report.ts'
import { PlainError, runCommand } from './lifetime.ts'
import { elapsed, note } from './progress.ts'

/** `npm run restore -- file`: restores a backup into an empty database, or with `--replace` over existing data. */
await runCommand(async (lifetime) => {
  const { file, replaces } = readArguments()
  await access(file, constants.R_OK).catch(() => {
    throw new PlainError(`The file "${file}" cannot be read.`)
  })
  const config = readConfig(process.env)
  const database = await lifetime.own(openShopDatabase(config, { onProgress: note }))
  const databaseUrl = directUrl(database.config)
  const storage = await openStorage(config)
  const identity = config.backupIdentity
  const head = await restoreBackup(file, { databaseUrl, storage, identity, replaces, onProgress: note }).catch(
    (error: unknown) => {
      throw error instanceof ArchiveFault ? new PlainError(error.message) : error
    },
  )
  await migrate(databaseUrl)
  const failed = await reportInvariants(lifetime, database.config)
  const missing = await findMissingFiles(databaseUrl, storage)
  for (const key of missing.slice(0, 10)) console.log(`FAIL  file missing: ${key}`)
  console.log(`${missing.length === 0 ? 'pass' : 'FAIL'}  files: what a row names is there (${missing.length} missing)`)
  note(`The shop of ${head.madeAt} is back after ${elapsed()}`)
  return failed + missing.length > 0 ? 1 : 0
})

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
    const [file, ...others] = positionals
    if (file !== undefined && others.length === 0) return { file, replaces: values.replace === true }
  } catch {
    // Reported below.
  }
  throw new PlainError('Use it as: npm run restore -- fitout-20260101T000000Z.tar [--replace]')
}
