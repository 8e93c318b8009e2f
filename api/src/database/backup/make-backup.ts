import pg from 'pg'
import { to } from 'pg-copy-streams'
import type { Storage } from '../../adapters/storage/port.ts'
import { backupLock } from '../backup-lock.ts'
import { awaitMigrations } from '../migrate.ts'
import { type ArchiveWriter, writeArchive } from './archive.ts'
import { ArchiveFault } from './archive-fault.ts'
import { listStoredFiles } from './stored-files.ts'
import { type CopiedTable, listCopiedTables, portableValues, quotedColumns, quotedName } from './tables.ts'
import { connectionTo } from '../hosts.ts'

/** The first entry of a backup. */
export type BackupHead = {
  format: 1
  madeAt: string
  /** The schema of the tables: the migrations that had run. */
  migrations: { number: number; name: string; checksum: string }[]
  tables: CopiedTable[]
  /** The last value of each sequence; null if unused. */
  sequences: { name: string; last: string | null }[]
}

export type BackupOptions = {
  databaseUrl: string
  storage: Storage
  /** The public keys to encrypt for; none for an unencrypted backup. */
  recipients: readonly string[]
  /** The backup counts only once this has resolved. */
  whenWritten: () => Promise<void>
}

export type MadeBackup = { madeAt: Date; files: number; bytes: number; missing: string[] }

/** A backup older than this is overdue. */
const lateAfterSeconds = 26 * 3600

/**
 * Writes a consistent snapshot of the database and the files that its rows refer to, and records that it has done so. The
 * shop keeps running: its sweeps remove nothing until the end, and migrations wait.
 */
export async function makeBackup(
  path: string,
  { databaseUrl, storage, recipients, whenWritten }: BackupOptions,
): Promise<MadeBackup> {
  const client = new pg.Client({ ...connectionTo(databaseUrl), application_name: 'fitout backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(portableValues)
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [backupLock])
    if (!rows[0]?.mine) throw new ArchiveFault('Another backup of this shop is running.')
    await awaitMigrations(client, 'pg_try_advisory_lock_shared')
    await client.query('begin transaction isolation level repeatable read read only')
    const archive = writeArchive(path, recipients)
    const made = await write(client, archive, storage).catch(async (error: unknown) => {
      await archive.giveUp()
      throw error
    })
    await client.query('commit')
    await whenWritten()
    await client.query(
      `insert into scheduled_jobs (name, late_after_seconds, last_at) values ('backup', $1, $2)
       on conflict (name) do update set late_after_seconds = excluded.late_after_seconds, last_at = excluded.last_at`,
      [lateAfterSeconds, made.madeAt],
    )
    return made
  } finally {
    await client.end()
  }
}

async function write(client: pg.Client, archive: ArchiveWriter, storage: Storage): Promise<MadeBackup> {
  const head = await readHead(client)
  await archive.add('head.json', Buffer.from(JSON.stringify(head)))
  for (const table of head.tables) {
    const rows = client.query(to(copyOut(client, table)))
    await archive.addParts(`database/${table.schema}.${table.name}`, rows)
  }
  let files = 0
  const missing: string[] = []
  for await (const keys of listStoredFiles(client)) {
    if (await addFile(archive, storage, keys)) files += 1
    else if (missing.push(keys.join(' or ')) > 1000) throw new ArchiveFault(tooMany(missing))
  }
  const { bytes } = await archive.finish()
  return { madeAt: new Date(head.madeAt), files, bytes, missing }
}

async function readHead(client: pg.Client): Promise<BackupHead> {
  const { rows: migrations } = await client.query<BackupHead['migrations'][number]>(
    'select number, name, checksum from migrations order by number',
  )
  const { rows: sequences } = await client.query<BackupHead['sequences'][number]>(
    `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = 'public'`,
  )
  const { rows } = await client.query<{ at: Date }>('select now() as at')
  const madeAt = (rows[0]?.at ?? new Date()).toISOString()
  return { format: 1, madeAt, migrations, tables: await listCopiedTables(client), sequences }
}

function copyOut(client: pg.Client, table: CopiedTable): string {
  const where = table.where ? ` where ${table.where}` : ''
  return `copy (select ${quotedColumns(client, table)} from ${quotedName(client, table)}${where}) to stdout`
}

async function addFile(archive: ArchiveWriter, storage: Storage, keys: string[]): Promise<boolean> {
  for (const key of keys) {
    const found = await storage.find(key)
    if (!found) continue
    await archive.addStream(`files/${key}`, found.size, found.stream())
    return true
  }
  return false
}

function tooMany(missing: string[]): string {
  return `More than ${missing.length - 1} files are missing, such as ${missing[0]}: is DATA_DIR the right one?`
}
