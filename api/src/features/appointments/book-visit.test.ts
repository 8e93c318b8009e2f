import {
  cancelAppointmentByLink,
  listSlots,
  moveAppointmentByLink,
  ownAppointments,
  showAppointmentByLink,
} from '@fitout/contract/appointments.ts'
import { everyDay } from '@fitout/contract/booking-days.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import {
  bookVisit,
  cancelAppointment,
  correctVisitor,
  listStaffAppointments,
  listStaffSlots,
  listVisitsOfEnquiry,
  moveAppointment,
} from '@fitout/contract/staff/appointments.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { ownEmail, sendQueued, standingClock, tokenIn } from '../../testing/appointments.ts'
import { openProvedMember } from '../../testing/members.ts'
import { openOn, publishConstants } from '../../testing/publish-constants.ts'
import { addSlot } from '../../testing/slots.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest, refusalOf } from '../../testing/visitors.ts'
import { gatherReminders } from './appointment-messages.ts'

const start = '2026-12-01T02:00:00Z'
const clock = standingClock(start)
let shop: TestShop
let support: StaffVisitor
let manager: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop({ clock })
  await publishConstants(shop.context, { visit_notice_hours: 24 })
})
beforeEach(async () => {
  clock.set(start)
  support = await openStaff(shop, 'support')
  manager = await openStaff(shop, 'manager')
  await sendQueued(shop)
})
afterAll(() => shop.stop())

type Visit = Partial<BodyInput<typeof bookVisit>>

let phones = 91_000_000
const caller = (): Visit => ({ name: '陳大文', phone: String((phones += 1)), language: 'zh' })
const bodyOf = (slot_id: string, visit: Visit) => ({ slot_id, ...caller(), ...visit }) as BodyInput<typeof bookVisit>
const book = async (slotId: string, visit: Visit = {}, by = support) =>
  (await by.call(bookVisit, { body: bodyOf(slotId, visit) })).data

test('a caller without an email address is booked at once, and moves and cancels by the link in the text message', async () => {
  const [slot, other] = [await addSlot(shop, '2026-12-07T02:00:00Z'), await addSlot(shop, '2026-12-08T02:00:00Z')]
  const made = await book(slot, { language: 'en', phone: '91234567', note: '想看廚櫃' })
  expect(made).toMatchObject({
    status: 'BOOKED',
    name: '陳大文',
    email: null,
    contact_number: '+852 91234567',
    language: 'en',
    note: '想看廚櫃',
    account_id: null,
    confirm_by: null,
  })
  const { mails, texts } = await sendQueued(shop)
  expect(mails).toEqual([])
  expect(texts.map(({ to }) => to)).toEqual(['+85291234567'])
  expect(texts[0]?.text).toMatch(/Appointment .* is booked: Showroom visit, 07\/12\/2026 10:00/)
  expect(texts[0]?.text).toContain('/en/appointments/change?token=')
  const token = tokenIn(texts[0]?.text ?? '')
  const visitor = shop.visitor()
  const query = { token }
  expect((await visitor(showAppointmentByLink, { query })).data).toMatchObject({ can_move: true, can_cancel: true })
  await visitor(moveAppointmentByLink, { body: { token, slot_id: other } })
  await visitor(cancelAppointmentByLink, { body: { token } })
  expect((await visitor(showAppointmentByLink, { query })).data).toMatchObject({
    status: 'CANCELLED',
    starts_at: '2026-12-08T02:00:00.000Z',
  })
})

test('the mail with calendar file, link and reminder is in the language of the visitor, also when staff book', async () => {
  const headings = { zh: '預約成功', cn: '预约成功', en: 'is booked' }
  for (const language of ['zh', 'cn', 'en'] as const) {
    const email = ownEmail()
    const made = await book(await addSlot(shop, '2026-12-07T03:00:00Z', { kind: 'SHOWROOM' }), { email, language })
    const { mails, texts } = await sendQueued(shop)
    expect(texts).toEqual([])
    expect(mails.map(({ to }) => to)).toEqual([email])
    expect(mails[0]?.subject).toContain(made.reference)
    expect(mails[0]?.subject).toContain(headings[language])
    expect(mails[0]?.calendar).toContain('BEGIN:VEVENT')
    expect(mails[0]?.link).toContain(language === 'zh' ? '/appointments/change' : `/${language}/appointments/change`)
  }
  clock.set('2026-12-06T10:05:00Z')
  await gatherReminders(shop.context)
  expect((await sendQueued(shop)).mails).toHaveLength(3)
})

