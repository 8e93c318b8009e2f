import { listAudit } from '@fitout/contract/staff/audit.ts'
import { latestConfiguration, type shopConstants } from '@fitout/contract/configuration.ts'
import * as configuration from '@fitout/contract/staff/configuration.ts'
import { locales } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../clock.ts'
import { giveAuthenticator } from '../../testing/authenticator.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { publishDue, sendPaymentAddressMail } from './writings-service.ts'
import type { Jobs } from '../../jobs/job-data.ts'

type Constants = { payment_channels: ReturnType<typeof shopConstants.parse>['payment_channels'] }

let ahead = 0
const now = () => new Date(Date.now() + ahead)
const shop: TestShop = await openSeededShop({
  clock: { ...systemClock(), now, seconds: () => Math.floor(now().getTime() / 1000) },
})
let manager: StaffVisitor
let code: () => string
beforeEach(async () => {
  manager = await openStaff(shop, 'manager')
  code = await giveAuthenticator(shop, manager)
})
afterAll(() => shop.stop())

const params = { key: 'shop-constants' }
const find = async () => (await manager.call(configuration.findConfiguration, { params })).data
const paidTo = async () => (await shop.visitor()(latestConfiguration)).data['shop-constants'].payment_channels
/** A code is valid only once, so each step needs a later time. */
const letPass = (milliseconds: number) => (ahead += milliseconds)

async function draft(change: (constants: Constants) => void): Promise<number> {
  const { live, revision } = await find()
  const written = structuredClone(live) as never as Constants
  change(written)
  const body = { revision, written: written as never }
  return (await manager.call(configuration.saveConfigurationDraft, { params, body })).data.revision
}

const publish = (revision: number, given?: string) =>
  manager.call(configuration.publishConfiguration, { params, body: { revision, code: given } })
const schedule = (revision: number, publish_at: string | null, given?: string) =>
  manager.call(configuration.scheduleConfiguration, { params, body: { revision, publish_at, code: given } })
const goBack = (revision: number, version: number, given?: string) =>
  manager.call(configuration.goBackToConfiguration, { params, body: { revision, version, code: given } })

async function mails(): Promise<Jobs['payment-address-mail'][]> {
  const { rows } = await sql<{ data: Jobs['payment-address-mail'] }>`
    select data from pgboss.job where name = 'payment-address-mail' order by created_on`.execute(shop.context.db)
  return rows.map(({ data }) => data)
}

let account = 0
const another = () => `012-345678-${String((account += 1)).padStart(3, '0')}`

const fields: [name: string, change: (constants: Constants, text: string) => void][] = [
  ['bank_transfer.account_number', ({ payment_channels: to }, text) => (to.bank_transfer.account_number = text)],
  ['bank_transfer.account_name', ({ payment_channels: to }, text) => (to.bank_transfer.account_name = text)],
  ['bank_transfer.bank_name', ({ payment_channels: to }, text) => (to.bank_transfer.bank_name = { zh: text })],
  ['bank_transfer.instructions', ({ payment_channels: to }, text) => (to.bank_transfer.instructions = { zh: text })],
  ['fps.fps_id', ({ payment_channels: to }, text) => (to.fps.fps_id = text)],
  ['fps.payee_name', ({ payment_channels: to }, text) => (to.fps.payee_name = text)],
  ['payme.account', ({ payment_channels: to }, text) => (to.payme.account = text)],
  ['payme.url', ({ payment_channels: to }, text) => (to.payme.url = `https://payme.example/${text}`)],
]

test.each(fields)('a new %s requires an authenticator code to publish', async (field, change) => {
  const before = await paidTo()
  const revision = await draft((constants) => change(constants, another()))
  await expectRefusal(publish(revision), 403, 'second-factor-needed')
  await expectRefusal(publish(revision, '000000'), 401, 'second-factor-wrong')
  expect(await paidTo()).toEqual(before)
  expect((await publish(revision, code())).data.has_draft).toBe(false)
  expect(await paidTo()).not.toEqual(before)
  const marked = (await find()).guarded.find(({ path }) => path === `payment_channels.${field}`)
  expect(marked).toMatchObject({ changed_by: expect.stringMatching(/^manager/) })
})

test('a change that leaves the address alone requires no code and sends no notice', async () => {
  const mailsBefore = (await mails()).length
  const revision = await draft((constants) => Object.assign(constants, { reply_working_days: 3 }))
  expect((await publish(revision)).data.has_draft).toBe(false)
  expect(await mails()).toHaveLength(mailsBefore)
})

