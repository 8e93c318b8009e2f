import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'

let url = ''
let folder = ''
let client: pg.Client

beforeAll(async () => {
  const server = new pg.Client({ connectionString: inject('templateUrl').replace(/\/[^/]+$/, '/postgres') })
  await server.connect()
  await server.query('create database migrating')
  await server.end()
  url = inject('templateUrl').replace(/\/[^/]+$/, '/migrating')
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

test('leaves nothing of a file that fails, and runs it again when it is mended', async () => {
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

test('lets an older release start on the database of a newer one', async () => {
  await write('0001-one.sql', 'create table one (id integer)')
  await run()
  await client.query("insert into migrations (number, name, checksum) values (2, '0002-later.sql', 'x')")
  expect(await run()).toEqual([])
})

test('of processes that start together only one migrates', async () => {
  await write('0001-one.sql', 'create table one (id integer)')
  const ran = await Promise.all([run(), run(), run(), run()])
  expect(ran.flat()).toEqual(['0001-one.sql'])
})

test('waits for a busy table', async () => {
  await write('0001-one.sql', 'create table one (id integer)')
  await run()
  await write('0002-two.sql', 'alter table one add column two integer')
  await client.query('begin; lock table one in access share mode')
  const running = run()
  await new Promise((settle) => setTimeout(settle, 1500))
  await client.query('commit')
  expect(await running).toEqual(['0002-two.sql'])
})
