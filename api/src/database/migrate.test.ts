import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../testing/database-copies.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { judge } from './server-fits.ts'

let url = ''
let folder = ''
let client: pg.Client

beforeAll(async () => {
  url = await createDatabase('migrating')
  client = new pg.Client({ connectionString: url })
  await client.connect()
})

afterAll(() => client.end())

beforeEach(async () => {
  await client.query('drop schema public cascade; create schema public')
  folder = await mkdtemp(join(inject('testFolder'), 'migrations-'))
})

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)
const run = () => migrate(url, () => {}, folder)

test('runs each file once, in order', async () => {
  await write('0001-one.sql', 'create table one (id integer)')
  expect(await run()).toEqual(['0001-one.sql'])
  await write('0002-two.sql', 'alter table one add column two integer')
  expect(await run()).toEqual(['0002-two.sql'])
  expect(await run()).toEqual([])
})

test('leaves nothing of a file that fails, and runs it again when it is fixed', async () => {
  await write('0001-one.sql', 'create table one (id integer); select 1 / 0')
  await expect(run()).rejects.toThrow(/0001-one\.sql: division by zero/)
  await write('0001-one.sql', 'create table one (id integer)')
  expect(await run()).toEqual(['0001-one.sql'])
})

test('refuses a file that was changed after it ran', async () => {
  await write('0001-one.sql', 'create table one (id integer)')
  await run()
  await write('0001-one.sql', 'create table one (id bigint)')
  await expect(run()).rejects.toThrow(/0001-one\.sql has changed/)
})

test('refuses a gap in the numbers', async () => {
  await write('0002-two.sql', 'select 1')
  await expect(run()).rejects.toThrow(/should be migration 1/)
})

test('refuses a server that is too old, in a sentence', () => {
  const server = { encoding: 'UTF8', isNew: false }
  expect(judge({ ...server, version: '15.18 (Debian 15.18-0+deb12u1)' })?.wrong).toBe(
    'The database is PostgreSQL 15.18, and the shop needs 16, 17 or 18.',
  )
  expect(judge({ ...server, version: '16.0' })).toBe(undefined)
})

test('refuses a new database that cannot store Chinese, and says how to create one', async () => {
  await client.query("create database ascii template template0 encoding 'SQL_ASCII' locale 'C' locale_provider libc")
  const begun = migrate(url.replace(/\/[^/]+$/, '/ascii'))
  await expect(begun).rejects.toThrow(/keeps text as SQL_ASCII.+encoding 'UTF8'/)
})

test('lets an older release start on the database of a newer one', async () => {
  await write('0001-one.sql', 'create table one (id integer)')
  await run()
  await client.query("insert into migrations (number, name, checksum) values (2, '0002-later.sql', 'x')")
  expect(await run()).toEqual([])
})

test('only one of several processes that start together migrates', async () => {
  await write('0001-one.sql', 'create table one (id integer)')
  const ran = await Promise.all([run(), run(), run(), run()])
  expect(ran.flat()).toEqual(['0001-one.sql'])
})

test('waits for a busy table', async () => {
  await write('0001-one.sql', 'create table one (id integer)')
  await run()
  await write('0002-two.sql', 'alter table one add column two integer')
  await client.query('begin; lock table one in access share mode')
  const waitingForLocks = async () => {
    const { rows } = await client.query(`select from pg_locks where relation = 'one'::regclass and not granted`)
    return rows.length
  }
  const running = run()
  // Its first attempt waits for the lock, and gives up.
  await expect.poll(waitingForLocks, { timeout: 5000 }).toBe(1)
  await expect.poll(waitingForLocks, { timeout: 5000 }).toBe(0)
  await client.query('commit')
  expect(await running).toEqual(['0002-two.sql'])
})

test('accepts the former checksum of a file that was changed before its release', async () => {
  await write('0001-one.sql', 'create table one (id integer)')
  const [before] = await readMigrations(folder)
  await run()
  await write('0001-one.sql', `-- Recorded as ${before!.checksum}.\nselect`)
  expect(await run()).toEqual([])
})

describe('beside writes', () => {
  // It takes a tenth of a second per row: the index takes so long that a waiting statement has checked for deadlocks before.
  const rows = `create table many (id integer);
    create function slow(id integer) returns integer language plpgsql immutable as $$
      begin perform pg_sleep(0.1); return id; end $$;
    insert into many select generate_series(1, 30)`
  const index = '-- Beside writes.\ncreate index concurrently if not exists many_slow on many (slow(id));\n'
  const isValid = async () => {
    const found = await client.query(`select indisvalid from pg_index where indexrelid = to_regclass('many_slow')`)
    return (found.rows[0] as { indisvalid: boolean } | undefined)?.indisvalid
  }
  beforeEach(async () => {
    await write('0001-many.sql', rows)
    await run()
    await write('0002-index.sql', index)
  })

  test('creates an index while other processes write, and while starting processes wait', async () => {
    const running = [run(), run()]
    await expect.poll(isValid).toBe(false)
    // A process of a former release that waits in one statement.
    const former = new pg.Client({ connectionString: url })
    await former.connect()
    const waiting = former.query('select pg_advisory_lock(7210018)').then(() => former.end())
    const from = performance.now()
    await client.query('insert into many values (31)')
    expect([performance.now() - from < 500, await isValid()]).toEqual([true, false])
    expect((await Promise.all(running)).flat()).toEqual(['0002-index.sql'])
    await waiting
    expect(await isValid()).toBe(true)
  })

  test('redoes a migration that was interrupted', async () => {
    const running = run()
    await expect.poll(isValid).toBe(false)
    const stopped = running.then(
      () => 'done',
      () => 'stopped',
    )
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fitout migrate'`,
    )
    expect(await stopped).toBe('stopped')
    expect(await isValid()).toBe(false)
    expect(await run()).toEqual(['0002-index.sql'])
    expect([await isValid(), await run()]).toEqual([true, []])
  })

  test('allows only statements that lock no table and can run twice', async () => {
    await write('0003-plain.sql', '-- Beside writes.\ncreate index many_plain on many (id);\n')
    await expect(run()).rejects.toThrow(/0003-plain\.sql runs beside writes/)
  })
})