test('a scheduled change is proved when it is set, and not published if the draft is changed afterwards', async () => {
  const first = await draft((constants) => (constants.payment_channels.fps.fps_id = another()))
  const tomorrow = () => new Date(now().getTime() + 86_400_000).toISOString()
  await expectRefusal(schedule(first, tomorrow()), 403, 'second-factor-needed')
  const { data: set } = await schedule(first, tomorrow(), code())
  const wanted = another()
  const written = structuredClone(set.draft) as never as Constants
  written.payment_channels.fps.fps_id = wanted
  const body = { revision: set.revision, written: written as never }
  await manager.call(configuration.saveConfigurationDraft, { params, body })
  letPass(86_500_000)
  await publishDue(shop.context)
  expect((await paidTo()).fps.fps_id).not.toBe(wanted)
  manager = await openStaff(shop, 'manager')
  code = await giveAuthenticator(shop, manager)
  expect((await find()).publish_failure).toBe('second-factor-needed')
  const again = await schedule((await find()).revision, tomorrow(), code())
  expect(again.data.publish_at).not.toBeNull()
  letPass(86_500_000)
  await publishDue(shop.context)
  // A scheduled publication has no caller that waits for its announcement.
  await expect.poll(async () => (await paidTo()).fps.fps_id).toBe(wanted)
})

test('going back to a version with another payment address requires the code too', async () => {
  const before = await paidTo()
  await publish(await draft((constants) => (constants.payment_channels.payme.account = another())), code())
  const { versions, revision } = await find()
  const earlier = versions[1]!.version
  await expectRefusal(goBack(revision, earlier), 403, 'second-factor-needed')
  expect(await paidTo()).not.toEqual(before)
  letPass(60_000)
  await goBack(revision, earlier, code())
  expect(await paidTo()).toEqual(before)
})

test('every owner is notified in their language, the change is audited, and the mark stays for 30 days', async () => {
  const owners = [await openStaff(shop), await openStaff(shop), await openStaff(shop)]
  const { db } = shop.context
  for (const [index, language] of locales.entries()) {
    await db.updateTable('staff').set({ language }).where('id', '=', owners[index]!.accountId).execute()
  }
  const mailsBefore = (await mails()).length
  const number = another()
  await publish(await draft((constants) => (constants.payment_channels.bank_transfer.account_number = number)), code())
  const jobs = (await mails()).slice(mailsBefore)
  expect(jobs.map(({ ownerId }) => ownerId)).toEqual(expect.arrayContaining(owners.map(({ accountId }) => accountId)))
  const sent: { to: string; subject: string; text: string; id: string }[] = []
  const context = { ...shop.context, mailer: { send: async (mail: (typeof sent)[number]) => void sent.push(mail) } }
  for (const job of [...jobs, ...jobs]) await sendPaymentAddressMail(context as never, job)
  const heard = (at: number) => sent.find(({ to }) => to === owners[at]!.email)
  expect(heard(0)?.subject).toBe('收款資料已更改')
  expect(heard(1)?.subject).toBe('收款资料已更改')
  expect(heard(2)?.subject).toBe('Payment details changed')
  expect(heard(2)?.text).toMatch(/manager \d+ changed where customers pay to, on \d\d\/\d\d\/\d{4} \d\d:\d\d/)
  expect(heard(2)?.text).toContain('Bank transfer · account number')
  expect(new Set(sent.map(({ id }) => id)).size).toBe(jobs.length)
  // Mails to staff have no unsubscribe link.
  for (const mail of sent) expect(mail.text).not.toContain('opt-outs')

  const { data: trail } = await manager.call(listAudit, { query: { subject_id: 'shop-constants', per_page: '5' } })
  const row = trail.find(({ action }) => action === 'payments.address')
  expect([row?.staff_id, JSON.stringify(row?.after).includes(number)]).toEqual([manager.accountId, true])
  const path = 'payment_channels.bank_transfer.account_number'
  const isMarked = async () => (await find()).guarded.some((one) => one.path === path)
  expect(await isMarked()).toBe(true)
  letPass(25 * 86_400_000)
  manager = await openStaff(shop, 'manager')
  expect(await isMarked()).toBe(true)
  letPass(7 * 86_400_000)
  manager = await openStaff(shop, 'manager')
  expect(await isMarked()).toBe(false)
})

test('no other call publishes the constants of the shop', async () => {
  // The specific kinds have calls of their own, which do not accept this one.
  for (const step of ['publish', 'go-back', 'schedule']) {
    const body = { revision: 0, version: 1, publish_at: null }
    const path = `/api/admin/words/configuration/shop-constants/${step}`
    const { version, publish_at, ...rest } = body
    const own = step === 'go-back' ? { ...rest, version } : step === 'schedule' ? { ...rest, publish_at } : rest
    const answer = await manager.send(path, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(own),
    })
    expect(answer.status).toBe(404)
  }
})