test('a slot is never booked beyond its places, by staff at once nor beside what visitors hold', async () => {
  const slot = await addSlot(shop, '2026-12-09T02:00:00Z', { capacity: 2 })
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => book(slot)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  await expectRefusal(book(slot), 409, 'slot-full')
  const { data } = await support.call(listStaffSlots, { query: { from: '2026-12-09', until: '2026-12-09' } })
  expect(data).toMatchObject([{ taken: 2, capacity: 2 }])
  const visitor = await openGuest(shop)
  const query = { kind: 'SHOWROOM', from: '2026-12-09', until: '2026-12-09' } as const
  expect((await visitor.call(listSlots, { query })).data).toEqual([])
})

test('the same booking sent twice is made once', async () => {
  const slot = await addSlot(shop, '2026-12-10T02:00:00Z', { capacity: 5 })
  const [body, idempotencyKey] = [bodyOf(slot, {}), newId()]
  const [one, again] = [
    await support.call(bookVisit, { body, idempotencyKey }),
    await support.call(bookVisit, { body, idempotencyKey }),
  ]
  expect(again.data._id).toBe(one.data._id)
  expect((await sendQueued(shop)).texts).toHaveLength(1)
})

test('staff book sooner than visitors may, yet neither the past, nor closed days, nor services', async () => {
  expect(await book(await addSlot(shop, '2026-12-01T04:00:00Z'))).toMatchObject({ status: 'BOOKED' })
  const refused = [
    await addSlot(shop, '2026-12-01T01:00:00Z'),
    await addSlot(shop, '2026-12-11T02:00:00Z', { kind: 'SERVICE' }),
    newId(),
  ]
  for (const slot of refused) await expectRefusal(book(slot), 404, 'slot-not-found')
  const friday = await addSlot(shop, '2026-12-11T03:00:00Z')
  for (const closed of [{ closed_on: ['2026-12-11'] }, { days: [1, 2, 3, 4, 6, 7] }]) {
    await openOn(shop.context, { ...everyDay, ...closed })
    await expectRefusal(book(friday), 404, 'slot-not-found')
  }
  await openOn(shop.context, everyDay)
  expect(await book(friday)).toMatchObject({ is_day_closed: false })
})

test('what is missing or wrong is named at its field, and nothing is booked', async () => {
  const home = await addSlot(shop, '2026-12-14T02:00:00Z', { kind: 'MEASUREMENT', districts: ['sha-tin'] })
  const faults: [Visit, string][] = [
    [{ phone: '' }, 'email'],
    [{ phone: '123' }, 'phone'],
    [{ email: 'not an address' }, 'email'],
    [{ name: '' }, 'name'],
    [{ address: '沙田第一城' }, 'district'],
    [{ district: 'sha-tin', address: ' ' }, 'address'],
  ]
  for (const [visit, path] of faults) {
    const refused = await refusalOf(book(home, visit))
    expect(refused).toMatchObject({ status: 422, code: 'invalid-input', errors: [{ path }] })
  }
  await expectRefusal(book(home, { district: 'tai-po', address: '大埔中心' }), 404, 'slot-not-found')
  const right = { district: 'sha-tin', address: '沙田第一城' } as const
  expect(await book(home, right)).toMatchObject({ ...right, kind: 'MEASUREMENT' })
})

