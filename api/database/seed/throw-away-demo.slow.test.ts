import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openSeededShop } from '../../src/testing/seeded-shop.ts'
import { setUp } from '../../src/testing/studios.ts'
import { openTestShop, type TestShop } from '../../src/testing/test-shop.ts'

type Place = { databaseUrl: string; dataDir: string }

/** Where a shop has its data, once it no longer runs. */
async function closed(shop: TestShop): Promise<Place> {
  const { databaseUrl, dataDir } = shop.context.config
  await shop.stop()
  return { databaseUrl, dataDir }
}

function start(script: string, { databaseUrl, dataDir }: Place) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../scripts', script)], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent', SESSION_SECRET: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()))
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, said }))
  return { child, ended }
}
const throwAway = async (place: Place) => start('throw-away-demo.ts', place).ended

async function look({ databaseUrl, dataDir }: Place) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const tables = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  await client.end()
  const files = existsSync(join(dataDir, 'storage')) ? (await readdir(join(dataDir, 'storage'))).length : 0
  return { tables: tables.rowCount, files }
}

test('a demo is removed with its rows, files and mails', async () => {
  const place = await closed(await openSeededShop())
  await mkdir(join(place.dataDir, 'mail'), { recursive: true })
  await writeFile(join(place.dataDir, 'mail', 'one.eml'), 'Hello')
  expect((await look(place)).files).toBeGreaterThan(0)
  expect(await throwAway(place)).toMatchObject({ code: 0, said: expect.stringContaining('The demo is gone') })
  expect(await look(place)).toEqual({ tables: 0, files: 0 })
  expect(existsSync(join(place.dataDir, 'mail'))).toBe(false)
})

test('a demo that was killed while being filled is recognised, and removed', async () => {
  const place = await closed(await openTestShop({ isNew: true }))
  const { child, ended } = start('seed.ts', place)
  while ((await look(place)).files === 0) await pause(20)
  child.kill('SIGKILL')
  await ended
  expect(await throwAway(place)).toMatchObject({ code: 0 })
  expect(await look(place)).toEqual({ tables: 0, files: 0 })
})

test('a shop set up by a studio, and an empty one, are kept', async () => {
  const own = await openTestShop({ isNew: true })
  expect((await setUp(own)).status).toBe(200)
  for (const place of [await closed(own), await closed(await openTestShop({ isNew: true }))]) {
    const before = await look(place)
    expect(await throwAway(place)).toMatchObject({ code: 1, said: expect.stringContaining('There is no demo here') })
    expect(await look(place)).toEqual(before)
  }
})
