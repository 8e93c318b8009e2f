import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errors as cn } from '@fitout/contract/messages/cn/errors.ts'
import { errors as en } from '@fitout/contract/messages/en/errors.ts'
import { product } from '@fitout/contract/messages/en/product.ts'
import { errors as zh } from '@fitout/contract/messages/zh/errors.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '../api/src/database/embedded/embedded.ts'
import { loadLimits } from '../api/src/http/load-classes.ts'
import { freezeDatabase } from '../api/src/testing/freeze.ts'
import { type DemoShop, openDemoShop } from '../scripts/testing/demo-shop.ts'
import { openBrowser, type TestBrowser } from './browser.ts'

const { moreReviews, allReviews } = product
let browser: TestBrowser
let folder: string
let database: EmbeddedDatabase
let shop: DemoShop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitout-outage-'))
  database = await startEmbedded({ dataDir: folder, isDurable: false })
  shop = await openDemoShop({ DATABASE_URL: database.url })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.stop()
  await shop.stop()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

// In each language, cached and uncached, public and personal; and the router's data request in the browser.
const pages = [
  ['zh', '/'],
  ['cn', '/cn'],
  ['en', '/en'],
  ['zh', '/blogs'],
  ['cn', '/cn/products?page=2'],
  ['en', '/en/contact-us'],
] as const
const words = { zh, cn, en }

