import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { typeOfKey } from '../../adapters/storage/object-types.ts'
import type { Storage } from '../../adapters/storage/port.ts'
import { openJobQueue } from '../../jobs/queues.ts'
import { migrate } from '../migrate.ts'
import { ownMigrations, readMigrations } from '../migration-files.ts'
import { checkArchive, readArchive, unzipped, whole } from './archive.ts'
import { ArchiveFault } from './archive-fault.ts'
import type { BackupHead } from './make-backup.ts'
import { clearDatabase } from './clear-database.ts'
import { dropIndexes } from './table-indexes.ts'
import { type CopiedTable, listCopiedTables, portableValues, quotedColumns, quotedName } from './tables.ts'
import { connectionTo } from '../hosts.ts'

export type RestoreOptions = {
  databaseUrl: string
  storage: Storage
  /** The key that decrypts the backup. */
  identity: string | undefined
  /** Drops the current content of the database. */
  replaces: boolean
  onProgress: (sentence: string) => void
}

/**
 * Restores a backup into an empty database, and its files into the storage. Everything is read and verified first; the
 * rows are inserted in one transaction, with constraints checked at its end. Throws `ArchiveFault`.
 */
export async function restoreBackup(path: string, options: RestoreOptions): Promise<BackupHead> {
  const { databaseUrl, storage, identity, replaces, onProgress } = options
  const seal = await checkArchive(path, identity)
  onProgress(`Every checksum of ${seal.entries} entries is right`)
  const client = new pg.Client({ ...connectionTo(databaseUrl), application_name: 'fitout restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(portableValues)
    const entries = readArchive(path, identity)
    const first = await entries.next()
    if (first.done || first.value.name !== 'head.json') throw new ArchiveFault(`${path} is no backup of a shop.`)
    const head = JSON.parse((await whole(first.value.content)).toString()) as BackupHead
    await requireKnown(head)
    await clearDatabase(client, replaces)
    // The schema of that time; later migrations run once the rows are inserted.
    await migrate(databaseUrl, () => {}, ownMigrations, head.migrations.at(-1)?.number ?? 0)
    const queue = await openJobQueue(databaseUrl, () => {})
    await queue.stop()
    const present = await listCopiedTables(client)
    const foreign = head.tables.filter((table) => !present.some((other) => keyOf(other) === keyOf(table))).map(keyOf)
    if (foreign.length > 0) onProgress(`Left out, as no release of Fitout created them: ${foreign.join(', ')}`)
    const tables = head.tables.filter((table) => !foreign.includes(keyOf(table)))
    await client.query('begin')
    const tie = await dropChecks(client, { ...head, tables })
    const build = await dropIndexes(client)
    await bringIn(storage, entries, rowsInto(client, tables, present), new Set(foreign))
    onProgress('Building indexes')
    await client.query(`set local maintenance_work_mem = '256MB'`)
    for (const statement of build) await client.query(statement)
    onProgress('Tying the rows to one another')
    for (const statement of tie) await client.query(statement)
    await client.query('commit')
    await client.query('analyze')
    return head
  } finally {
    await client.end()
  }
}

/** Throws if this release cannot build the tables of the backup. */
async function requireKnown({ migrations }: BackupHead): Promise<void> {
  const here = new Map((await readMigrations(ownMigrations)).map(({ number, checksum }) => [number, checksum]))
  const other = migrations.find(({ number, checksum }) => here.get(number) !== checksum)
  if (!other) return
  throw new ArchiveFault(
    `This release does not know ${other.name} of the backup. Restore it with the one that made it.`,
  )
}

/**
 * Empties the tables, which migrations may have filled, and drops constraints and triggers. Returns the statements that
 * restore them.
 */
async function dropChecks(client: pg.Client, head: BackupHead): Promise<string[]> {
  const { rows } = await client.query<{ loose: string; tie: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as loose,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as tie
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
  const own = head.tables.filter(({ schema }) => schema === 'public')
  const names = own.map((table) => quotedName(client, table))
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  for (const { loose } of rows) await client.query(loose)
  return [
    ...rows.map(({ tie }) => tie),
    ...names.map((name) => `alter table ${name} enable trigger user`),
    ...head.sequences.flatMap(({ name, last }) =>
      last === null ? [] : [`select setval(${client.escapeLiteral(name)}, ${client.escapeLiteral(last)})`],
    ),
  ]
}

type Entries = ReturnType<typeof readArchive>
type Rows = ReturnType<typeof rowsInto>

const keyOf = ({ schema, name }: CopiedTable) => `${schema}.${name}`

async function bringIn(storage: Storage, entries: Entries, rows: Rows, foreign: ReadonlySet<string>): Promise<void> {
  for await (const { name, content } of entries) {
    const [, place = '', rest = ''] = /^(\w+)\/(.+)$/.exec(name) ?? []
    if (place === 'database') {
      const key = rest.slice(0, rest.lastIndexOf('/'))
      const part = await unzipped(content)
      if (!foreign.has(key)) await rows.add(key, part)
    } else await rows.end()
    if (place === 'files') await (await storage.receive(content)).keepAs(rest, typeOfKey(rest))
  }
  await rows.end()
}

/** The rows of a table arrive in parts that may end within a row. */
function rowsInto(client: pg.Client, own: CopiedTable[], present: CopiedTable[]) {
  const known = new Map(present.map((table) => [keyOf(table), table.columns]))
  const tables = new Map(own.map((table) => [keyOf(table), table]))
  let current: { key: string; copy: ReturnType<typeof from>; done: Promise<void> } | undefined

  function begin(key: string) {
    const table = tables.get(key)
    const absent = table?.columns.filter((column) => !known.get(key)?.includes(column)) ?? ['any']
    if (!table || absent.length > 0) throw new ArchiveFault(`${key} of the backup does not fit: ${absent.join(', ')}.`)
    const copy = client.query(from(`copy ${quotedName(client, table)} (${quotedColumns(client, table)}) from stdin`))
    const done = finished(copy)
    done.catch(() => {})
    return { key, copy, done }
  }
  async function end(): Promise<void> {
    current?.copy.end()
    await current?.done
    current = undefined
  }
  return {
    end,
    async add(key: string, part: Buffer): Promise<void> {
      if (current?.key !== key) await end()
      current ??= begin(key)
      const { copy, done } = current
      if (!copy.write(part)) await Promise.race([once(copy, 'drain'), done])
    },
  }
}
