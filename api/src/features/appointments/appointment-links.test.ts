import {
  cancelAppointmentByLink,
  confirmAppointmentByLink,
  listSlots,
  moveAppointmentByLink,
  showAppointmentByLink,
} from '@fitout/contract/appointments.ts'
import { locales } from '@fitout/contract/locales.ts'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { book, ownEmail, sendQueued, standingClock, tokenIn } from '../../testing/appointments.ts'
import { addSlot } from '../../testing/slots.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest, refusalOf } from '../../testing/visitors.ts'
import { appointmentToken } from './appointment-link.ts'

const start = '2026-12-01T02:00:00Z'
const clock = standingClock(start)
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ clock })
})
beforeEach(() => clock.set(start))
afterAll(() => shop.stop())

let days = 0
const nextDay = (hour = 10) => {
  days += 1
  return new Date(Date.parse(`2026-12-05T${String(hour).padStart(2, '0')}:00:00+08:00`) + days * 86_400_000)
}
const call = () => shop.visitor()
const show = async (token: string) => (await call()(showAppointmentByLink, { query: { token } })).data
const confirm = async (token: string) => (await call()(confirmAppointmentByLink, { body: { token } })).data
const move = async (token: string, slot_id: string) =>
  (await call()(moveAppointmentByLink, { body: { token, slot_id } })).data
const cancel = async (token: string) => (await call()(cancelAppointmentByLink, { body: { token } })).data
const isOffered = async (slot: string) => {
  const { data } = await call()(listSlots, { query: { kind: 'SHOWROOM' } })
  return data.some(({ _id }) => _id === slot)
}

/** An unconfirmed appointment and the token of its mail. */
async function booked(facts: Parameters<typeof addSlot>[2] = {}, wish: Parameters<typeof book>[2] = {}) {
  const [slot, email] = [await addSlot(shop, nextDay(), facts), ownEmail()]
  await sendQueued(shop)
  const made = await book(await openGuest(shop), slot, { email, ...wish })
  const { mails, texts } = await sendQueued(shop)
  return { slot, made, email, mail: mails[0]!, token: mails[0]?.token ?? tokenIn(texts[0]?.text ?? '') }
}

async function confirmed() {
  const one = await booked()
  await confirm(one.token)
  const { mails } = await sendQueued(shop)
  return { ...one, mail: mails[0]! }
}

test('the link in the mail shows the appointment without a name, and confirms it once', async () => {
  const { made, mail, email, token } = await booked()
  expect([mail.to, mail.subject]).toEqual([email, `Please confirm your appointment ${made.reference}`])
  expect(mail.link).toBe(`http://localhost:3000/en/appointments/change?token=${token}`)
  for (let prefetch = 0; prefetch < 10; prefetch += 1) await show(token)
  const seen = await show(token)
  expect(seen).toMatchObject({ status: 'UNCONFIRMED', can_confirm: true, can_move: false, can_cancel: false })
  expect(seen.contact).toMatch(/^v•••@shop\.example$/)
  expect(JSON.stringify(seen)).not.toMatch(/陳大文|visitor-/)
  await expectRefusal(cancel(token), 409, 'illegal-transition')
  expect(await confirm(token)).toMatchObject({ status: 'BOOKED', can_confirm: false, can_move: true, can_cancel: true })
  await expectRefusal(confirm(token), 409, 'illegal-transition')
  const { mails } = await sendQueued(shop)
  expect(mails.map(({ subject }) => subject)).toEqual([`Your appointment ${made.reference} is booked`])
})

test('without an email the link comes by text message', async () => {
  const slot = await addSlot(shop, nextDay())
  const made = await book(await openGuest(shop), slot, { email: '', phone: '51234567' })
  const { mails, texts } = await sendQueued(shop)
  expect([mails, texts.map(({ to }) => to)]).toEqual([[], ['+85251234567']])
  const token = tokenIn(texts[0]!.text)
  expect((await show(token)).contact).toBe('•••• 4567')
  expect((await confirm(token)).reference).toBe(made.reference)
  expect((await sendQueued(shop)).texts[0]!.text).toContain('is booked: Showroom visit, ')
})

test('an expired request can be neither confirmed nor kept, and says so', async () => {
  const { token } = await booked()
  clock.forward(3_600_000)
  expect(await show(token)).toMatchObject({ status: 'CANCELLED', cancelled_by: 'CLOCK', can_confirm: false })
  await expectRefusal(confirm(token), 409, 'illegal-transition')
})

