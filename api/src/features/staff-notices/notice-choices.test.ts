import { chooseStaffLanguage } from '@fitout/contract/staff/session.ts'
import { findNoticeChoices, listStaffNotices, saveNoticeChoices } from '@fitout/contract/staff/staff-notices.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mail } from '../../adapters/mail/port.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { standingClock } from '../../testing/appointments.ts'
import { leaveEnquiry } from '../../testing/enquiries.ts'
import { type Member, openMember } from '../../testing/members.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { queueNotices, sendNoticeMail } from './staff-notices-service.ts'

// A Monday, ten minutes to ten in the evening in Hong Kong.
const evening = '2026-11-30T13:50:00Z'
const clock = standingClock(evening)
let shop: TestShop
let support: StaffVisitor
let editor: StaffVisitor
let member: Member
beforeAll(async () => {
  shop = await openTestShop({ clock })
  support = await openStaff(shop, 'support')
  editor = await openStaff(shop, 'editor')
  member = await openMember(shop)
  return () => shop.stop()
})
beforeEach(async () => {
  clock.set(evening)
  await queueNotices(shop.context)
  await jobs()
})

const never = { days: [], from: '22:00', to: '08:00' }
const enquire = (name: string) =>
  leaveEnquiry(shop.context.db, member.accountId, { name, email: 'a@b.example', phone: '51234567', description: 'Oak' })

async function jobs() {
  const { rows } = await sql<{ data: Jobs['staff-notice-mail'] }>`
    delete from pgboss.job where name = 'staff-notice-mail' returning data`.execute(shop.context.db)
  return rows.map(({ data }) => data)
}
/** The mails sent now, by address. */
async function sent(): Promise<Mail[]> {
  const mails: Mail[] = []
  const mailer = { send: async (mail: Mail) => void mails.push(mail) }
  await queueNotices(shop.context)
  for (const job of await jobs()) await sendNoticeMail({ ...shop.context, mailer }, job)
  return mails
}
const choose = (
  person: StaffVisitor,
  kinds: { kind: 'enquiry' | 'order'; bell: boolean; mail: boolean }[],
  quiet = never,
) => person.call(saveNoticeChoices, { body: { kinds, quiet: { ...quiet, days: [...quiet.days] } } })

test('a role chooses among the kinds it may see; only requested kinds are mailed', async () => {
  const kinds = (await editor.call(findNoticeChoices)).data.kinds.map(({ kind }) => kind)
  expect(kinds).toEqual(['review', 'comment', 'stock'])
  await enquire('Ho')
  expect(await sent()).toEqual([])
  // Kinds that the role may not see are neither stored nor sent.
  await choose(editor, [{ kind: 'enquiry', bell: true, mail: true }])
  await enquire('Ho')
  expect(await sent()).toEqual([])
  expect((await editor.call(listStaffNotices)).data).toEqual([])
})

test('a chosen kind is mailed once with a link to its subject; a declined one is not in the bell', async () => {
  await choose(support, [{ kind: 'enquiry', bell: true, mail: true }])
  const id = await enquire('Wong <b>')
  const [mail, ...others] = await sent()
  expect(others).toEqual([])
  expect(mail?.to).toBe(support.email)
  expect(mail?.text).toContain('Wong <b>')
  expect(mail?.html).toContain('Wong &#60;b&#62;')
  expect(mail?.text).toContain(`/admin#/enquiries/${id}`)
  expect(await sent()).toEqual([])

  await choose(support, [{ kind: 'enquiry', bell: false, mail: false }])
  await enquire('Lee')
  expect(await sent()).toEqual([])
  expect((await support.call(listStaffNotices)).data.filter(({ event }) => event === 'enquiry.received')).toEqual([])
})

test('mails are in the language that the person chose last', async () => {
  await choose(support, [{ kind: 'enquiry', bell: true, mail: true }])
  for (const [language, subject] of [
    ['cn', '新咨询'],
    ['en', 'New enquiry'],
    ['zh', '新查詢'],
  ] as const) {
    await support.call(chooseStaffLanguage, { body: { language } })
    await enquire('Ho')
    expect((await sent()).map((mail) => mail.subject)).toEqual([subject])
  }
  await choose(support, [{ kind: 'enquiry', bell: false, mail: false }])
})

test('a worker lost between two runs sends nothing twice, and a repeated job is the same mail', async () => {
  await choose(support, [{ kind: 'enquiry', bell: true, mail: true }])
  await enquire('Ng')
  await Promise.all([queueNotices(shop.context), queueNotices(shop.context), queueNotices(shop.context)])
  const found = await jobs()
  expect(found.flatMap(({ noticeIds }) => noticeIds)).toHaveLength(1)
  const ids: string[] = []
  const mailer = { send: async ({ id }: Mail) => void ids.push(id) }
  for (const _ of [1, 2]) await sendNoticeMail({ ...shop.context, mailer }, found[0]!)
  expect(new Set(ids).size).toBe(1)
})

test('during quiet hours mails are held back while the bell counts, and are sent as one afterwards', async () => {
  const quiet = { days: [1, 2], from: '22:00', to: '07:30' }
  await choose(support, [{ kind: 'enquiry', bell: true, mail: true }], quiet as never)
  const before = (await support.call(listStaffNotices)).total
  clock.set('2026-11-30T14:00:00Z')
  for (const name of ['Au', 'Bo', 'Cho']) {
    await enquire(name)
    expect(await sent()).toEqual([])
  }
  expect((await support.call(listStaffNotices)).total).toBe(before + 3)
  // A minute before the end, the next morning.
  clock.set('2026-11-30T23:29:00Z')
  expect(await sent()).toEqual([])
  clock.set('2026-11-30T23:30:00Z')
  const mails = await sent()
  expect(mails).toHaveLength(1)
  for (const name of ['Au', 'Bo', 'Cho']) expect(mails[0]?.text).toContain(name)
  // A night without quiet hours: Wednesday.
  clock.set('2026-12-02T15:00:00Z')
  await enquire('Do')
  expect(await sent()).toHaveLength(1)
})

test('a person who may no longer see a notice gets no mail about it', async () => {
  await choose(support, [{ kind: 'enquiry', bell: true, mail: true }])
  await enquire('Fu')
  await queueNotices(shop.context)
  const { db } = shop.context
  await db.updateTable('staff').set({ role: 'editor' }).where('id', '=', support.accountId).execute()
  expect(await sent()).toEqual([])
  await db.updateTable('staff').set({ role: 'support' }).where('id', '=', support.accountId).execute()
})
