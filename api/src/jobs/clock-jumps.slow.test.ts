import { readFigures } from '@fitout/contract/staff/dashboard.ts'
import { findPost } from '@fitout/contract/posts.ts'
import { addWriting, publishWriting } from '@fitout/contract/staff/writings.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaff } from '../testing/staff.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { article } from '../testing/trail/words-examples.ts'

const hour = 3_600_000
let ahead = 0
const clock = {
  now: () => new Date(Date.now() + ahead),
  seconds: () => Math.floor((Date.now() + ahead) / 1000),
}

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ withWorker: true, clock })
})
afterAll(() => shop.stop())

/** Sets the clock of the job queue and the shop's own. */
async function setClock(milliseconds: number): Promise<void> {
  ahead = milliseconds
  await sql`create or replace function pgboss.job_now() returns timestamptz language sql stable as ${sql.lit(
    `select pg_catalog.now() + interval '${milliseconds} milliseconds'`,
  )}`.execute(shop.context.db)
}

const soon = { timeout: 75_000, interval: 250 }

async function lastRun(name: string): Promise<number> {
  const { rows } = await sql<{ last_at: Date }>`select last_at from scheduled_jobs where name = ${name}`.execute(
    shop.context.db,
  )
  return rows[0]?.last_at.getTime() ?? 0
}

async function lastPass(): Promise<number> {
  const { rows } = await sql<{ cron_on: Date }>`select cron_on from pgboss.version`.execute(shop.context.db)
  return rows[0]?.cron_on?.getTime() ?? 0
}

async function readiness() {
  return (await (await shop.request('/readyz')).json()) as { jobs: string; late_jobs?: string[] }
}

test('a clock that jumps an hour ahead and back stops no job and hides no published content', async () => {
  const started = Date.now()
  await expect.poll(() => lastPass(), soon).toBeGreaterThan(started - 60_000)

  await setClock(hour)
  await expect.poll(() => lastPass(), soon).toBeGreaterThan(Date.now() + hour / 2)
  const editor = shop.visitor({ token: (await openStaff(shop)).token })
  const added = await editor(addWriting, { params: { kind: 'post' }, body: { written: article() } })
  const params = { kind: 'post', key: added.data._id }
  await editor(publishWriting, { params, body: { revision: 1 } })
  await shop.context.jobs.enqueue(shop.context.db, 'sandbox-notification', { body: '{}' })

  const back = Date.now()
  await setClock(0)
  const find = () =>
    shop
      .visitor()(findPost, { params: { id: params.key } })
      .then(() => 'there', String)
  await expect.poll(find, { ...soon, timeout: 15_000 }).toBe('there')
  // Jobs queued meanwhile do not wait until that hour comes again.
  await expect.poll(async () => waiting('sandbox-notification'), { ...soon, timeout: 15_000 }).toBe(0)
  await expect.poll(() => lastPass(), { ...soon, timeout: 25_000 }).toBeLessThan(Date.now() + 60_000)
  await expect.poll(() => lastPass(), { ...soon, timeout: 25_000 }).toBeGreaterThan(back)
  for (const name of ['expire-orders', 'publish-due', 'turn-sales', 'ask-payments']) {
    await expect.poll(() => lastRun(name), soon).toBeGreaterThan(back)
  }
  // Minutes that were scheduled ahead are not skipped either.
  const { rows } = await sql`select from pgboss.job where singleton_on > now() + interval '5 minutes'`.execute(
    shop.context.db,
  )
  expect(rows).toHaveLength(0)
  expect(await readiness()).toMatchObject({ ready: true, jobs: 'running' })
}, 240_000)

async function waiting(name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pgboss.job where name = ${name} and state = 'created'
      and start_after > now() + interval '1 minute'`.execute(shop.context.db)
  return rows[0]?.count ?? 0
}

test('a stalled job shows in /readyz and on the start page of staff, and the shop stays alive', async () => {
  const quiet = await openTestShop()
  const { token } = await openStaff(quiet)
  const figures = async () => (await quiet.visitor({ token })(readFigures)).data.late_jobs.map(({ name }) => name)
  const state = async () => {
    const response = await quiet.request('/readyz')
    return [response.status, (await response.json()) as object] as const
  }
  const put = (name: string, last_at: Date) =>
    quiet.context.db.insertInto('scheduled_jobs').values({ name, late_after_seconds: 600, last_at }).execute()
  await put('publish-due', new Date(Date.now() - 60_000))
  expect(await state()).toMatchObject([200, { ready: true, jobs: 'running' }])
  expect(await figures()).toEqual([])

  await put('expire-orders', new Date(Date.now() - 11 * 60_000))
  // Stamped by a clock that has since gone back.
  await put('turn-sales', new Date(Date.now() + hour))
  expect(await state()).toMatchObject([200, { ready: true, jobs: 'late', late_jobs: ['expire-orders', 'turn-sales'] }])
  expect(await figures()).toEqual(['expire-orders', 'turn-sales'])
  await quiet.stop()
})
