import { randomBytes } from 'node:crypto'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listStaffOrders } from '@fitout/contract/staff/orders.ts'
import { findOrder } from '@fitout/contract/orders.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDiskStorage } from '../../adapters/storage/disk-storage.ts'
import { sweepLostFiles, sweepUnusedFiles } from '../../features/files/files-service.ts'
import { createDatabase } from '../../testing/database-copies.ts'
import { openProvedMember } from '../../testing/members.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { shareDrawing } from '../../testing/renovations.ts'
import { openStaff } from '../../testing/staff.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { openGuest, uploadPicture } from '../../testing/visitors.ts'
import { openWorks } from '../../testing/works.ts'
import { newKeyPair } from './encryption.ts'
import { makeBackup } from './make-backup.ts'
import { findMissingFiles } from './missing-files.ts'
import { restoreBackup } from './restore-backup.ts'

const desk = withOrderDesk()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(inject('testFolder'), 'backup-'))
  // The goods of the tests come without the photographs that their rows name.
  const { pool, storage } = desk.shop.context
  const { rows } = await pool.query<{ id: string }>('select id from pictures')
  for (const { id } of rows) await storage.put(`media/${id}/original.jpg`, Buffer.from('a photograph'), 'image/jpeg')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Every index with the statistics kept of its columns. */
const indexes = `
  select array_agg(pg_get_indexdef(indexrelid) || ' ' || array(
    select concat_ws(':', attnum, attstattarget) from pg_attribute where attrelid = indexrelid order by attnum
  )::text order by indexrelid::regclass::text) as defined
  from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace`

const emptyDatabase = () => createDatabase(`restored_${randomBytes(6).toString('hex')}`)

async function takeBackup(name: string, recipients: string[] = [], whenWritten = async () => {}) {
  const path = join(folder, name)
  const { config, storage } = desk.shop.context
  const made = await makeBackup(path, { databaseUrl: config.databaseUrl, storage, recipients, whenWritten })
  return { path, made }
}

type Choices = { identity?: string; replaces?: boolean; url?: string; onProgress?: (sentence: string) => void }

async function restoreTo(path: string, options: Choices = {}) {
  const databaseUrl = options.url ?? (await emptyDatabase())
  const dataDir = await mkdtemp(join(folder, 'restored-'))
  const storage = createDiskStorage(join(dataDir, 'storage'))
  const { identity, replaces = false, onProgress = () => {} } = options
  const head = await restoreBackup(path, { databaseUrl, storage, identity, replaces, onProgress })
  return { databaseUrl, dataDir, storage, head }
}

describe('a shop with orders and files', () => {
  test('is the same after backup, loss and restore', async () => {
    const { guest, id } = await desk.newOrder()
    const proof = await uploadPicture(guest)
    await desk.upload(guest, id, proof)
    const staff = await openStaff(desk.shop)
    const asked = async (shop: typeof desk.shop) => ({
      order: (await shop.visitor({ token: guest.token })(findOrder, { params: { id } })).data,
      orders: (await shop.visitor({ token: staff.token })(listStaffOrders, { query: {} })).data,
    })
    const before = await asked(desk.shop)
    const picture = async (shop: typeof desk.shop) => {
      const answer = await shop.request(`/api/files/${proof}`, { headers: { Authorization: `Bearer ${guest.token}` } })
      return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')]
    }
    const pictureBefore = await picture(desk.shop)
    expect(pictureBefore[0]).toBe(200)

    // A sent mail stays sent.
    await desk.shop.context.pool.query(
      `update pgboss.job set state = 'completed', completed_on = now() where name = 'order-mail'`,
    )
    const keys = await newKeyPair()
    const { path, made } = await takeBackup('whole.tar.age', [keys.recipient])
    expect(made).toMatchObject({ missing: [] })
    expect(made.files).toBeGreaterThan(0)
    expect((await readFile(path)).toString('latin1')).not.toContain(id)

    const restored = await restoreTo(path, { identity: keys.identity })
    // When it stops, every invariant is checked.
    const again = await openTestShop({ databaseUrl: restored.databaseUrl, dataDir: restored.dataDir })
    try {
      expect(await asked(again)).toEqual(before)
      expect(await picture(again)).toEqual(pictureBefore)
      expect(await findMissingFiles(restored.databaseUrl, restored.storage)).toEqual([])
      // Sequences continue from their last value, and constraints hold again.
      const count = `select count(*)::int as ties from pg_constraint where contype = 'f'`
      expect(await ask(restored.databaseUrl, count)).toEqual(await ask(desk.shop.context.config.databaseUrl, count))
      expect(await ask(restored.databaseUrl, indexes)).toEqual(await ask(desk.shop.context.config.databaseUrl, indexes))
      const off = `select count(*)::int as off from pg_trigger where tgenabled <> 'O'`
      expect(await ask(restored.databaseUrl, off)).toEqual({ off: 0 })
    } finally {
      await again.stop()
    }
  })

  test('R64 has the drawings and signed papers of renovations again, byte for byte', { timeout: 90_000 }, async () => {
    const { shop } = desk
    await publishForPapers(shop.context)
    const [staff, client] = [await openStaff(shop), await openProvedMember(shop)]
    const id = await openWorks(shop, staff, client)
    const drawing = await shareDrawing(staff, id)
    const papers = [`/api/renovations/${id}/files/${drawing}`, `/api/renovations/${id}/quotations/1/pdf`]
    const read = async (from: typeof shop) => {
      const answers = papers.map((path) => from.request(path, { headers: { Authorization: `Bearer ${client.token}` } }))
      const whole = (await Promise.all(answers)).map(async (answer) => [answer.status, await answer.text()])
      return Promise.all(whole)
    }
    const before = await read(shop)
    expect(before.map(([status]) => status)).toEqual([200, 200])
    const { path, made } = await takeBackup('renovations.tar')
    expect(made).toMatchObject({ missing: [] })
    const restored = await restoreTo(path)
    const again = await openTestShop({ databaseUrl: restored.databaseUrl, dataDir: restored.dataDir })
    try {
      expect(await read(again)).toEqual(before)
    } finally {
      await again.stop()
    }
  })

  test('records when the last good backup was made', async () => {
    const { made } = await takeBackup('noted.tar')
    const { rows } = await desk.shop.context.pool.query(`select last_at from scheduled_jobs where name = 'backup'`)
    expect(rows).toEqual([{ last_at: made.madeAt }])
    expect(Math.abs(Date.now() - made.madeAt.getTime())).toBeLessThan(60_000)
    await expect(takeBackup('failed.tar', [], () => Promise.reject(new Error('disk full')))).rejects.toThrow(
      'disk full',
    )
    const { rows: after } = await desk.shop.context.pool.query(
      `select last_at from scheduled_jobs where name = 'backup'`,
    )
    expect(after).toEqual(rows)
  })
})