test('R3 moving and cancelling by link free the old place immediately', async () => {
  const { slot, token } = await confirmed()
  const other = await addSlot(shop, nextDay())
  expect([await isOffered(slot), await isOffered(other)]).toEqual([false, true])
  const moved = await move(token, other)
  expect([await isOffered(slot), await isOffered(other), moved.status]).toEqual([true, false, 'BOOKED'])
  await expectRefusal(move(token, other), 409, 'illegal-transition')
  expect(await cancel(token)).toMatchObject({ status: 'CANCELLED', cancelled_by: 'VISITOR', can_move: false })
  expect(await isOffered(other)).toBe(true)
  await expectRefusal(cancel(token), 409, 'illegal-transition')
  await expectRefusal(move(token, slot), 409, 'illegal-transition')
})

test('moving is refused to a full slot, one of another kind or district, and a removed one', async () => {
  const home = { district: 'sha-tin', address: '禾輋邨' } as const
  const { token } = await booked({ kind: 'MEASUREMENT' }, home)
  await confirm(token)
  const [full, visit, far] = [
    await addSlot(shop, nextDay(), { kind: 'MEASUREMENT' }),
    await addSlot(shop, nextDay()),
    await addSlot(shop, nextDay(), { kind: 'MEASUREMENT', districts: ['southern'] }),
  ]
  await book(await openGuest(shop), full, home)
  const codes = []
  for (const wrong of [full, visit, far, newId()]) codes.push((await refusalOf(move(token, wrong))).code)
  expect(codes).toEqual(['slot-full', 'slot-not-found', 'slot-not-found', 'slot-not-found'])
})

test('two concurrent moves to the last place: one succeeds, the other keeps the old place', async () => {
  const [first, second] = [await confirmed(), await confirmed()]
  const last = await addSlot(shop, nextDay())
  const outcomes = await Promise.allSettled([move(first.token, last), move(second.token, last)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const places = [await show(first.token), await show(second.token)].map(({ starts_at }) => starts_at)
  expect(new Set(places).size).toBe(2)
})

test('swapping and cancelling concurrently never loses or duplicates a place', async () => {
  const slots = await Promise.all(Array.from({ length: 3 }, () => addSlot(shop, nextDay(), { capacity: 4 })))
  const tokens = await Promise.all(
    [0, 1, 2].map(async (index) => {
      const made = await book(await openGuest(shop), slots[index]!)
      const token = await appointmentToken(shop.context.db, made._id)
      await confirm(token)
      return token
    }),
  )
  const steps = Array.from({ length: 24 }, (_, step) =>
    step === 20 ? cancel(tokens[0]!) : move(tokens[step % 3]!, slots[(step * 7 + 1) % 3]!),
  )
  const outcomes = await Promise.allSettled(steps)
  const codes = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { problem: { code: string } }).problem.code] : [],
  )
  expect(codes.filter((code) => !['illegal-transition', 'changed-meanwhile'].includes(code))).toEqual([])
  const statuses = await Promise.all(tokens.map(async (token) => (await show(token)).status))
  const { data } = await call()(listSlots, { query: { kind: 'SHOWROOM' } })
  const left = data.filter(({ _id }) => slots.includes(_id)).reduce((sum, one) => sum + one.left, 0)
  expect(12 - left).toBe(statuses.filter((status) => status === 'BOOKED').length)
})

test('a visitor can change an appointment until two hours before', async () => {
  const { token, made } = await confirmed()
  const other = await addSlot(shop, nextDay())
  clock.set(new Date(made.starts_at).getTime() - 2 * 3_600_000)
  expect(await show(token)).toMatchObject({ can_move: true, can_cancel: true })
  clock.forward(1)
  expect(await show(token)).toMatchObject({ can_move: false, can_cancel: false })
  await expectRefusal(move(token, other), 409, 'illegal-transition')
  await expectRefusal(cancel(token), 409, 'illegal-transition')
})