test('a visit keeps its enquiry, and is among the appointments of the customer', async () => {
  const member = await openProvedMember(shop)
  const { data: enquiry } = await member.call(sendEnquiry, {
    body: { name: '陳大文', email: member.email, subject: '全屋裝修', description: '想約時間參觀陳列室', seconds: 60 },
  })
  const about = { enquiry_id: enquiry._id }
  const visit = await book(await addSlot(shop, '2026-12-15T02:00:00Z'), { ...about, email: member.email })
  expect(visit).toMatchObject({ ...about, account_id: member.accountId })
  const customer_id = member.accountId
  const second = await book(await addSlot(shop, '2026-12-16T02:00:00Z'), { customer_id })
  const own = (await member.call(ownAppointments, {})).data.map(({ reference }) => reference)
  expect(own).toEqual([visit.reference, second.reference])
  const free = await addSlot(shop, '2026-12-17T02:00:00Z')
  await expectRefusal(book(free, { enquiry_id: newId() }), 404, 'enquiry-not-found')
  await expectRefusal(book(free, { customer_id: newId() }), 404, 'customer-not-found')
  const guest = await openGuest(shop)
  await expectRefusal(book(free, { customer_id: guest.accountId }), 404, 'customer-not-found')
})

test('an enquiry lists the visits booked from it and those of its sender, not those of others', async () => {
  const email = 'sender@home.example'
  const guest = await openGuest(shop)
  const { data: enquiry } = await guest.call(sendEnquiry, {
    body: { name: '何太', email, phone: '93334444', description: '想約時間度尺', seconds: 60 },
  })
  const slots = ['19', '20', '21', '22', '23'].map((day) => addSlot(shop, `2026-12-${day}T02:00:00Z`))
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = await Promise.all(slots)
  const from = await book(first, { enquiry_id: enquiry._id })
  const byMail = await book(second, { email, phone: '' })
  const byPhone = await book(third, { phone: '93334444' })
  await book(fourth, { phone: '93334445' })
  await book(fifth, { phone: '93334444', area_code: '853' }).catch(() => undefined)
  const visits = async (id: string, by = support) => (await by.call(listVisitsOfEnquiry, { params: { id } })).data
  const listed = [byPhone, byMail, from].map(({ reference }) => reference)
  expect((await visits(enquiry._id)).map(({ reference }) => reference)).toEqual(listed)
  // Also after their end.
  await support.call(cancelAppointment, { params: { id: byPhone._id }, body: { reason: '客人改變主意' } })
  expect(await visits(enquiry._id)).toMatchObject([{ status: 'CANCELLED' }, { status: 'BOOKED' }, { status: 'BOOKED' }])
  await expectRefusal(visits(newId()), 404, 'enquiry-not-found')
  await expectRefusal(visits(enquiry._id, await openStaff(shop, 'editor')), 403, 'not-allowed')
})

test('only staff who work with appointments book, and the trail names the visit but not the visitor', async () => {
  const slot = await addSlot(shop, '2026-12-18T02:00:00Z')
  await expectRefusal(book(slot, {}, await openStaff(shop, 'editor')), 403, 'not-allowed')
  const made = await book(slot)
  const owner = await openStaff(shop, 'owner')
  const { data: trail } = await owner.call(listAudit, { query: { subject: 'appointment', subject_id: made._id } })
  expect(trail).toMatchObject([{ action: 'appointments.book', subject_title: made.reference }])
  expect(JSON.stringify(trail)).not.toMatch(/陳大文|9100/)
  const { data } = await support.call(listStaffAppointments, { query: { q: made.reference } })
  expect(data).toMatchObject([{ _id: made._id, status: 'BOOKED' }])
})

test('a corrected visitor is notified at the new contact, and the link sent to the former one ends', async () => {
  const made = await book(await addSlot(shop, '2026-12-11T02:00:00Z'), {
    language: 'en',
    email: 'wrong@visitor.example',
  })
  const [first] = (await sendQueued(shop)).mails
  const former = tokenIn(first?.text ?? '')
  const params = { id: made._id }
  const visitor = { name: '陳大文', phone: '91234567', language: 'en' as const, note: 'Ring twice' }
  const correct = async (body: BodyInput<typeof correctVisitor>) =>
    (await support.call(correctVisitor, { params, body: { ...body, version: made.visitor_version } })).data
  const after = await correct({ ...visitor, email: 'right@visitor.example' })
  expect(after).toMatchObject({
    status: 'BOOKED',
    email: 'right@visitor.example',
    note: 'Ring twice',
    can_correct: true,
  })
  const { mails, texts } = await sendQueued(shop)
  expect([mails.map(({ to }) => to), texts]).toEqual([['right@visitor.example'], []])
  const token = tokenIn(mails[0]?.text ?? '')
  const guest = shop.visitor()
  await guest(showAppointmentByLink, { query: { token } })
  await expectRefusal(guest(showAppointmentByLink, { query: { token: former } }), 404, 'appointment-not-found')
  await expectRefusal(guest(cancelAppointmentByLink, { body: { token: former } }), 404, 'appointment-not-found')
  // A colleague who still sees the former contact.
  await expectRefusal(correct({ ...visitor, email: 'late@visitor.example' }), 409, 'changed-meanwhile')
  const { data: trail } = await manager.call(listAudit, { query: { subject: 'appointment', subject_id: made._id } })
  expect(trail[0]).toMatchObject({ action: 'appointments.correct', before: { contact: 'former', note: 'former' } })
  expect(JSON.stringify(trail)).not.toMatch(/right@|wrong@|91234567|Ring twice/)
})

