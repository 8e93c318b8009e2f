import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openStorage } from '../api/src/adapters/storage/open-storage.ts'
import { directUrl, readConfig } from '../api/src/config.ts'
import { makeBackup } from '../api/src/database/backup/make-backup.ts'
import { newKeyPair } from '../api/src/database/backup/encryption.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { openShopDatabase } from './database.ts'
import { PlainError, runCommand } from './lifetime.ts'
import { elapsed, note } from './progress.ts'

const shownMissing = 10
const named = /^fitout-\d{8}T\d{6}Z\.tar(\.age)?$/

/** `npm run backup`: database and files of one moment, as one file; `-- --new-key` makes a pair of keys instead. */
await runCommand(async (lifetime) => {
  if (wantsNewKey()) {
    const { recipient, identity } = await newKeyPair()
    console.log(`BACKUP_RECIPIENTS=${recipient}\nBACKUP_IDENTITY=${identity}`)
    console.log('\nThe shop gets the first. Keep the second elsewhere: without it no back-up can be opened again.')
    return
  }
  const config = readConfig(process.env)
  const database = await lifetime.own(openShopDatabase(config, { mayShare: true, onProgress: note }))
  await migrate(directUrl(database.config))
  const folder = resolve(config.backupDir ?? join(config.dataDir, 'backups'))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const ending = config.backupRecipients.length > 0 ? '.tar.age' : '.tar'
  const path = join(folder, `fitout-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}${ending}`)
  const partial = `${path}.partial`
  await lifetime.own({ stop: () => rm(partial, { force: true }) })
  const made = await makeBackup(partial, {
    databaseUrl: directUrl(database.config),
    storage: await openStorage(config),
    recipients: config.backupRecipients,
    whenWritten: () => rename(partial, path),
  })
  note(`${path}: the shop of ${made.madeAt.toISOString()}, ${made.files} files, ${inMiB(made.bytes)}, in ${elapsed()}`)
  if (ending === '.tar') note('It is not encrypted; BACKUP_RECIPIENTS changes that.')
  for (const key of made.missing.slice(0, shownMissing)) note(`Missing before the back-up: ${key}`)
  if (made.missing.length > shownMissing) note(`and ${made.missing.length - shownMissing} more`)
  await removeOlder(folder, config.backupKeep)
})

function wantsNewKey(): boolean {
  try {
    return parseArgs({ options: { 'new-key': { type: 'boolean' } } }).values['new-key'] === true
  } catch {
    throw new PlainError('Use it as: npm run backup, or npm run backup -- --new-key')
  }
}

async function removeOlder(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => named.test(name)).toSorted()
  for (const name of names.slice(0, -keep)) await rm(join(folder, name))
}

function inMiB(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`
}
