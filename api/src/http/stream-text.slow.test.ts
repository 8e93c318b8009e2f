import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts'
import { openStaff, type StaffVisitor } from '../testing/staff.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

const rows = 50_000
const rowsAtOnce = 2000
const exported = '/api/admin/customers/export'

let shop: TestShop
let api: ApiProcess
let owner: StaffVisitor

beforeAll(async () => {
  shop = await openTestShop()
  owner = await openStaff(shop)
  const { db } = shop.context
  // Each name goes into the staff search index, so the rows are split over several statements.
  for (let first = 1; first <= rows; first += rowsAtOnce) {
    await sql`
      insert into accounts (id, type, username, email, registered_at, created_at)
      select gen_random_uuid(), 'EMAIL', repeat('陳大文', 30), 'many-' || n || '@example.com',
        now() - make_interval(secs => n % 1000), now()
      from generate_series(${first}::int, ${first + rowsAtOnce - 1}::int) n`.execute(db)
  }
  await sql`analyze accounts`.execute(db)
  api = await startApiProcess(shop)
})
afterAll(async () => {
  await api.stop()
  await shop.stop()
})

const authorised = () => ({ Authorization: `Bearer ${owner.token}` })

async function megabytesInUse(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(api.pid)])
  return Number(stdout) / 1024
}

/** Returns whether the export has requested no batch for half a second. */
async function isQuiet(): Promise<boolean> {
  await pause(500)
  const { rows: found } = await sql<{ recent: number }>`
    select count(*) as recent from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and query like '%accounts a%' and (state <> 'idle' or state_change > clock_timestamp() - interval '500 ms')
  `.execute(shop.context.db)
  return found[0]?.recent === 0
}

/** Requests the file and reads only its first piece. */
async function openIdleReader(): Promise<Socket> {
  const { hostname, port } = new URL(/^http:\S+/m.exec(api.output())?.[0] ?? '')
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${exported} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${owner.token}\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

test('a file of 50,000 rows begins at once, has each row once, and is never held in memory as a whole', async () => {
  await (await api.request(`${exported}?q=many-1`, { headers: authorised() })).text()
  const before = await megabytesInUse()
  const from = performance.now()
  const response = await api.request(exported, { headers: authorised() })
  const decoder = new TextDecoder()
  let [text, firstAt, most, pieces] = ['', 0, 0, 0]
  for await (const piece of response.body!) {
    firstAt ||= performance.now() - from
    text += decoder.decode(piece, { stream: true })
    if ((pieces += 1) % 50 === 0) most = Math.max(most, await megabytesInUse())
  }
  const took = performance.now() - from
  const emails = [...text.matchAll(/many-\d+@/g)].map(([email]) => email)
  expect([emails.length, new Set(emails).size]).toEqual([rows, rows])
  expect(firstAt).toBeLessThan(took / 4)
  expect(Buffer.byteLength(text) / 2 ** 20).toBeGreaterThan(15)
  expect(most - before).toBeLessThan(60)
}, 60_000)

test('stalled readers cost neither memory nor a connection, and disconnected ones end the export', async () => {
  const before = await megabytesInUse()
  const sockets = await Promise.all(Array.from({ length: 6 }, openIdleReader))
  await expect.poll(isQuiet, { timeout: 30_000 }).toBe(true)
  expect((await megabytesInUse()) - before).toBeLessThan(80)
  for (const socket of sockets) socket.destroy()
  await pause(200)
  expect(await isQuiet()).toBe(true)
  expect((await api.request('/api/admin/customers/all?per_page=1', { headers: authorised() })).status).toBe(200)
}, 60_000)

test('a failing export does not end like a complete file', async () => {
  const { db } = shop.context
  const response = await api.request(exported, { headers: authorised() })
  expect(response.status).toBe(200)
  const reader = response.body!.getReader()
  await reader.read()
  await sql`alter table memberships rename to memberships_gone`.execute(db)
  const rest = async () => {
    while (!(await reader.read()).done);
  }
  await expect(rest()).rejects.toThrow()
  // One that fails at once is an answer like any other; on a slow machine it has begun by then.
  const again = await api.request(exported, { headers: authorised() })
  const isWhole = again.text().then(
    () => again.ok,
    () => false,
  )
  expect(await isWhole).toBe(false)
  await sql`alter table memberships_gone rename to memberships`.execute(db)
}, 60_000)

test("a copy of a customer's data is complete, however large, and leaves nothing on the disk", async () => {
  const { db, config } = shop.context
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'many-1@example.com')
    .executeTakeFirstOrThrow()
  await sql`
    insert into consents (account_id, channel, content_type, created_at, is_accept, source, wording, wording_language,
      wording_version)
    select ${id}::uuid, 'EMAIL', 'newsletter', now(), true, 'settings', repeat('同意', 100), 'zh', '1'
    from generate_series(1, 30000)`.execute(db)
  const before = await megabytesInUse()
  const response = await api.request(`/api/admin/customers/${id}/data`, { headers: authorised() })
  const { data } = (await response.json()) as { data: Record<string, unknown[]> }
  expect([data['consents']?.length, data['accounts']?.length]).toEqual([30_000, 1])
  expect((await megabytesInUse()) - before).toBeLessThan(100)
  await expect.poll(() => readdir(join(config.dataDir, 'storage/.incoming'))).toEqual([])
}, 60_000)
