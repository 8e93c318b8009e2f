import { healthMails } from '@fitout/contract/messages/en/health-mails.ts'
import { locales } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '../../adapters/mail/port.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { openStaff } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { newId } from '../../database/new-id.ts'
import { lookAtBackup } from './health-service.ts'
import { sendHealthMail, watchHealth } from './health-watch.ts'

let shop: TestShop
let addresses: string[]
beforeAll(async () => {
  shop = await openTestShop({ environment: { HEALTH_MAIL_MINUTES: '20', HEALTH_MAIL_HOURS: '12' } })
  const staff = await Promise.all(
    (['owner', 'manager', 'owner', 'support'] as const).map((role) => openStaff(shop, role)),
  )
  addresses = staff.map(({ email }) => email)
  for (const [index, language] of locales.entries())
    await shop.context.db.updateTable('staff').set({ language }).where('id', '=', staff[index]!.accountId).execute()
})
afterAll(() => shop.stop())

/** The mails sent by a check, by recipient. */
async function look(): Promise<Map<string, Mail>> {
  const { db } = shop.context
  await watchHealth(shop.context)
  const { rows } = await sql<{ data: Jobs['health-mail'] }>`
    delete from pgboss.job where name = 'health-mail' returning data`.execute(db)
  const sent = new Map<string, Mail>()
  const context = { ...shop.context, mailer: { send: async (mail: Mail) => void sent.set(mail.to, mail) } }
  for (const { data } of rows) await sendHealthMail(context, data)
  return sent
}

const age = (hours: number) =>
  sql`update told_troubles set told_at = told_at - make_interval(hours => ${hours}::int),
    seen_at = seen_at - make_interval(hours => ${hours}::int)`.execute(shop.context.db)

test('stuck work is reported to responsible staff, in their languages, once, and again while it lasts', async () => {
  const { db, jobs } = shop.context
  expect((await look()).size).toBe(0)
  await jobs.enqueue(db, 'order-mail', { orderId: newId(), event: 'placed' })
  expect((await look()).size).toBe(0)
  await sql`update pgboss.job set start_after = now() - interval '25 minutes' where name = 'order-mail'`.execute(db)
  const sent = await look()
  const subjects = { en: 'Something in the shop waits too long', zh: '商店有事情等得太久', cn: '商店有事情等得太久' }
  expect(addresses.map((to) => sent.get(to)?.subject)).toEqual([...locales.map((one) => subjects[one]), undefined])
  const waited = {
    en: 'message has waited  25 minutes',
    zh: '電郵或短訊  已等 25 分鐘',
    cn: '邮件或短信  已等 25 分钟',
  }
  for (const [index, locale] of locales.entries()) {
    const text = sent.get(addresses[index]!)?.text
    expect(text).toContain(waited[locale])
    expect(text).toContain('/admin#/health')
  }
  // Not every minute; new problems at once.
  expect((await look()).size).toBe(0)
  await sql`insert into scheduled_jobs (name, late_after_seconds, last_at)
    values ('backup', 3600, now() - interval '30 hours')`.execute(db)
  const english = addresses[locales.indexOf('en')]!
  const both = (await look()).get(english)?.text ?? ''
  for (const part of [' 30 hours', healthMails.risks.customers, healthMails.risks.data]) expect(both).toContain(part)
  expect((await look()).size).toBe(0)
  // After the configured hours, while it lasts; what is over is not reported.
  await sql`delete from pgboss.job where name = 'order-mail'`.execute(db)
  await sql`update told_troubles set told_at = told_at - interval '13 hours'`.execute(db)
  const again = await look()
  expect(again.size).toBe(3)
  expect(again.get(english)?.text).not.toContain(healthMails.risks.customers)
})

test('work retried in vain for long is reported too, and nothing is sent once all is well', async () => {
  const { db, jobs } = shop.context
  await sql`delete from pgboss.job`.execute(db)
  await sql`delete from scheduled_jobs`.execute(db)
  await age(2)
  expect((await look()).size).toBe(0)
  await jobs.enqueue(db, 'account-message', { messageId: newId(), accountId: null, about: 'verify-email' })
  await sql`update pgboss.job set state = 'retry', retry_count = 6, created_on = now() - interval '40 minutes',
    start_after = now() + interval '5 minutes'`.execute(db)
  expect((await look()).get(addresses[1]!)?.text).toContain('40')
  await watchHealth(shop.context)
  await age(24)
  await watchHealth(shop.context)
  await sql`delete from pgboss.job where name = 'account-message'`.execute(db)
  expect((await look()).size).toBe(0)
})

test('a shop without any backup is reported after its first day, as on its first page', async () => {
  const { db } = shop.context
  await sql`delete from pgboss.job`.execute(db)
  await sql`delete from scheduled_jobs`.execute(db)
  await age(24)
  expect((await look()).size).toBe(0)
  await sql`update migrations set applied_at = applied_at - interval '25 hours'`.execute(db)
  const { risks, troubles } = healthMails
  const text = (await look()).get(addresses[locales.indexOf('en')]!)?.text ?? ''
  for (const part of [risks.allData, troubles.noBackup.label, ' 1 day']) expect(text).toContain(part)
  expect(await lookAtBackup(db)).toEqual({ last_at: null, is_late: true })
})
