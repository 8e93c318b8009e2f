import { findNoticeChoices, saveNoticeChoices } from '@fitout/contract/staff/staff-notices.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Mail } from '../../adapters/mail/port.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { standingClock } from '../../testing/appointments.ts'
import { leaveEnquiry } from '../../testing/enquiries.ts'
import { openMember } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, signInAgain, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { queueWeeklySummaries, sendWeeklySummary } from './weekly-summary-service.ts'

// Monday, 7 December, at nine in Hong Kong.
const monday = '2026-12-07T01:00:00Z'
const clock = standingClock('2026-12-02T04:00:00Z')

let shop: TestShop
let owner: StaffVisitor
let editor: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop({ clock })
  await publishConstants(shop.context)
  owner = await openStaff(shop, 'owner')
  editor = await openStaff(shop, 'editor')
  const { accountId } = await openMember(shop)
  const { db } = shop.context
  await db.updateTable('staff').set({ language: 'en' }).where('id', '=', owner.accountId).execute()
  const facts = { name: 'Ho', email: 'a@b.example', phone: '51234567', description: 'Oak' }
  for (const at of ['2026-11-26', '2026-12-01', '2026-12-06', '2026-12-06', '2026-12-07']) {
    const id = await leaveEnquiry(db, accountId, facts)
    await sql`update enquiries set created_at = ${`${at}T08:00:00Z`} where id = ${id}`.execute(db)
  }
  return () => shop.stop()
})

const choose = async (person: StaffVisitor, weekly: boolean | undefined) => {
  const quiet = { days: [], from: '22:00', to: '08:00' }
  return (
    await (
      await signInAgain(shop, person)
    ).call(saveNoticeChoices, { body: { kinds: [], quiet, ...(weekly !== undefined && { weekly }) } })
  ).data
}

/** The mails sent now, with other processes queueing at the same moment. */
async function sent(): Promise<Mail[]> {
  await Promise.all([1, 2, 3].map(() => queueWeeklySummaries(shop.context)))
  const { rows } = await sql<{ data: Jobs['weekly-summary-mail'] }>`
    delete from pgboss.job where name = 'weekly-summary-mail' returning data`.execute(shop.context.db)
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail) }
  for (const { data } of rows) await sendWeeklySummary({ ...shop.context, mailer }, data)
  return mails
}

test('a week is summed up once, on Monday at nine, for staff who chose it, whatever the clock does', async () => {
  expect((await owner.call(findNoticeChoices)).data.weekly).toBe(false)
  expect((await choose(owner, true)).weekly).toBe(true)
  // Saved by an older page that does not know the setting.
  expect((await choose(owner, undefined)).weekly).toBe(true)
  expect(await sent()).toEqual([])
  clock.set('2026-12-07T00:59:00Z')
  expect(await sent()).toEqual([])
  clock.set(monday)
  const [mail, ...others] = await sent()
  expect(others).toEqual([])
  expect(mail?.to).toBe(owner.email)
  expect(mail?.text).toMatch(/Enquiries received {2}3 \(1 the week before\)/)
  clock.set('2026-11-30T01:00:00Z')
  expect(await sent()).toEqual([])
  clock.set('2026-12-07T03:00:00Z')
  expect(await sent()).toEqual([])
  // The shop was down on Monday.
  clock.set('2026-12-16T03:00:00Z')
  expect(await sent()).toHaveLength(1)
})

test('it contains only what the role may see, is not sent if empty, and can be switched off in the settings', async () => {
  await choose(editor, true)
  await choose(owner, false)
  const { db } = shop.context
  clock.set('2026-12-21T01:00:00Z')
  expect(await sent()).toEqual([])
  await choose(owner, true)
  await db.updateTable('staff').set({ language: 'zh' }).where('id', '=', owner.accountId).execute()
  clock.set('2026-12-28T01:00:00Z')
  const [mail, ...others] = await sent()
  expect([mail?.to, others]).toEqual([owner.email, []])
  expect(mail?.text).toMatch(/^收款 {2}HK\$0（前一週 HK\$0）\n退款 {2}HK\$0（前一週 HK\$0）$/m)
  expect(mail?.text).toMatch(/^有待回覆的查詢 {2}\d+$/m)
  // They switch it off between the job and its mail.
  clock.set('2027-01-04T01:00:00Z')
  await queueWeeklySummaries(shop.context)
  await choose(owner, false)
  expect(await sent()).toEqual([])
})

test('the link in the mail unsubscribes without signing in, only with its button, and only its recipient', async () => {
  await choose(owner, true)
  clock.set('2027-01-11T01:00:00Z')
  const [mail] = await sent()
  const url = /https?:\S+\/api(\/weekly-summaries\?token=\S+)/.exec(mail!.text)!
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<${url[0]}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  const wants = async () => (await (await signInAgain(shop, owner)).call(findNoticeChoices)).data.weekly
  const ask = async (path: string, method: string) => (await shop.request(`/api${path}`, { method })).status
  expect([await ask(url[1]!, 'GET'), await wants()]).toEqual([200, true])
  const other = url[1]!.replace(owner.accountId, editor.accountId)
  expect([await ask(other, 'POST'), await ask(`${url[1]!}A`, 'POST'), await wants()]).toEqual([404, 404, true])
  expect([await ask(url[1]!, 'POST'), await wants()]).toEqual([200, false])
  expect(await ask(url[1]!, 'POST')).toBe(200)
})
