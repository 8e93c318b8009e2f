import { cancelAppointmentByLink, moveAppointmentByLink } from '@fitout/contract/appointments.ts'
import { saveNotificationSettings, showNotificationSettings } from '@fitout/contract/notification-settings.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { book, sendQueued, standingClock } from '../../testing/appointments.ts'
import { addSlot } from '../../testing/slots.ts'
import { type Member, openProvedMember, provePhone } from '../../testing/members.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { gatherReminders } from './appointment-messages.ts'

const start = '2026-12-01T02:00:00Z'
const clock = standingClock(start)
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ clock })
})
beforeEach(() => clock.set(start))
afterAll(() => shop.stop())

const call = () => shop.visitor()

/** A member's appointment for Saturday the 5th, 10:00. */
async function booked(member?: Member) {
  const visitor = member ?? (await openProvedMember(shop))
  const slot = await addSlot(shop, '2026-12-05T10:00:00+08:00')
  const made = await book(visitor, slot, { email: visitor.email })
  await sendQueued(shop)
  return { made, token: made.token! }
}

async function reminders(at: string) {
  clock.set(at)
  await Promise.all([gatherReminders(shop.context), gatherReminders(shop.context)])
  const { mails, texts } = await sendQueued(shop)
  return [...mails.map(({ subject }) => subject), ...texts.map(({ text }) => text)]
}

test('R5 one mail at six in the evening of the day before, however often the worker restarts', async () => {
  const { made } = await booked()
  expect(await reminders('2026-12-04T17:59:59+08:00')).toEqual([])
  expect(await reminders('2026-12-04T18:00:00+08:00')).toEqual([
    `A reminder of your appointment ${made.reference} tomorrow`,
  ])
  for (let restart = 0; restart < 20; restart += 1) {
    expect(await reminders(`2026-12-04T18:${10 + restart}:00+08:00`)).toEqual([])
  }
})

test('R5 none after a cancellation a minute before, nor while the mail was queued', async () => {
  const [first, second] = [await booked(), await booked()]
  clock.set('2026-12-04T17:59:00+08:00')
  await call()(cancelAppointmentByLink, { body: { token: first.token } })
  await sendQueued(shop)
  clock.set('2026-12-04T18:00:00+08:00')
  await gatherReminders(shop.context)
  await call()(cancelAppointmentByLink, { body: { token: second.token } })
  expect((await sendQueued(shop)).mails.map(({ subject }) => subject)).toEqual([
    `Your appointment ${second.made.reference} is cancelled`,
  ])
})

test('an appointment made after that hour needs no reminder, and a new day has its own', async () => {
  clock.set('2026-12-04T20:00:00+08:00')
  const late = await booked()
  expect(await reminders('2026-12-04T20:01:00+08:00')).toEqual([])
  const other = await addSlot(shop, '2026-12-10T10:00:00+08:00')
  await call()(moveAppointmentByLink, { body: { token: late.token, slot_id: other } })
  await sendQueued(shop)
  expect(await reminders('2026-12-09T18:00:00+08:00')).toHaveLength(1)
})

test('two hours before, members who consented get a text message', async () => {
  const [quiet, agreed] = [await openProvedMember(shop), await openProvedMember(shop)]
  for (const member of [quiet, agreed]) {
    await provePhone(shop, member)
    await booked(member)
  }
  const { sms_wording: wording } = (await agreed.call(showNotificationSettings)).data
  const { version, language } = wording
  const channels: ('EMAIL' | 'SMS')[] = ['EMAIL', 'SMS']
  await agreed.call(saveNotificationSettings, {
    body: { is_notifiable: true, channels, wording: { version, language } },
  })
  await reminders('2026-12-04T18:00:00+08:00')
  expect(await reminders('2026-12-05T07:59:59+08:00')).toEqual([])
  const sent = await reminders('2026-12-05T08:00:00+08:00')
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain(`+852${agreed.phone}`)
  expect(sent[0]).toContain('A reminder: Showroom visit, 05/12/2026 10:00')
  expect(await reminders('2026-12-05T08:30:00+08:00')).toEqual([])
})
