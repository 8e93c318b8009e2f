import { join } from 'node:path'
import { locales } from '@fitout/contract/locales.ts'
import { problem } from '@fitout/contract/wire.ts'
import { sql } from 'kysely'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { keepPicture } from './features/pictures/pictures-service.ts'
import { layWire, type OwnDatabase, startOwnDatabase, type Wire } from './testing/own-database.ts'
import { startOwnTime } from './testing/own-time.ts'
import { publishConstants } from './testing/publish-constants.ts'
import { type ShopGoods, stockShop } from './testing/shop-goods.ts'
import { mountSmallDisk, type SmallDisk } from './testing/small-disk.ts'
import { fillTablespace, freeTablespace } from './testing/full-tablespace.ts'
import { countRows } from './testing/count-rows.ts'
import { reloadSettings, withClient } from './testing/database-client.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import { type Guest, openGuest, placeOrder } from './testing/visitors.ts'
import { errorWords } from './words.ts'

let database: OwnDatabase
let wire: Wire
let shop: TestShop
let goods: ShopGoods
let guest: Guest
let picture: Buffer
const ownTime = startOwnTime()
beforeAll(async () => {
  database = await startOwnDatabase()
  wire = await layWire(database.url)
  shop = await openTestShop({ databaseUrl: wire.url })
  await publishConstants(shop.context)
  goods = await stockShop(shop.context)
  guest = await openGuest(shop)
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#9c4f31' } })
    .png()
    .toBuffer()
  for (const [name, send] of all) expect([name, (await send({})).status]).toEqual([name, 200])
})
afterAll(async () => {
  ownTime.stop()
  await shop.stop()
  wire.stop()
  await database.stop()
})

const json = { 'Content-Type': 'application/json' }
const enquiry = { name: 'Mei', email: 'mei@shop.example', description: 'A flat in Kwun Tong' }
const form = (bytes: Buffer) => {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], 'proof.png', { type: 'image/png' }))
  return body
}

/** A personal read, a public list, a line written, a whole transaction, a file. */
const reads: [name: string, send: (headers: HeadersInit) => Promise<Response>][] = [
  ['orders', (headers) => guest.send('/api/orders/all', { headers })],
  [
    'products',
    (headers) =>
      shop.request(`/api/stores/${goods.storeId}/product-management/products/filter?page=1&_=${Math.random()}`, {
        headers,
      }),
  ],
]
const writes: typeof reads = [
  [
    'cart',
    async (headers) =>
      guest.send(`/api/stores/${goods.storeId}/shopping-cart/add-to-cart`, {
        method: 'POST',
        headers: { ...json, ...headers },
        body: JSON.stringify({ product_variant_id: await variant(), qty: 1 }),
      }),
  ],
  [
    'enquiry',
    (headers) =>
      guest.send('/api/enquiries', { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(enquiry) }),
  ],
  ['file', (headers) => guest.send('/api/files', { method: 'POST', headers, body: form(picture) })],
]
const all = [...reads, ...writes]

let known: string | undefined
const variant = async () => (known ??= await goods.addVariant())

async function works(): Promise<void> {
  for (const [name, send] of all)
    await expect.poll(async () => [name, (await send({})).status], soon).toEqual([name, 200])
}
const soon = { timeout: 10_000, interval: 100 }

/** Refused within five seconds, in each language, with a Retry-After. */
async function expectAbsence(calls: typeof all, code: 'service-unavailable' | 'storage-full' = 'service-unavailable') {
  await Promise.all(
    calls.flatMap(([name, send]) =>
      locales.map(async (locale) => {
        const start = ownTime.milliseconds()
        const response = await send({ 'X-Locale': locale })
        const received = problem.parse(await response.json())
        const status = code === 'storage-full' ? 507 : 503
        expect([name, response.status, received.code]).toEqual([name, status, code])
        expect(received.message).toBe(errorWords(locale, code))
        expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
        expect(ownTime.milliseconds() - start).toBeLessThan(5000)
      }),
    ),
  )
}

async function readiness(): Promise<[status: number, body: unknown]> {
  const start = performance.now()
  const response = await shop.request('/readyz')
  expect(performance.now() - start).toBeLessThan(1000)
  if (response.status === 503) expect(response.headers.get('Retry-After')).toBe('2')
  return [response.status, await response.json()]
}
const notReady = [503, { ready: false }]

test('FAULT-10 without a database every call is 503, and the shop is alive but not ready', async () => {
  const gone = await startOwnDatabase()
  const lost = await openTestShop({ databaseUrl: gone.url })
  const lostGuest = await openGuest(lost)
  await gone.stop()
  const answer = await lostGuest.send('/api/orders/all')
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2'])
  expect((await lost.request('/healthz')).status).toBe(200)
  const ready = await lost.request('/readyz')
  expect([ready.status, ready.headers.get('Retry-After')]).toEqual([503, '2'])
  await lost.context.stop()
})

test('a frozen database is 503 within five seconds, then at once, and recovers by itself', async () => {
  await database.freeze()
  try {
    expect(await readiness()).toEqual(notReady)
    await expectAbsence(all)
    const start = ownTime.milliseconds()
    await expectAbsence(all)
    expect(ownTime.milliseconds() - start).toBeLessThan(1000)
    expect(await readiness()).toEqual(notReady)
  } finally {
    database.thaw()
  }
  await works()
  await expect.poll(readiness, soon).toMatchObject([200, { ready: true, database: 'read-write' }])
})

