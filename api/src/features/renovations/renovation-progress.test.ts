import { readdir, readFile } from 'node:fs/promises'
import { join as pathOf } from 'node:path'
import { saveNotificationSettings } from '@fitout/contract/notification-settings.ts'
import { writeMessage } from '@fitout/contract/renovation-messages.ts'
import { answerMessage } from '@fitout/contract/staff/renovation-messages.ts'
import { removeRenovationMember, findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { transaction } from '../../database/database.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { standingClock } from '../../testing/appointments.ts'
import { type Member, openProvedMember, signIn } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openRoomOf, shareDrawing } from '../../testing/renovations.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { openWorks, prepareWorks, progress } from '../../testing/works.ts'
import { consentWords, optOutContact, wordingVersion } from '../consents/consents-service.ts'
import { join } from './renovation-members-service.ts'
import { gatherProgress, sendProgressMessage } from './renovation-progress.ts'

const clock = standingClock('2026-11-30T04:00:00Z')
const minutes = (count: number) => clock.forward(count * 60_000)
let shop: TestShop
let staff: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop({ clock })
  await publishConstants(shop.context)
})
beforeEach(async () => {
  staff = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

async function agree(member: Member, is_accept = true, language: 'zh' | 'cn' | 'en' = 'en'): Promise<void> {
  const wish = { content_type: 'renovation_progress', channel: 'EMAIL', is_accept } as const
  const wording = { version: wordingVersion, language: 'en' } as const
  await member.call(saveNotificationSettings, { body: { language, settings: [wish], wording } })
}

/** Lets workers gather concurrently, and sends each job twice; returns the sent mails. */
async function news(workers = 2) {
  await Promise.all(Array.from({ length: workers }, () => gatherProgress(shop.context)))
  const { rows } = await sql<{ data: Jobs['progress-message'] }>`
    with taken as (delete from pgboss.job where name = 'progress-message' returning data)
    select data from taken`.execute(shop.context.db)
  const folder = pathOf(shop.context.config.dataDir, 'mail')
  const sent = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('renovation-progress'))
  const before = new Set(await sent())
  for (const { data } of [...rows, ...rows]) await sendProgressMessage(shop.context, data)
  const names = (await sent()).filter((name) => !before.has(name))
  return Promise.all(
    names.map(async (name) => {
      const { to, subject, text = '', headers } = await PostalMime.parse(await readFile(pathOf(folder, name)))
      const stop = headers.some(({ key }) => key === 'list-unsubscribe')
      return { to: to?.[0]?.address, subject: subject ?? '', text, stop }
    }),
  )
}

const say = (id: string, text: string) => staff.call(answerMessage, { params: { id }, body: { text } })

test('R52 without consent there are no messages, and events from before it are never sent', async () => {
  const member = await openProvedMember(shop)
  const id = await openRoomOf(shop, staff, member)
  await say(id, 'The tiles are here')
  minutes(30)
  expect(await news()).toEqual([])
  await agree(member)
  minutes(30)
  expect(await news()).toEqual([])
})

test("R52 events within an hour are one mail in the reader's language, however many workers gather", async () => {
  const member = await openProvedMember(shop)
  const id = await openWorks(shop, staff, member)
  await prepareWorks(staff, id)
  await agree(member, true, 'cn')
  minutes(1)
  await shareDrawing(staff, id)
  await progress(staff, id, 'demolition', { percent: 50 })
  await progress(staff, id, 'demolition', { percent: 100 })
  await say(id, 'Secret word')
  minutes(5)
  // More may follow.
  expect(await news()).toEqual([])
  minutes(6)
  const [mail, ...others] = await news(4)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: member.email, subject: '您的装修工程有新进展', stop: true })
  for (const part of ['A-01 平面圖', 'demolition', '未读消息  1', consentWords.cn.mail.stop])
    expect(mail?.text).toContain(part)
  expect(mail?.text).not.toContain('Secret word')
  await say(id, 'And more')
  minutes(40)
  staff = await openStaff(shop, 'manager')
  // One an hour.
  expect(await news()).toEqual([])
  minutes(20)
  expect(await news()).toMatchObject([{ to: member.email }])
  minutes(120)
  expect(await news()).toEqual([])
})

test('R52 one’s own messages are no news; an unsubscribe link ends the mails, as does leaving the room', async () => {
  const member = await openProvedMember(shop)
  const id = await openRoomOf(shop, staff, member)
  await agree(member)
  minutes(1)
  await member.call(writeMessage, { params: { id }, body: { text: 'When do you come?' } })
  minutes(20)
  expect(await news()).toEqual([])
  await say(id, 'Tomorrow')
  await optOutContact(shop.context, { email: member.email, locale: 'en' })
  minutes(70)
  expect(await news()).toEqual([])

  const leaving = await openProvedMember(shop)
  staff = await openStaff(shop, 'manager')
  const other = await openRoomOf(shop, staff, leaving)
  await agree(leaving)
  minutes(1)
  await say(other, 'Welcome')
  const { members } = (await staff.call(findStaffRenovation, { params: { id: other } })).data
  await shop.context.db
    .updateTable('renovation_members')
    .set({ right: 'READ' })
    .where('renovation_id', '=', other)
    .execute()
  await staff.call(removeRenovationMember, { params: { id: other, member_id: members[0]!._id }, body: {} })
  minutes(20)
  expect(await news()).toEqual([])
})

type Step = { kind: 'say' | 'agree' | 'refuse' | 'wait'; who: number; minutes: number }
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind']>('say', 'say', 'agree', 'refuse', 'wait', 'wait'),
    who: fc.nat(2),
    minutes: fc.integer({ min: 1, max: 50 }),
  }),
  { minLength: 20, maxLength: 40 },
)

test('R52 for any sequence there is no mail without consent, none twice within an hour, and none without an unsubscribe link', async () => {
  let mails = 0
  await fc.assert(
    fc.asyncProperty(steps, async (run) => {
      // News left over from the last run must not count in this one.
      minutes(120)
      await news()
      staff = await openStaff(shop, 'manager')
      const members = [await openProvedMember(shop), await openProvedMember(shop), await openProvedMember(shop)]
      const [client, ...fellows] = members as [Member, Member, Member]
      const id = await openRoomOf(shop, staff, client)
      for (const { accountId } of fellows) {
        await transaction(shop.context.db, (trx) => join(shop.context, trx, id, accountId, 'READ'))
      }
      const agreed = new Set<string>()
      const last = new Map<string, number>()
      for (const { kind, who, minutes: count } of run) {
        const known = members[who] as Member
        // The session may have expired.
        const member = { ...known, ...(await signIn(shop, known.email)) }
        if (kind === 'say') await member.call(writeMessage, { params: { id }, body: { text: `Word ${count}` } })
        else if (kind === 'agree') await agree(member)
        else if (kind === 'refuse') await agree(member, false)
        if (kind === 'agree') agreed.add(member.email)
        if (kind === 'refuse') agreed.delete(member.email)
        minutes(kind === 'wait' ? count : 1)
        for (const { to = '', stop } of await news()) {
          expect([agreed.has(to), stop]).toEqual([true, true])
          const at = clock.now().getTime()
          expect(at - (last.get(to) ?? 0)).toBeGreaterThanOrEqual(60 * 60_000)
          last.set(to, at)
          mails += 1
        }
      }
    }),
    { numRuns: inject('isThorough') ? 20 : 2, endOnFailure: true },
  )
  expect(mails).toBeGreaterThan(0)
}, 300_000)