test('what does not change where messages go is corrected without one; a number alone gets a text message', async () => {
  const made = await book(await addSlot(shop, '2026-12-11T04:00:00Z'), { email: 'chan@visitor.example' })
  await sendQueued(shop)
  const params = { id: made._id }
  const body = { name: '陳太', phone: '92345678', language: 'zh' as const }
  await support.call(correctVisitor, { params, body: { ...body, email: 'chan@visitor.example' } })
  expect(await sendQueued(shop)).toMatchObject({ mails: [], texts: [] })
  await support.call(correctVisitor, { params, body })
  const { mails, texts } = await sendQueued(shop)
  expect([mails, texts.map(({ to }) => to)]).toEqual([[], ['+85292345678']])
  const none = { name: '陳太', language: 'zh' as const }
  expect(await refusalOf(support.call(correctVisitor, { params, body: none }))).toMatchObject({ status: 422 })
  await support.call(cancelAppointment, { params, body: { reason: 'Ill' } })
  await expectRefusal(support.call(correctVisitor, { params, body }), 409, 'illegal-transition')
})

test('a wrong district is corrected, and the visit then moved to a slot that goes there', async () => {
  const inShaTin = await addSlot(shop, '2026-12-14T02:00:00Z', { kind: 'MEASUREMENT', districts: ['sha-tin'] })
  const inYuenLong = await addSlot(shop, '2026-12-15T02:00:00Z', { kind: 'MEASUREMENT', districts: ['yuen-long'] })
  const home = { name: '陳大文', phone: '93456789', language: 'zh' as const, address: '第五座十二樓C室' }
  const made = await book(inShaTin, { ...home, district: 'sha-tin' })
  expect(made).toMatchObject({ district: 'sha-tin', is_out_of_area: false })
  await sendQueued(shop)
  const params = { id: made._id }
  const otherFlat = { ...home, name: '陳太', address: '第六座三樓A室' }
  const kept = (await support.call(correctVisitor, { params, body: { ...otherFlat, district: 'sha-tin' } })).data
  expect(kept.district).toBe('sha-tin')
  // No message names the address.
  expect(await sendQueued(shop)).toMatchObject({ mails: [], texts: [] })
  const body = { ...home, district: 'yuen-long' as const, version: kept.visitor_version }
  const after = (await support.call(correctVisitor, { params, body })).data
  expect(after).toMatchObject({ district: 'yuen-long', is_out_of_area: true })
  const { texts } = await sendQueued(shop)
  expect(texts).toMatchObject([{ to: '+85293456789', text: expect.stringContaining('地區已更正為元朗') }])
  await expectRefusal(
    support.call(correctVisitor, { params, body: { ...body, district: 'islands' } }),
    409,
    'changed-meanwhile',
  )
  const moved = await support.call(moveAppointment, { params, body: { slot_id: inYuenLong } })
  expect(moved.data).toMatchObject({ district: 'yuen-long', is_out_of_area: false })
  // The showroom is nobody's home.
  const visit = await book(await addSlot(shop, '2026-12-16T02:00:00Z'), { phone: '93456780' })
  const shown = { name: '陳大文', phone: '93456780', language: 'zh' as const, district: 'sha-tin' as const }
  const corrected = await support.call(correctVisitor, { params: { id: visit._id }, body: shown })
  expect(corrected.data).toMatchObject({ district: null, is_out_of_area: false })
})