test('a silently cut connection behaves the same', async () => {
  wire.cut()
  try {
    await expectAbsence(all)
    expect(await readiness()).toEqual(notReady)
  } finally {
    wire.mend()
  }
  await works()
})

test('a slow network makes calls slow, and one that is too slow is 503 in time; an order is placed once', async () => {
  const before = await countRows(shop.context.db, 'orders')
  wire.slow(60)
  try {
    for (const [name, send] of all) expect([name, (await send({})).status]).toEqual([name, 200])
    await placeOrder(goods, guest, { [await variant()]: 1 })
    wire.slow(4000)
    await expectAbsence(all)
  } finally {
    wire.slow(0)
  }
  await works()
  expect(await countRows(shop.context.db, 'orders')).toBe(before + 1)
})

test('a read-only database shows the shop, and refuses each write with 503', async () => {
  const set = (value: string) =>
    withClient(database.url, (client) => client.query(`alter system ${value}`).then(() => reloadSettings(client)))
  await set('set default_transaction_read_only = on')
  try {
    await expect.poll(readiness, soon).toMatchObject([200, { ready: true, database: 'read-only' }])
    await expectAbsence(writes)
    for (const [name, send] of reads) expect([name, (await send({})).status]).toEqual([name, 200])
  } finally {
    await set('reset default_transaction_read_only')
  }
  await works()
})

test('a database without a free connection is 503, and readiness is reported at once', async () => {
  const poor = await openTestShop({ databaseUrl: database.url })
  const poorGuest = await openGuest(poor)
  const taken: pg.Client[] = []
  try {
    for (;;) {
      const client = new pg.Client({ connectionString: database.url })
      client.on('error', () => {})
      await client.connect()
      taken.push(client)
    }
  } catch (error) {
    expect((error as { code?: string }).code).toBe('53300')
  }
  const answer = await poorGuest.send('/api/orders/all')
  const start = performance.now()
  const ready = await poor.request('/readyz')
  const took = performance.now() - start
  await Promise.all(taken.map((client) => client.end()))
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2'])
  // The database is reachable; the catalogue could not be loaded yet.
  expect(await ready.json()).toMatchObject({ ready: false, database: 'read-write', catalogue: 'loading' })
  expect([ready.status, took < 1000]).toEqual([503, true])
  await expect.poll(async () => (await poorGuest.send('/api/orders/all')).status, soon).toBe(200)
  await poor.stop()
})

test('a connection cut within a transaction, without a rollback, is 503', async () => {
  await sql`create function cut_off() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(shop.context.db)
  await sql`create trigger cut_off before insert on enquiries for each row execute function cut_off()`.execute(
    shop.context.db,
  )
  await expectAbsence(writes.filter(([name]) => name === 'enquiry'))
  await expect
    .poll(() => sql`drop function cut_off cascade`.execute(shop.context.db).then(() => 'dropped', String), soon)
    .toBe('dropped')
  await works()
})

describe('a full disk', () => {
  let disk: SmallDisk | undefined
  afterAll(() => disk?.stop())

  test('of the database is 503: nothing of the failed write is kept', async () => {
    const folder = join(inject('testFolder'), 'tiny-tablespace')
    disk = await mountSmallDisk(folder, 8)
    await (disk ? fillTablespace(database, disk) : refuseRows())
    const before = await countRows(shop.context.db, 'enquiries')
    await expectAbsence(writes.filter(([name]) => name === 'enquiry'))
    expect(await countRows(shop.context.db, 'enquiries')).toBe(before)
    await (disk ? freeTablespace(database, disk) : sql`drop function no_room cascade`.execute(shop.context.db))
    await works()
  })

  /** Where no disk can be mounted: PostgreSQL's error when its own disk is full. */
  async function refuseRows(): Promise<void> {
    await sql`create function no_room() returns trigger language plpgsql as $$
      begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
      shop.context.db,
    )
    await sql`create trigger no_room before insert on enquiries for each row execute function no_room()`.execute(
      shop.context.db,
    )
  }
})

describe('a file storage', () => {
  let disk: SmallDisk | undefined
  afterAll(() => disk?.stop())

  test('that is full or read-only is 507 for uploads, and pictures are still shown', async () => {
    const { context } = shop
    const photograph = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#335544' } })
      .png()
      .toBuffer()
    const folder = join(context.config.dataDir, 'storage')
    disk = await mountSmallDisk(folder, 2)
    // Where no disk can be mounted, a storage with the error of a full disk on every write.
    const put = context.storage.put
    const refuse = async () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
    const shown = await keepPicture(context, photograph)
    const files = writes.filter(([name]) => name === 'file')
    const states: [() => Promise<unknown>, () => Promise<unknown>][] = disk
      ? [
          [disk.fill, disk.empty],
          [disk.lock, disk.unlock],
        ]
      : [[async () => (context.storage.put = refuse), async () => (context.storage.put = put)]]
    for (const [[spoil, mend], width] of states.map((state, index) => [state, [300, 220][index]] as const)) {
      await spoil()
      const before = await countRows(shop.context.db, 'files')
      await expectAbsence(files, 'storage-full')
      expect(await countRows(shop.context.db, 'files')).toBe(before)
      for (const [name, send] of reads) expect([name, (await send({})).status]).toEqual([name, 200])
      expect((await shop.request(`/media/${shown.id}/${width}.webp`)).status).toBe(200)
      await mend()
      await works()
    }
  })
})