test('R3 a token that is altered, foreign or seven days past finds nothing, in the same response time', async () => {
  const { token, made } = await confirmed()
  const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  const foreign = `${newId()}.${token.split('.')[1]}`
  const ofNone = await appointmentToken(shop.context.db, newId())
  const codes = []
  for (const one of [altered, foreign, ofNone, 'x', `${made._id}.`]) {
    codes.push((await refusalOf(show(one))).code)
    codes.push((await refusalOf(cancel(one))).code)
  }
  expect(new Set(codes)).toEqual(new Set(['appointment-not-found']))
  const ends = new Date(made.starts_at).getTime() + 3_600_000
  clock.set(ends + 7 * 86_400_000)
  expect((await show(token)).status).toBe('BOOKED')
  clock.forward(1)
  await expectRefusal(show(token), 404, 'appointment-not-found')

  const time = async (one: string) => {
    const from = performance.now()
    await refusalOf(show(one))
    return performance.now() - from
  }
  const times: Record<string, number[]> = { altered: [], old: [] }
  for (let trial = 0; trial < 250; trial += 1) {
    times['altered']!.push(await time(altered))
    times['old']!.push(await time(token))
  }
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[all.length / 2]!
  const ratio = median(times['altered']!) / median(times['old']!)
  expect(ratio).toBeGreaterThan(0.7)
  expect(ratio).toBeLessThan(1.4)
})

const event = (calendar: string) => {
  const parsed = new ICAL.Component(ICAL.parse(calendar) as never)
  const vevent = parsed.getFirstSubcomponent('vevent')!
  const value = (name: string) => String(vevent.getFirstPropertyValue(name))
  return { method: parsed.getFirstPropertyValue('method'), value, starts: new ICAL.Event(vevent).startDate.toJSDate() }
}

test('R4 calendars apply every change: constant UID, rising SEQUENCE, 10:00 in Hong Kong everywhere', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  const { token, mail, made } = await confirmed()
  const slots = await Promise.all([1, 2, 3].map(() => addSlot(shop, nextDay())))
  const calendars = [mail.calendar]
  for (const slot of slots) {
    await move(token, slot)
    calendars.push((await sendQueued(shop)).mails[0]!.calendar)
  }
  await cancel(token)
  calendars.push((await sendQueued(shop)).mails[0]!.calendar)
  const events = calendars.map(event)
  expect(events.map(({ value }) => value('sequence'))).toEqual(['0', '1', '2', '3', '4'])
  expect(new Set(events.map(({ value }) => value('uid'))).size).toBe(1)
  expect(events.map(({ method }) => method)).toEqual(['PUBLISH', 'PUBLISH', 'PUBLISH', 'PUBLISH', 'CANCEL'])
  expect(events.at(-1)!.value('status')).toBe('CANCELLED')
  expect(events[0]!.starts.toISOString()).toBe(made.starts_at)
  const inHongKong = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Hong_Kong',
    hour: '2-digit',
    minute: '2-digit',
  })
  expect(events.map(({ starts }) => inHongKong.format(starts))).toEqual(Array.from({ length: 5 }, () => '10:00'))
  vi.unstubAllEnvs()

  const answer = await shop.request(`/api/appointments/calendar?token=${token}`)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(event(await answer.text()).value('uid')).toBe(events[0]!.value('uid'))
})

test('no calendar file before the contact is confirmed', async () => {
  const { token } = await booked()
  expect((await shop.request(`/api/appointments/calendar?token=${token}`)).status).toBe(404)
})

test.each(locales)('R61 each mail is sent once, and its subject names no one, in %s', async (locale) => {
  const slot = await addSlot(shop, nextDay(), { kind: 'MEASUREMENT' })
  const guest = await openGuest(shop, locale)
  const home = { district: 'sha-tin', address: 'CANARY-ADDRESS 禾輋邨' } as const
  await book(guest, slot, { ...home, name: 'CANARY-NAME' })
  const [asked] = (await sendQueued(shop)).mails
  await confirm(asked!.token)
  const [made] = (await sendQueued(shop)).mails
  await move(asked!.token, await addSlot(shop, nextDay(), { kind: 'MEASUREMENT' }))
  const [moved] = (await sendQueued(shop)).mails
  await cancel(asked!.token)
  const [ended] = (await sendQueued(shop)).mails
  const mails = [asked!, made!, moved!, ended!]
  const steady = (text: string) =>
    text
      .replaceAll(/AP-\w{4}-\w{4}/g, 'AP-XXXX-XXXX')
      .replaceAll(/token=\S+/g, 'token=…')
      .replaceAll(/\d\d\/\d\d\/\d{4}/g, 'DD/MM/YYYY')
  expect(mails.map(({ subject, text }) => steady(`${subject}\n\n${text}`)).join('\n======\n')).toMatchSnapshot()
  for (const { subject, text, calendar } of mails) {
    expect(subject).not.toMatch(/CANARY|@/)
    expect(text + calendar).not.toContain('CANARY-ADDRESS')
  }
})
