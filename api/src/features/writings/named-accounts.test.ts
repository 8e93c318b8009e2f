import {
  findConfiguration,
  publishConfiguration,
  saveConfigurationDraft,
} from '@fitout/contract/staff/configuration.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import * as words from '@fitout/contract/staff/writings.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../../clock.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { giveAuthenticator } from '../../testing/authenticator.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { article } from '../../testing/trail/words-examples.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { publishDue, sendPaymentAddressMail } from './writings-service.ts'

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

const kind = 'post'
const post = (text: string) => ({ ...article(), body: { zh: text, cn: text, en: text } })

async function begin(written: ReturnType<typeof post>) {
  const { data } = await manager.call(words.addWriting, { params: { kind }, body: { written } })
  return { kind, key: data._id }
}
const publish = (params: { kind: string; key: string }, revision: number, given?: string) =>
  manager.call(words.publishWriting, { params, body: { revision, code: given } })

test.each([
  ['an account number', 'Pay to 012-345678-001.'],
  ['an account number in full-width figures', '戶口：０１２－３４５６７８－００１'],
  ['an account number with emphasis inside', 'Pay to 012-**345**678-001'],
  ['an account number with invisible letters inside', 'Pay to 0123\u200b45\u20606789'],
  ['an account number in brackets', 'Pay to (012) 345678 001'],
  ['an FPS ID', 'FPS: 7654321'],
  ['an FPS ID in Chinese figures', '轉數快識別碼七六五四三二一'],
  ['a telephone number', 'PayMe 9876 5432'],
  ['a telephone number with an area code', 'PayMe +852 9876-5432'],
  ['a link that carries a number', '[WhatsApp](https://wa.me/85298765432)'],
  ['an email address', 'FPS to pay@studio.example'],
  ['a link to pay', '[Pay here](https://payme.hsbc/studio)'],
  ['a bare link to pay', 'Pay at www.payments.example/studio'],
])('%s new in a text requires an authenticator code to publish', async (_, text) => {
  const params = await begin(post(text))
  await expectRefusal(publish(params, 1), 403, 'second-factor-needed')
  await expectRefusal(publish(params, 1, '000000'), 401, 'second-factor-wrong')
  expect((await publish(params, 1, code())).data.is_live).toBe(true)
})

test.each([
  ['sums of money', 'From HK$1,280,000 to HK$12800000, or $ 3500000.'],
  ['days and years', 'From 2018 to 2026, 2018–2026, and on 2026-11-23.'],
  ['hours and measures', 'From 10:30 to 19:00; 1800 × 900 × 750 mm, 430 sq ft.'],
  ['links that are not for payments', 'See [the plan](https://example.com/plans/20181234567).'],
  ['the account of the shop', 'FPS 1234567, or the bank: 000-201801-001.'],
  ['the telephone number of the shop, written otherwise', 'Ring 2000-2018 or write to hello@lumeninteriors.example.'],
])('%s require no code', async (_, text) => {
  const params = await begin(post(text))
  expect((await publish(params, 1)).data.is_live).toBe(true)
})

test('an account already named in the text requires no code again, and an additional one does', async () => {
  const params = await begin(post('Ask the joiner at 2345 6789.'))
  await publish(params, 1, code())
  const save = (revision: number, text: string) =>
    manager.call(words.saveWritingDraft, { params, body: { revision, written: post(text) } })
  await save(2, 'The joiner has 2345-6789.')
  expect((await publish(params, 3)).data.has_draft).toBe(false)
  await save(4, 'The joiner has 2345-6789 or 2345 6780.')
  await expectRefusal(publish(params, 5), 403, 'second-factor-needed')
})

type Fields = Record<string, unknown>

test.each([
  ['page', 'home'],
  ['configuration', 'response-messages'],
  ['configuration', 'customer-layout'],
  ['configuration', 'customer-locales'],
  ['configuration', 'shop-constants'],
] as const)('%s %s is protected wherever the account is mentioned', async (of, key) => {
  const isPage = of === 'page'
  const place = { params: { kind: of, key } }
  const find = async () =>
    (isPage ? await manager.call(words.findWriting, place) : await manager.call(findConfiguration, place)).data
  const { live, revision } = await find()
  const written = structuredClone(live) as Fields
  expect(nameIn(written, 'FPS 7654321')).toBe(true)
  const body = { revision, written: written as never }
  const saved = isPage
    ? await manager.call(words.saveWritingDraft, { ...place, body })
    : await manager.call(saveConfigurationDraft, { ...place, body })
  const change = { ...place, body: { revision: saved.data.revision } }
  const refused = isPage ? manager.call(words.publishWriting, change) : manager.call(publishConfiguration, change)
  await expectRefusal(refused, 403, 'second-factor-needed')
})

/** Replaces the first English sentence found by a text. */
function nameIn(written: Fields, text: string, isEnglish = false): boolean {
  return Object.entries(written).some(([name, value]) => {
    const isHere = isEnglish || name === 'en'
    if (isHere && typeof value === 'string') {
      written[name] = text
      return true
    }
    if (typeof value !== 'object' || value === null || name === 'payment_channels') return false
    return nameIn(value as Fields, text, isHere)
  })
}

test('a scheduled text is proved when its time is set, and not published if it is changed afterwards', async () => {
  const params = await begin(post('Pay to 012-345678-002.'))
  const tomorrow = new Date(now().getTime() + 86_400_000).toISOString()
  const schedule = (revision: number, given?: string) =>
    manager.call(words.scheduleWriting, { params, body: { revision, publish_at: tomorrow, code: given } })
  await expectRefusal(schedule(1), 403, 'second-factor-needed')
  await schedule(1, code())
  const body = { revision: 2, written: post('Pay to 012-345678-003.') }
  await manager.call(words.saveWritingDraft, { params, body })
  ahead += 86_500_000
  await publishDue(shop.context)
  manager = await openStaff(shop, 'manager')
  const { data } = await manager.call(words.findWriting, { params })
  expect([data.is_live, data.publish_failure]).toEqual([false, 'second-factor-needed'])
})

test('every owner gets a mail with the accounts that a text names, and it is audited', async () => {
  const owner = await openStaff(shop)
  const { db } = shop.context
  await db.updateTable('staff').set({ language: 'en' }).where('id', '=', owner.accountId).execute()
  const params = await begin(post('Pay to 012-345678-004 at once.'))
  await publish(params, 1, code())
  const { rows } = await sql<{ data: Jobs['payment-address-mail'] }>`
    select data from pgboss.job where name = 'payment-address-mail'
      and data ->> 'ownerId' = ${owner.accountId}`.execute(db)
  const sent: { subject: string; text: string }[] = []
  const mailer = { send: async (mail: (typeof sent)[number]) => void sent.push(mail) }
  for (const { data } of rows) await sendPaymentAddressMail({ ...shop.context, mailer } as never, data)
  expect(sent.map(({ subject }) => subject)).toEqual(['A text names a new account or contact'])
  expect(sent[0]?.text).toMatch(/manager \d+ published “Lamps for small rooms”/)
  expect(sent[0]?.text).toContain('012-345678-004')
  expect(sent[0]?.text).toContain(`/admin#/words/post/${params.key}`)
  const { data: trail } = await manager.call(listAudit, { query: { subject_id: params.key } })
  const row = trail.find(({ action }) => action === 'payments.named')
  expect([row?.staff_id, row?.after]).toEqual([manager.accountId, { accounts: ['012-345678-004'] }])
})