test('refuses a backup that was changed, truncated or opened with another key, before it touches anything', async () => {
  const url = await emptyDatabase()
  const { path } = await takeBackup('damaged.tar')
  // Within the first entry, behind its header of 512 bytes.
  const place = 600
  const file = await open(path, 'r+')
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, place)
  await file.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, place)
  await file.close()
  await expect(restoreTo(path, { url })).rejects.toThrow(/is damaged|cannot be read/)

  const keys = await newKeyPair()
  for (const [name, recipients] of [
    ['short.tar', []],
    ['short.tar.age', [keys.recipient]],
  ] as const) {
    const short = await takeBackup(name, [...recipients])
    const whole = await open(short.path, 'r+')
    await whole.truncate(Math.floor((await whole.stat()).size * 0.9))
    await whole.close()
    await expect(restoreTo(short.path, { url, identity: keys.identity })).rejects.toThrow(/is damaged|cannot be read/)
  }
  const locked = await takeBackup('locked.tar.age', [keys.recipient])
  await expect(restoreTo(locked.path, { url })).rejects.toThrow(/BACKUP_IDENTITY/)
  const other = (await newKeyPair()).identity
  await expect(restoreTo(locked.path, { url, identity: other })).rejects.toThrow(/BACKUP_IDENTITY does not open/)
  expect(await ask(url, 'select count(*)::int as tables from pg_tables where schemaname = $1', ['public'])).toEqual({
    tables: 0,
  })
})

test('refuses a database that is not empty unless told to replace it, and one in use by a shop in any case', async () => {
  const { path } = await takeBackup('refused.tar')
  const url = await emptyDatabase()
  await restoreTo(path, { url })
  await ask(url, 'delete from migrations where number > 50')
  await expect(restoreTo(path, { url })).rejects.toThrow(/not empty.*--replace/)
  await restoreTo(path, { url, replaces: true })
  const busy = new pg.Client({ connectionString: url, application_name: 'fitout jobs' })
  await busy.connect()
  await expect(restoreTo(path, { url, replaces: true })).rejects.toThrow(/stop it first/)
  await busy.end()
})

test('a table that the operator created is left out of a restore, and named', async () => {
  const { pool } = desk.shop.context
  await pool.query('create table own_notes as select 1 as number')
  const { path } = await takeBackup('own-table.tar').finally(() => pool.query('drop table own_notes'))
  const progress: string[] = []
  const { databaseUrl } = await restoreTo(path, { onProgress: (sentence) => void progress.push(sentence) })
  expect(progress).toContain('Left out, as no release of Fitout created them: public.own_notes')
  const orders = `select count(*)::int as orders, to_regclass('own_notes') as own from orders`
  expect(await ask(databaseUrl, orders)).toEqual(await ask(desk.shop.context.config.databaseUrl, orders))
})

test('refuses a backup of a newer release before it drops anything', async () => {
  const { path } = await takeBackup('kept.tar')
  const { databaseUrl } = await restoreTo(path)
  await ask(databaseUrl, `insert into migrations (number, name, checksum) values (9999, '9999-later.sql', 'x')`)
  const newer = join(folder, 'newer.tar')
  const { storage } = desk.shop.context
  await makeBackup(newer, { databaseUrl, storage, recipients: [], whenWritten: async () => {} })
  await expect(restoreTo(newer, { url: databaseUrl, replaces: true })).rejects.toThrow(/does not know 9999-later/)
  expect(await ask(databaseUrl, 'select count(*)::int > 0 as has_goods from products')).toEqual({ has_goods: true })
})

test('keeps files that are swept while it runs, and releases them afterwards', async () => {
  const guest = await openGuest(desk.shop)
  const id = await uploadPicture(guest)
  const { context } = desk.shop
  const { rows } = await context.pool.query<{ storage_key: string }>('select storage_key from files where id = $1', [
    id,
  ])
  const key = rows[0]?.storage_key ?? ''
  desk.advance(25 * 3_600_000)
  const later = { ...context, clock: context.clock }
  const { path } = await takeBackup('swept.tar', [], async () => {
    await sweepUnusedFiles(later)
    await sweepLostFiles(later)
    expect(await context.storage.has(key)).toBe(true)
  })
  const restored = await restoreTo(path)
  expect(await restored.storage.has(key)).toBe(true)
  expect(await findMissingFiles(restored.databaseUrl, restored.storage)).toEqual([])
  await sweepLostFiles(later)
  expect(await context.storage.has(key)).toBe(false)
})

async function ask(url: string, sql: string, values: unknown[] = []): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows[0]
  } finally {
    await client.end()
  }
}
