import { bookAppointment, holdSlot, listSlots, ownAppointments, releaseHold } from '@fitout/contract/appointments.ts'
import { deleteAccount } from '@fitout/contract/personal-data.ts'
import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { book, bookHeld, hold, ownEmail, sendQueued, standingClock } from '../../testing/appointments.ts'
import { addSlot } from '../../testing/slots.ts'
import { openMember, openProvedMember, provePhone, rightPassword } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, type Guest, openGuest, refusalOf } from '../../testing/visitors.ts'
import { joinGuest } from '../guests/guests-service.ts'
import { sweepAppointments } from './appointments-service.ts'

const minute = 60_000
const start = '2026-12-01T02:00:00Z'
const clock = standingClock(start)
let shop: TestShop
let guest: Guest
beforeAll(async () => {
  shop = await openTestShop({ clock })
  await publishConstants(shop.context)
})
beforeEach(async () => {
  clock.set(start)
  guest = await openGuest(shop)
})
afterAll(() => shop.stop())

// Each test has a day of its own, between the general holidays.
let days = 0
const nextDay = () => {
  days += 1
  return new Date(Date.parse('2027-01-02T02:00:00Z') + days * 86_400_000)
}
const slotRow = (id: string) =>
  shop.context.db.selectFrom('appointment_slots').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const offered = async (id: string) => {
  const { starts_at, kind } = await slotRow(id)
  const day = new Date(starts_at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  const query = { kind: kind as 'SHOWROOM', from: day, until: day }
  return (await shop.visitor()(listSlots, { query })).data.find(({ _id }) => _id === id)
}

describe.each([
  { capacity: 1, lost: 49 },
  { capacity: 3, lost: 47 },
])('R1 of 50 concurrent requests for a slot', ({ capacity, lost }) => {
  test(`${capacity} get a place, and the others are told that it is full`, async () => {
    const slot = await addSlot(shop, nextDay(), { capacity })
    const guests = await Promise.all(Array.from({ length: 50 }, () => openGuest(shop)))
    const tries = await Promise.all(
      guests.map((one) =>
        one.call(holdSlot, { body: { slot_id: slot } }).then(
          () => 'held',
          (error: { problem: { status: number; code: string } }) => `${error.problem.status} ${error.problem.code}`,
        ),
      ),
    )
    expect(tries.filter((one) => one === 'held')).toHaveLength(capacity)
    expect(tries.filter((one) => one === '409 slot-full')).toHaveLength(lost)
    expect((await slotRow(slot)).taken).toBe(capacity)
    expect(await offered(slot)).toBeUndefined()
  })
})

test('R2 a hold can become an appointment for ten minutes, and then frees its place by itself', async () => {
  const [first, second] = [await addSlot(shop, nextDay()), await addSlot(shop, nextDay())]
  const [early, late] = [await hold(guest, first), await hold(guest, second)]
  expect([early.expires_at, await offered(second)]).toEqual(['2026-12-01T02:10:00.000Z', undefined])
  clock.set('2026-12-01T02:09:59.900Z')
  expect((await bookHeld(guest, early._id)).status).toBe('UNCONFIRMED')
  clock.set('2026-12-01T02:10:00.100Z')
  await expectRefusal(bookHeld(guest, late._id), 409, 'hold-ended')
  expect(await offered(second)).toMatchObject({ left: 1 })
  const other = await openGuest(shop)
  expect((await book(other, second)).status).toBe('UNCONFIRMED')
})

test('R2 an unconfirmed appointment frees its place after an hour', async () => {
  const slot = await addSlot(shop, nextDay())
  const booked = await book(guest, slot)
  expect(booked).toMatchObject({ status: 'UNCONFIRMED', confirm_by: '2026-12-01T03:00:00.000Z', token: null })
  clock.forward(60 * minute - 1)
  expect(await offered(slot)).toBeUndefined()
  clock.forward(1)
  expect(await offered(slot)).toMatchObject({ left: 1 })
  const other = await openGuest(shop)
  expect((await book(other, slot)).status).toBe('UNCONFIRMED')
  expect((await slotRow(slot)).taken).toBe(1)
})

test('a hold can be released by its owner only, and a session has two at most', async () => {
  const slots = [await addSlot(shop, nextDay()), await addSlot(shop, nextDay()), await addSlot(shop, nextDay())]
  const [first] = [await hold(guest, slots[0]!), await hold(guest, slots[1]!)]
  await expectRefusal(hold(guest, slots[2]!), 429, 'too-many-holds')
  const stranger = await openGuest(shop)
  await stranger.call(releaseHold, { params: { id: first._id } })
  await expectRefusal(bookHeld(stranger, first._id), 409, 'hold-ended')
  expect((await slotRow(slots[0]!)).taken).toBe(1)
  await guest.call(releaseHold, { params: { id: first._id } })
  expect((await slotRow(slots[0]!)).taken).toBe(0)
  await hold(guest, slots[2]!)
})

test('one source may hold 12 places an hour', async () => {
  const strict = await openTestShop({ environment: { RATE_LIMIT_SCALE: '1' }, clock })
  const slot = await addSlot(strict, nextDay(), { capacity: 20 })
  const visitor = await openGuest(strict)
  for (let count = 0; count < 12; count += 1) {
    await visitor.call(releaseHold, { params: { id: (await hold(visitor, slot))._id } })
  }
  expect((await refusalOf(hold(visitor, slot))).code).toBe('rate-limited')
  await strict.stop()
})

test('slots that have passed, are full or serve other districts are not offered', async () => {
  const day = nextDay()
  const at = (hours: number) => new Date(day.getTime() + hours * 3_600_000)
  const here = await addSlot(shop, at(0), { kind: 'MEASUREMENT', districts: ['sha-tin', 'tai-po'] })
  const everywhere = await addSlot(shop, at(2), { kind: 'MEASUREMENT' })
  const elsewhere = await addSlot(shop, at(4), { kind: 'MEASUREMENT', districts: ['southern'] })
  const from = day.toISOString().slice(0, 10)
  const query = { kind: 'MEASUREMENT', from, until: from } as const
  const list = async (district?: 'sha-tin') =>
    (await shop.visitor()(listSlots, { query: { ...query, ...(district && { district }) } })).data.map(({ _id }) => _id)
  expect(await list('sha-tin')).toEqual([here, everywhere])
  expect(await list()).toEqual([here, everywhere, elsewhere])
  await hold(guest, everywhere)
  expect(await list('sha-tin')).toEqual([here])
  clock.set(at(0))
  expect(await list('sha-tin')).toEqual([everywhere])
  await expectRefusal(hold(await openGuest(shop), here), 404, 'slot-not-found')
})

test('a measurement requires a home that its slot serves, a visit to the showroom does not', async () => {
  const slot = await addSlot(shop, nextDay(), { kind: 'MEASUREMENT', districts: ['sha-tin'] })
  const held = await hold(guest, slot)
  const home = { district: 'sha-tin', address: '禾輋邨 CANARY-ADDRESS' } as const
  const fault = async (wish: object) => (await refusalOf(bookHeld(guest, held._id, wish))).errors?.[0]
  expect(await fault({ address: home.address })).toMatchObject({ path: 'district', code: 'required' })
  expect(await fault({ district: home.district })).toMatchObject({ path: 'address', code: 'required' })
  await expectRefusal(bookHeld(guest, held._id, { ...home, district: 'southern' }), 404, 'slot-not-found')
  expect(await fault({ ...home, email: '' })).toMatchObject({ path: 'email', code: 'required' })
  expect(await fault({ ...home, email: '', phone: '123' })).toMatchObject({ path: 'phone', code: 'phone-format' })
  expect(await bookHeld(guest, held._id, home)).toMatchObject({ status: 'UNCONFIRMED', district: 'sha-tin' })
  const visit = await book(guest, await addSlot(shop, nextDay()), home)
  const row = await shop.context.db
    .selectFrom('appointments')
    .select(['district', 'address'])
    .where('id', '=', visit._id)
    .executeTakeFirst()
  expect(row).toEqual({ district: null, address: '' })
})

test('a member with a confirmed contact books without confirmation, by mail and by phone', async () => {
  const member = await openProvedMember(shop)
  await provePhone(shop, member)
  const byMail = await book(member, await addSlot(shop, nextDay()), { email: member.email })
  expect(byMail).toMatchObject({ status: 'BOOKED', confirm_by: null, can_move: true, token: expect.any(String) })
  const byPhone = await book(member, await addSlot(shop, nextDay()), { email: '', phone: member.phone })
  expect(byPhone.status).toBe('BOOKED')
  const foreign = await book(member, await addSlot(shop, nextDay()))
  expect([foreign.status, foreign.token]).toEqual(['UNCONFIRMED', null])
  const { data } = await member.call(ownAppointments)
  expect(data.map(({ reference }) => reference)).toEqual([byMail, byPhone, foreign].map(({ reference }) => reference))
})

test('one contact has two upcoming appointments at most, however many are requested at once', async () => {
  const email = ownEmail()
  const tries = Array.from({ length: 6 }, async () => {
    const visitor = await openGuest(shop)
    return book(visitor, await addSlot(shop, nextDay()), { email })
  })
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const slot = await addSlot(shop, nextDay())
  await expectRefusal(book(guest, slot, { email }), 429, 'too-many-appointments')
  clock.forward(61 * minute)
  expect((await book(await openGuest(shop), slot, { email })).status).toBe('UNCONFIRMED')
})

test('the same key books once, and a form filled in by a bot gets no mail', async () => {
  const held = await hold(guest, await addSlot(shop, nextDay()))
  const [email, key] = [ownEmail(), newId()]
  const first = await bookHeld(guest, held._id, { email }, key)
  expect(await bookHeld(guest, held._id, { email, seconds: 75 }, key)).toEqual(first)
  await sendQueued(shop)
  await book(guest, await addSlot(shop, nextDay()), { website: 'https://spam.example' })
  expect((await sendQueued(shop)).mails).toEqual([])
})

test('an appointment refers only to an enquiry of its own visitor', async () => {
  const enquiry = { name: '陳大文', email: ownEmail(), description: '想翻新廚房' }
  const { data: sent } = await guest.call(sendEnquiry, { body: enquiry })
  const slot = await addSlot(shop, nextDay(), { capacity: 2 })
  const stranger = await openGuest(shop)
  await expectRefusal(book(stranger, slot, { enquiry_id: sent._id }), 404, 'enquiry-not-found')
  expect((await book(guest, slot, { enquiry_id: sent._id })).status).toBe('UNCONFIRMED')
})

test("a guest's holds and appointments move to their account, and are deleted with it", async () => {
  const [held, booked] = [await addSlot(shop, nextDay()), await addSlot(shop, nextDay())]
  const member = await openMember(shop)
  await hold(guest, held)
  const made = await book(guest, booked)
  await shop.context.db.transaction().execute((trx) => joinGuest(trx, guest.accountId, member.accountId))
  expect((await member.call(ownAppointments)).data.map(({ _id }) => _id)).toEqual([made._id])
  await member.call(deleteAccount, { body: { password: rightPassword } })
  expect([(await slotRow(held)).taken, (await slotRow(booked)).taken]).toEqual([0, 0])
})

test('the sweep removes expired ones, and deletes appointments after two years', async () => {
  const [held, unconfirmed, past] = [await addSlot(shop, nextDay()), await addSlot(shop, nextDay()), nextDay()]
  const member = await openProvedMember(shop)
  const kept = await book(member, await addSlot(shop, past), { email: member.email })
  await hold(guest, held)
  const lapsed = await book(guest, unconfirmed)
  const there = async () => {
    const rows = await shop.context.db
      .selectFrom('appointments')
      .select(['id', 'status', 'cancelled_by'])
      .where('id', 'in', [kept._id, lapsed._id])
      .orderBy('id')
      .execute()
    return rows.map(({ status, cancelled_by }) => [status, cancelled_by])
  }
  clock.forward(61 * minute)
  await sweepAppointments(shop.context)
  expect([(await slotRow(held)).taken, (await slotRow(unconfirmed)).taken]).toEqual([0, 0])
  expect(await there()).toEqual([
    ['BOOKED', null],
    ['CANCELLED', 'CLOCK'],
  ])
  clock.forward(8 * 86_400_000)
  await sweepAppointments(shop.context)
  expect(await there()).toEqual([['BOOKED', null]])
  clock.set(past.getTime() + 731 * 86_400_000)
  await sweepAppointments(shop.context)
  expect(await there()).toEqual([])
})

test('the form rejects unexpected fields', async () => {
  const held = await hold(guest, await addSlot(shop, nextDay()))
  const wish = { hold_id: held._id, name: 'A', email: ownEmail(), status: 'BOOKED' }
  const { errors } = await refusalOf(guest.call(bookAppointment, { body: wish as never }))
  expect(errors).toMatchObject([{ path: 'status', code: 'unknown-field' }])
})
