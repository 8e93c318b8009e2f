import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pauseJobs, retryAllJobs } from '@fitout/contract/staff/failed-jobs.ts'
import { readFigures } from '@fitout/contract/staff/dashboard.ts'
import { showHealth } from '@fitout/contract/staff/health.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest, placeOrder } from '../../testing/visitors.ts'

let shop: TestShop
let goods: ShopGoods
let manager: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop({ withWorker: true })
  goods = await stockShop(shop.context)
  await publishConstants(shop.context)
  manager = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

const look = async () => (await manager.call(showHealth)).data
const pauseAll = (is_paused: boolean) => manager.call(pauseJobs, { body: { is_paused } })

test('staff can read the state of the shop', async () => {
  const { jobs, backup, disk, release, payments } = await look()
  expect([jobs.paused_at, backup, payments]).toEqual([
    null,
    { last_at: null, is_late: false },
    { proofs_waiting: 0, in_trouble: 0, refunds_waiting: 0 },
  ])
  expect(disk?.free_bytes).toBeGreaterThan(0)
  expect([release.version, release.migration]).toEqual([
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
    expect.stringMatching(/^\d{4}-/),
  ])
  const support = await openStaff(shop, 'support')
  await expectRefusal(support.call(showHealth), 403, 'not-allowed')
})

test('no mail is sent while jobs are paused; afterwards all are, and failed ones are retried', async () => {
  const { db, jobs, config } = shop.context
  const mails = async () => (await readdir(join(config.dataDir, 'mail')).catch(() => [])).length
  await pauseAll(true)
  await pauseAll(true)
  // A worker notices within two seconds, and finishes its current job.
  await pause(3000)
  const guest = await openGuest(shop)
  await placeOrder(goods, guest, { [await goods.addVariant({ stock: [5, 0] })]: 1 })
  await jobs.enqueue(db, 'order-mail', { orderId: newId(), event: 'placed' })
  await sql`update pgboss.job set state = 'failed', retry_count = 20, completed_on = now()
    where name = 'order-mail' and data ->> 'event' = 'placed' and id = (select max(id::text)::uuid from pgboss.job
      where name = 'order-mail')`.execute(db)
  await pause(3000)
  const { jobs: waiting, messages } = await look()
  expect([await mails(), waiting.paused_at === null, messages.waiting + messages.failed]).toEqual([0, false, 2])
  expect((await manager.call(retryAllJobs)).data).toEqual({ retried: 1 })
  await pauseAll(false)
  await expect.poll(mails, { timeout: 15_000 }).toBe(1)
  await expect.poll(async () => (await look()).messages, { timeout: 15_000 }).toMatchObject({ waiting: 0, failed: 0 })
  const { rows } = await sql<{ action: string }>`
    select action from audit_entries where subject = 'job' order by id`.execute(db)
  expect(rows.map(({ action }) => action)).toEqual(['jobs.pause', 'jobs.retry', 'jobs.go-on'])
})

test('the first page and the health page show the age of the last backup, and that it or the first one is late', async () => {
  const { db } = shop.context
  const backupShown = async () => {
    const { backup } = await look()
    expect((await manager.call(readFigures)).data.backup).toEqual(backup)
    return [backup.last_at && Math.round((Date.now() - Date.parse(backup.last_at)) / 3_600_000), backup.is_late]
  }
  expect(await backupShown()).toEqual([null, false])
  await sql`update migrations set applied_at = applied_at - interval '25 hours'`.execute(db)
  expect(await backupShown()).toEqual([null, true])
  await sql`insert into scheduled_jobs (name, late_after_seconds, last_at)
    values ('backup', 26 * 3600, now() - interval '20 hours')`.execute(db)
  expect(await backupShown()).toEqual([20, false])
  await sql`update scheduled_jobs set last_at = now() - interval '30 hours' where name = 'backup'`.execute(db)
  expect(await backupShown()).toEqual([30, true])
})
