import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataFolderTaken, lockDataFolder } from './data-folder-lock.ts'
import { findRunningEmbedded, startEmbedded } from './embedded.ts'

let dataDir = ''

beforeEach(async () => {
  // Closed to other users, as /root is: the user that runs PostgreSQL must still get through.
  dataDir = await mkdtemp(join(tmpdir(), 'fitout-embedded-'))
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function ask<Row>(url: string, sql: string): Promise<Row> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows[0] as Row
  } finally {
    await client.end()
  }
}

test('keeps its data across starts, and sorts the same everywhere', async () => {
  const first = await startEmbedded({ dataDir, isDurable: false })
  await ask(first.url, 'create table kept as select 1 as one')
  const { lower, first_letter } = await ask<{ lower: string; first_letter: string }>(
    first.url,
    "select lower('É龍'), (select min(letter) from (values ('b'), ('B'), ('é')) as l (letter)) as first_letter",
  )
  expect([lower, first_letter]).toEqual(['é龍', 'B'])
  await first.stop()
  expect(await findRunningEmbedded(dataDir)).toBeUndefined()

  const second = await startEmbedded({ dataDir, isDurable: false })
  expect(await ask(second.url, 'select one from kept')).toEqual({ one: 1 })
  await second.stop()
})

test('only the owner of the folder can read its password', async () => {
  const database = await startEmbedded({ dataDir, isDurable: false })
  await database.stop()
  expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600)
  expect(await readFile(join(dataDir, 'postgres', 'pg_hba.conf'), 'utf8')).not.toMatch(/\btrust$/m)
})

test('refuses a folder held by another process, and names the address it serves', async () => {
  const database = await startEmbedded({ dataDir, isDurable: false, address: 'http://localhost:4000' })
  await expect(startEmbedded({ dataDir })).rejects.toThrow(/http:\/\/localhost:4000 .*already uses/)
  expect(await findRunningEmbedded(dataDir)).toBe(database.url)
  expect(await ask(database.url, 'select 1 as one')).toEqual({ one: 1 })
  await database.stop()
})

test('takes over the folder of a killed process, and stops the database it left behind', async () => {
  const script = `
    import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} })
    process.stdout.write(url)
  `
  const killed = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = (await once(killed.stdout, 'data')) as [Buffer]
  await ask(url.toString(), 'create table kept as select 2 as two')
  killed.kill('SIGKILL')
  await once(killed, 'exit')

  const next = await startEmbedded({ dataDir, isDurable: false })
  expect(await ask(next.url, 'select two from kept')).toEqual({ two: 2 })
  await next.stop()
})

test('restarts PostgreSQL when it ends by itself', async () => {
  const database = await startEmbedded({ dataDir, isDurable: false })
  const [pid] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGQUIT')
  await expect
    .poll(() => ask(database.url, 'select 3 as three').catch(() => undefined), { timeout: 15_000, interval: 200 })
    .toEqual({ three: 3 })
  await database.stop()
})

test('of many processes that find the same stale lock only one gets the folder', async () => {
  await writeFile(join(dataDir, 'lock.json'), JSON.stringify({ pid: 2 ** 30, mark: 'long gone' }))
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(dataDir)))
  const refused = tries.filter((one) => one.status === 'rejected')
  expect(tries.length - refused.length).toBe(1)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(DataFolderTaken)
})
