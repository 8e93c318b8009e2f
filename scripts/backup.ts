import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openStorage } from '../api/src/adapters/storage/open-storage.ts'
import { directUrl, readConfig } from '../api/src/config.ts'
import { makeBackup } from '../api/src/database/backup/make-backup.ts'
import { newKeyPair } from '../api/src/database/backup/encryption.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { openShopDatabase } from './database.ts'
import { type Lifetime, PlainError, runCommand } from './lifetime.ts'
import { elapsed, note } from './progress.ts'

const shownMissing = 10
const named = /^fitout-\d{8}T\d{6}Z\.tar(\.age)?$/

/** 3 a.m. in Hong Kong. */
const hourOfNight = 19
const day = 86_400_000

/**
 * `npm run backup`: backs up database and files of one moment into one file; `-- --each-night` repeats it nightly, where no
 * scheduler is available; `-- --new-key` creates a key pair instead.
 */
await runCommand(async (lifetime) => {
  const wants = readArguments()
  if (wants['each-night']) return eachNight(lifetime)
  if (wants['new-key']) {
    const { recipient, identity } = await newKeyPair()
    console.log(`BACKUP_RECIPIENTS=${recipient}\nBACKUP_IDENTITY=${identity}`)
    console.log('\nThe shop gets the first. Keep the second elsewhere: without it no backup can be opened again.')
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
  for (const key of made.missing.slice(0, shownMissing)) note(`Missing before the backup: ${key}`)
  if (made.missing.length > shownMissing) note(`and ${made.missing.length - shownMissing} more`)
  await removeOlder(folder, config.backupKeep)
})

function readArguments() {
  try {
    return parseArgs({ options: { 'new-key': { type: 'boolean' }, 'each-night': { type: 'boolean' } } }).values
  } catch {
    throw new PlainError('Use it as: npm run backup, npm run backup -- --each-night, or npm run backup -- --new-key')
  }
}

/**
 * Runs each backup in a process of its own: a failure does not end the others, and the shop reports how old the last good
 * backup is.
 */
async function eachNight(lifetime: Lifetime): Promise<never> {
  let running: ChildProcess | undefined
  await lifetime.own({ stop: async () => void running?.kill() })
  for (;;) {
    const past = (Date.now() - hourOfNight * 3_600_000) % day
    note(`The next backup is made at ${new Date(Date.now() + day - past).toISOString()}`)
    await pause(day - past)
    running = spawn(process.execPath, [import.meta.filename], { stdio: 'inherit' })
    await once(running, 'exit')
  }
}

async function removeOlder(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => named.test(name)).toSorted()
  for (const name of names.slice(0, -keep)) await rm(join(folder, name))
}

function inMiB(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`
}
