import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionTo } from './hosts.ts'
import { type Migration, MigrationError, ownMigrations, readMigrations } from './migration-files.ts'
import { misfitOf } from './server-fits.ts'

// An arbitrary number; the lock keeps two processes that start together from migrating at once.
const migrationsLock = 7_210_018
const lookMilliseconds = 200
const lockTries = 30

/** Brings the database up to date, or up to a number. Returns the names of the migrations it ran. */
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
    const misfit = await misfitOf(client)
    if (misfit) throw new MigrationError(`${misfit.wrong} ${misfit.mend}`)
    await awaitMigrations(client, 'pg_try_advisory_lock')
    const ran: string[] = []
    for (let open = await findOpen(client, migrations); open[0]; open = await findOpen(client, migrations)) {
      const [next] = open
      onProgress(next.name)
      const isDone = await (next.isBesideWrites ? runBesideWrites(client, next) : run(client, next))
      if (isDone) ran.push(next.name)
      else await letPass(client)
    }
    return ran
  } finally {
    await client.end()
  }
}

/**
 * Waits until no other process migrates; with a shared lock, none can until it is released. It polls: a waiting statement keeps
 * its snapshot, and an index created concurrently waits for every older snapshot.
 */
export async function awaitMigrations(
  client: pg.Client,
  take: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(`select ${take}($1) as mine`, [migrationsLock])
    if (rows[0]?.mine) return
    await pause(lookMilliseconds)
  }
}

/** A process of a former release may wait for the lock in one statement, and so block an index; it finds nothing to do. */
async function letPass(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_unlock($1)', [migrationsLock])
  await pause(lookMilliseconds)
  await awaitMigrations(client, 'pg_try_advisory_lock')
}

/** Migrations known only to a newer release are ignored, so that a release can be rolled back. */
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

/** In one transaction. Waits for a busy table a second at a time, so that the queue behind it is never blocked for long. */
async function run(client: pg.Client, migration: Migration): Promise<true> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query("begin; set local lock_timeout = '1s'")
      await client.query(migration.sql)
      await note(client, migration)
      await client.query('commit')
      return true
    } catch (error) {
      await client.query('rollback').catch(() => {})
      if (codeOf(error) !== lockNotAvailable || attempt === lockTries) throw failureOf(migration, error)
      await pause(1000)
    }
  }
}

/**
 * Runs each statement separately. After an interruption finished statements stay and are skipped on the next run; an unfinished
 * index is dropped. Returns false if another process has to be let through first.
 */
async function runBesideWrites(client: pg.Client, migration: Migration): Promise<boolean> {
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    for (const { text, index } of migration.statements) {
      if (index) await dropUnfinished(client, index)
      await client.query(text)
    }
    await note(client, migration)
    return true
  } catch (error) {
    if (codeOf(error) === deadlockDetected) return false
    throw failureOf(migration, error)
  }
}

async function dropUnfinished(client: pg.Client, index: string): Promise<void> {
  const { rows } = await client.query(
    'select from pg_index where not indisvalid and indexrelid = to_regclass(quote_ident($1))',
    [index],
  )
  if (rows.length > 0) await client.query(`drop index concurrently ${client.escapeIdentifier(index)}`)
}

async function note(client: pg.Client, { number, name, checksum }: Migration): Promise<void> {
  await client.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', [number, name, checksum])
}

const lockNotAvailable = '55P03'
const deadlockDetected = '40P01'

const codeOf = (error: unknown) => (error as { code?: string }).code

function failureOf({ name }: Migration, error: unknown): MigrationError {
  return new MigrationError(`Migration ${name}: ${(error as Error).message}`, { cause: error })
}
