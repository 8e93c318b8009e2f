import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionTo } from './hosts.ts'

export const ownMigrations = join(import.meta.dirname, '../../database/migrations')
// Any fixed number will do; it keeps two processes that start together from migrating at once.
export const migrationsLock = 7_210_018
const lockTries = 30

/** The migrations and the database do not fit each other; the message says how. */
export class MigrationError extends Error {}

type Migration = { number: number; name: string; sql: string; checksum: string }

/** Brings the database up to date, or up to a number, each file in a transaction of its own. Answers the names of those it ran. */
export async function migrate(
  databaseUrl: string,
  onProgress: (name: string) => void = () => {},
  folder: string = ownMigrations,
  upTo = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ number }) => number <= upTo)
  const client = new pg.Client({
    ...connectionTo(databaseUrl),
    connectionTimeoutMillis: 5000,
    application_name: 'fitout migrate',
  })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationsLock])
    const open = await findOpen(client, migrations)
    for (const migration of open) {
      onProgress(migration.name)
      await run(client, migration)
    }
    return open.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** What this release would run, in order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name, position) => {
      const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1])
      if (number !== position + 1)
        throw new MigrationError(`${name} should be migration ${position + 1}, named NNNN-name.sql.`)
      const sql = await readFile(join(folder, name), 'utf8')
      return { number, name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') }
    }),
  )
}

/** Migrations that only a newer release knows are left alone, so that a release can be taken back. */
async function findOpen(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  await client.query(`create table if not exists migrations (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<{ number: number; checksum: string }>('select number, checksum from migrations')
  const applied = new Map(rows.map((row) => [row.number, row.checksum]))
  for (const { number, name, checksum } of migrations) {
    if (applied.has(number) && applied.get(number) !== checksum) {
      throw new Error(
        `Migration ${name} has changed since this database ran it. Undo the change and add a new migration.`,
      )
    }
  }
  return migrations.filter(({ number }) => !applied.has(number))
}

/** Waits for a busy table a second at a time, so that the queue behind it never stands for long. */
async function run(client: pg.Client, { number, name, sql, checksum }: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query("begin; set local lock_timeout = '1s'")
      await client.query(sql)
      await client.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', [
        number,
        name,
        checksum,
      ])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback').catch(() => {})
      const { code, message } = error as { code?: string; message: string }
      if (code !== '55P03' || attempt === lockTries)
        throw new MigrationError(`Migration ${name}: ${message}`, { cause: error })
      await pause(1000)
    }
  }
}