async function ask(path: string) {
  const start = performance.now()
  const response = await fetch(shop.url + path, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
  const text = await response.text()
  return { response, text, milliseconds: performance.now() - start }
}

/** The designed page: the shop's drawing and style sheet, the error in the reader's language, and a link onwards. */
async function expectAbsence() {
  // Cached pages are shown until the outage is noticed.
  await expect.poll(async () => (await ask('/en')).response.status).toBe(503)
  await Promise.all(
    pages.map(async ([locale, path]) => {
      const { response, text, milliseconds } = await ask(path)
      expect([path, response.status, milliseconds < 5000]).toEqual([path, 503, true])
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(text).toContain(words[locale].codes['service-unavailable'])
      expect(text).toMatch(/<h1 class="font-display/)
      expect(text).toMatch(/<link rel="stylesheet"/)
      expect(text).toContain('<svg')
    }),
  )
}

async function expectPresence() {
  for (const [, path] of pages) await expect.poll(async () => (await ask(path)).response.status).toBe(200)
  await expect.poll(async () => (await ask('/readyz')).response.status).toBe(200)
}

// Here, since only this shop's database can be written to directly: a review needs an order each.
test('every review of a piece can be reached, even if some arrive and go during reading', async () => {
  const [piece] = await rowsOf<{ id: string }>(`select product_id as id from product_reviews limit 1`)
  const write = (from: number, to: number) =>
    rowsOf(
      `insert into product_reviews (id, product_id, rating, comment, language, status, created_at)
       select gen_random_uuid(), $1, 4, 'Told as number ' || n, 'en', 'APPROVED', now() + n * interval '1 second'
       from generate_series($2::int, $3::int) n`,
      [piece!.id, from, to],
    )
  await rowsOf(`delete from product_reviews where comment like 'Told as number %'`)
  await write(1, 230)
  const page = await browser.visit({ language: 'en-GB' })
  await page.goto(`${shop.url}/en/products/${piece!.id}/piece`)
  const rows = page.getByRole('region', { name: product.reviews }).getByText(/^Told as number \d+$/)
  const several = /other \{(.*?)\}/.exec(allReviews)?.[1] ?? ''
  await page.getByRole('button', { name: new RegExp(`^${several.replace('#', '\\d+')}$`) }).click()
  await expect.poll(() => rows.count()).toBe(100)
  await write(231, 235)
  await rowsOf(`delete from product_reviews where comment in ('Told as number 230', 'Told as number 131')`)
  const more = page.getByRole('button', { name: moreReviews, exact: true })
  await more.click()
  await expect.poll(() => rows.count()).toBe(200)
  await more.click()
  await expect.poll(() => more.count()).toBe(0)
  const numbers = (await rows.allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
  expect(numbers).toEqual(Array.from({ length: 230 }, (_, index) => 230 - index))
  await page.context().close()
})

test('a frozen database shows the designed page within five seconds, and the shop recovers by itself', async () => {
  expect((await ask('/en')).response.status).toBe(200)
  const thaw = await freezeDatabase(folder)
  try {
    const ready = await ask('/readyz')
    expect([ready.response.status, ready.milliseconds < 1000]).toEqual([503, true])
    await expectAbsence()
  } finally {
    thaw()
  }
  await expectPresence()
})

test('pages requested at the moment the database freezes are answered within five seconds', async () => {
  const thaw = await freezeDatabase(folder)
  try {
    const answers = await Promise.all(['/en/products?page=3', '/cn/blogs', '/about-us'].map(ask))
    for (const { response, milliseconds } of answers) {
      expect([200, 503]).toContain(response.status)
      expect(milliseconds).toBeLessThan(5000)
    }
    expect(answers.some(({ response }) => response.status === 503)).toBe(true)
  } finally {
    thaw()
  }
  await expectPresence()
})

async function rowsOf<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<Row>(statement, values)
  await client.end()
  return rows
}

async function asAdministrator(statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('set default_transaction_read_only = off')
  for (const statement of statements) await client.query(statement)
  await client.end()
}

test('a read-only database, as with a full disk, shows every page as usual', async () => {
  await asAdministrator(['alter system set default_transaction_read_only = on', 'select pg_reload_conf()'])
  try {
    const readiness = async () => (await ask('/readyz')).text
    await expect.poll(readiness, { timeout: 5000 }).toContain('read-only')
    for (const [, path] of [...pages, ['en', `/en/search?q=lamp${Date.now()}`]] as const) {
      const { response, text, milliseconds } = await ask(path)
      expect([path, response.status, milliseconds < 5000]).toEqual([path, 200, true])
      expect(text).toContain('<footer')
    }
  } finally {
    await asAdministrator(['alter system reset default_transaction_read_only', 'select pg_reload_conf()'])
  }
  await expectPresence()
})

test('a database without a free connection shows the designed page, and the shop recovers by itself', async () => {
  const taken: pg.Client[] = []
  const take = async () => {
    const client = new pg.Client({ connectionString: database.url, application_name: 'taken' })
    client.on('error', () => {})
    return client.connect().then(
      () => taken.push(client) > 0,
      () => false,
    )
  }
  const fill = async () => {
    while (await take());
  }
  try {
    await fill()
    // Terminates the shop's own connections until other clients have taken all of them.
    const endOthers = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name <> 'taken' and backend_type = 'client backend'`
    const endedNow = async () => {
      const { rowCount } = await taken[0]!.query(endOthers)
      await fill()
      return rowCount
    }
    await expect.poll(endedNow, { timeout: 15_000, interval: 50 }).toBe(0)
    await expectAbsence()
  } finally {
    await Promise.all(taken.map((client) => client.end()))
  }
  await expectPresence()
})

test('LOAD-03 too many pages to render at once wait, then are rejected, while finished pages are sent', async () => {
  await ask('/en/about-us')
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // Pages of searches hang in rendering until this is over.
  await client.query('begin; lock table product_search in access exclusive mode')
  const { waiting } = loadLimits.page
  let answered = 0
  const asked = Array.from({ length: waiting + 60 }, async (_, at) => {
    const answer = await ask(`/en/products?keyword=lamp+${at}+${Date.now()}`)
    answered += 1
    return answer
  })
  await expect.poll(() => answered).toBeGreaterThan(0)
  expect((await ask('/en/about-us')).response.status).toBe(200)
  await client.query('rollback')
  await client.end()
  const answers = await Promise.all(asked)
  expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200, 503]))
  const refused = answers.filter(({ text }) => text.includes(en.codes['service-busy']))
  expect(refused.length).toBeGreaterThan(0)
  for (const { response } of refused) {
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  }
})

test('a stopped database shows the designed page', async () => {
  await database.stop()
  await expectAbsence()
  expect((await ask('/readyz')).response.status).toBe(503)
  expect((await ask('/healthz')).response.status).toBe(200)
})
