import { everyWeekday } from '@fitout/contract/booking-days.ts'
import { listSlots, showAppointmentByLink } from '@fitout/contract/appointments.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import {
  addSlots,
  cancelAppointment,
  changeSlot,
  finishAppointment,
  findStaffAppointment,
  listStaffAppointments,
  listStaffSlots,
  missAppointment,
  moveAppointment,
  removeSlot,
} from '@fitout/contract/staff/appointments.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { book, hold, sendQueued, standingClock } from '../../testing/appointments.ts'
import { addSlot } from '../../testing/slots.ts'
import { openProvedMember } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest, refusalOf } from '../../testing/visitors.ts'

const start = '2026-12-01T02:00:00Z'
const clock = standingClock(start)
let shop: TestShop
let manager: StaffVisitor
let support: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop({ clock })
  const holidays = ['2026-12-25', '2027-01-01']
  await publishConstants(shop.context, {
    opening_hours: { ...everyWeekday, days: [1, 2, 3, 4, 5, 6], closed_on: holidays },
  })
  manager = await openStaff(shop, 'manager')
  support = await openStaff(shop, 'support')
})
beforeEach(() => clock.set(start))
afterAll(() => shop.stop())

const rule: BodyInput<typeof addSlots> = {
  kind: 'MEASUREMENT',
  from: '2026-12-07',
  weeks: 1,
  weekdays: [1],
  times: ['10:00'],
  minutes: 60,
  capacity: 1,
  districts: [],
  staff_id: null,
  place: null,
}
const add = async (changes: Partial<typeof rule>) =>
  (await manager.call(addSlots, { body: { ...rule, ...changes } })).data
const listed = async (from: string, until = from) =>
  (await support.call(listStaffSlots, { query: { from, until } })).data

async function booked(starts: string, facts: Parameters<typeof addSlot>[2] = {}) {
  const member = await openProvedMember(shop)
  const slot = await addSlot(shop, starts, facts)
  const made = await book(member, slot, { email: member.email })
  await sendQueued(shop)
  return { slot, made, params: { id: made._id } }
}

test('a weekly rule creates the slots of up to twelve weeks, except on days when the studio is closed', async () => {
  const made = await add({ from: '2026-12-21', weeks: 2, weekdays: [1, 5], times: ['10:00', '14:30'] })
  // The 25th of December and New Year's Day are Fridays.
  expect(made.map(({ starts_at }) => starts_at)).toEqual([
    '2026-12-21T02:00:00.000Z',
    '2026-12-21T06:30:00.000Z',
    '2026-12-28T02:00:00.000Z',
    '2026-12-28T06:30:00.000Z',
  ])
  expect(await add({ from: '2026-11-02', weekdays: [1] })).toEqual([])
  await expectRefusal(add({ weeks: 13 }), 422, 'invalid-input')
  await expectRefusal(add({ times: ['10:03'] }), 422, 'invalid-input')
  await expectRefusal(add({ staff_id: newId() }), 404, 'staff-not-found')
})

test('on a day that is closed later no slot is offered nor held, and what was booked stays', async () => {
  const { slot } = await booked('2027-03-02T02:00:00Z')
  const free = await addSlot(shop, '2027-03-02T17:30:00Z', { kind: 'SHOWROOM' })
  const kept = await addSlot(shop, '2027-03-01T17:00:00Z', { kind: 'SHOWROOM' })
  const visitor = await openGuest(shop)
  const offered = async () => {
    const query = { kind: 'SHOWROOM', from: '2027-03-01', until: '2027-03-03' } as const
    return (await visitor.call(listSlots, { query })).data.map(({ _id }) => _id)
  }
  expect(await offered()).toEqual([kept, free])
  // In Hong Kong the free slot is on the third of March already, the other on the second.
  const close = (day: string) =>
    sql`update configurations set data = jsonb_set(data, '{opening_hours,closed_on}', to_jsonb(array[${day}]))
      where slug = 'shop-constants'`.execute(shop.context.db)
  await close('2027-03-03')
  expect(await offered()).toEqual([kept])
  expect(await refusalOf(hold(visitor, free))).toMatchObject({ code: 'slot-not-found' })
  await close('2027-03-02')
  expect(await offered()).toEqual([free])
  const openOn = (weekdays: number[]) =>
    sql`update configurations set data = jsonb_set(data, '{opening_hours,days}', to_jsonb(${weekdays}::int[]))
      where slug = 'shop-constants'`.execute(shop.context.db)
  await openOn([1, 2, 4, 5, 6])
  expect(await offered()).toEqual([])
  expect(await refusalOf(hold(visitor, free))).toMatchObject({ code: 'slot-not-found' })
  expect(await add({ from: '2027-03-01', weekdays: [3, 4] })).toMatchObject([{ starts_at: '2027-03-04T02:00:00.000Z' }])
  await openOn([1, 2, 3, 4, 5, 6])
  const seen = await listed('2027-03-02')
  expect(seen.find(({ _id }) => _id === slot)).toMatchObject({ appointments: [{ status: 'BOOKED' }] })
})

test('R6 one person is never in two places, not even by a minute, and not by raw SQL', async () => {
  const person = { staff_id: support.accountId }
  await add({ ...person, from: '2026-12-07', times: ['10:00'] })
  await expectRefusal(add({ ...person, from: '2026-12-07', times: ['09:15', '10:55'] }), 409, 'slot-overlaps')
  expect((await listed('2026-12-07')).map(({ starts_at }) => starts_at)).toEqual(['2026-12-07T02:00:00.000Z'])
  const raw = (starts: string, ends: string) =>
    sql`insert into appointment_slots (id, kind, starts_at, ends_at, capacity, staff_id, created_at)
      values (${newId()}, 'SHOWROOM', ${starts}, ${ends}, 1, ${support.accountId}::uuid, now())`.execute(
      shop.context.db,
    )
  await expect(raw('2026-12-07T02:55:00Z', '2026-12-07T03:30:00Z')).rejects.toThrow('appointment_slots_overlap')
  await expect(raw('2026-12-07T01:00:00Z', '2026-12-07T02:01:00Z')).rejects.toThrow('appointment_slots_overlap')
  await expect(raw('2026-12-07T03:02:00Z', '2026-12-07T04:00:00Z')).rejects.toThrow('starts_at')
  // Back to back, of another person, and without a person.
  await add({ ...person, times: ['11:00'] })
  await add({ staff_id: manager.accountId, times: ['10:00'] })
  await add({ times: ['10:00'] })
})

test('ten concurrent requests for the same slot of one person: one is added', async () => {
  const body = { staff_id: manager.accountId, from: '2026-12-09', weekdays: [3] }
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => add(body)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the time of a slot is fixed while a place in it is taken, and its capacity cannot drop below them', async () => {
  const { slot } = await booked('2026-12-10T02:00:00Z', { capacity: 3 })
  await hold(await openGuest(shop), slot)
  const params = { id: slot }
  const change = async (body: BodyInput<typeof changeSlot>) => (await manager.call(changeSlot, { params, body })).data
  await expectRefusal(change({ time: '12:00' }), 409, 'slot-taken')
  await expectRefusal(change({ capacity: 1 }), 409, 'slot-taken')
  await expectRefusal(manager.call(removeSlot, { params }), 409, 'illegal-transition')
  const seen = (await listed('2026-12-10'))[0]!
  expect(seen).toMatchObject({ capacity: 3, taken: 2, appointments: [{ status: 'BOOKED', name: '陳大文' }] })
  const place = { zh: '觀塘陳列室', cn: '观塘展厅', en: 'Kwun Tong showroom' }
  const changed = await change({ capacity: 2, place, staff_id: support.accountId, version: seen.version })
  expect(changed).toMatchObject({ capacity: 2, place, staff: { _id: support.accountId } })
  await expectRefusal(change({ capacity: 5, version: seen.version }), 409, 'changed-meanwhile')
})

test("an empty slot can be moved and removed; a removed one is no longer offered and frees the person's time", async () => {
  const [made] = await add({ kind: 'SHOWROOM', from: '2026-12-11', weekdays: [5], staff_id: manager.accountId })
  const params = { id: made!._id }
  const { data } = await manager.call(changeSlot, { params, body: { day: '2026-12-12', time: '15:30', minutes: 30 } })
  expect([data.starts_at, data.minutes]).toEqual(['2026-12-12T07:30:00.000Z', 30])
  await manager.call(removeSlot, { params })
  const { data: offered } = await shop.visitor()(listSlots, { query: { kind: 'SHOWROOM' } })
  expect(offered.map(({ _id }) => _id)).not.toContain(params.id)
  await expectRefusal(hold(await openGuest(shop), params.id), 404, 'slot-not-found')
  await expectRefusal(manager.call(removeSlot, { params }), 404, 'slot-not-found')
  await add({ from: '2026-12-12', weekdays: [6], times: ['15:30'], staff_id: manager.accountId })
})

test('support can work with appointments, managers with slots too, editors with neither', async () => {
  const editor = await openStaff(shop, 'editor')
  expect((await refusalOf(support.call(addSlots, { body: rule }))).code).toBe('not-allowed')
  expect((await refusalOf(editor.call(listStaffAppointments))).code).toBe('not-allowed')
  expect((await support.call(listStaffAppointments)).data).toEqual(expect.any(Array))
})

test('staff can move and cancel at any time, the visitor is told the reason, and it is audited', async () => {
  const { slot, made, params } = await booked('2026-12-14T02:00:00Z')
  const other = await addSlot(shop, '2026-12-15T02:00:00Z')
  clock.set('2026-12-14T01:30:00Z')
  const desk = await openStaff(shop, 'support')
  const { data: moved } = await desk.call(moveAppointment, { params, body: { slot_id: other } })
  expect([moved.slot_id, moved.starts_at, slot === other]).toEqual([other, '2026-12-15T02:00:00.000Z', false])
  expect((await sendQueued(shop)).mails.map(({ subject }) => subject)).toEqual([
    `Your appointment ${made.reference} has moved`,
  ])
  const reason = '設計師當日要出席交收，改約另一天可以嗎？'
  const { data: ended } = await desk.call(cancelAppointment, { params, body: { reason } })
  expect(ended).toMatchObject({ status: 'CANCELLED', cancelled_by: 'STUDIO', reason })
  const { mails } = await sendQueued(shop)
  expect(mails.map(({ text }) => text.includes(reason))).toEqual([true])
  await expectRefusal(desk.call(cancelAppointment, { params, body: { reason } }), 409, 'illegal-transition')
  clock.set(start)
  expect((await listed('2026-12-15'))[0]).toMatchObject({ taken: 0, appointments: [] })
  const { data: trail } = await manager.call(listAudit, { query: { subject: 'appointment', subject_id: made._id } })
  expect(trail.map(({ action }) => action)).toEqual(['appointments.cancel', 'appointments.move'])
  expect(JSON.stringify(trail)).not.toMatch(/陳大文|@|設計師/)
})

test('an appointment is marked as done or missed only after its start, and never both', async () => {
  const [first, second] = [await booked('2026-12-16T02:00:00Z'), await booked('2026-12-16T04:00:00Z')]
  await expectRefusal(support.call(finishAppointment, { params: first.params }), 409, 'illegal-transition')
  clock.set('2026-12-16T05:00:00Z')
  const desk = await openStaff(shop, 'support')
  const ends = [finishAppointment, missAppointment].map((one) => desk.call(one, { params: first.params }))
  const outcomes = await Promise.allSettled(ends)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { data } = await desk.call(missAppointment, { params: second.params })
  expect([data.status, data.can_move, data.can_end]).toEqual(['MISSED', false, false])
  const found = await desk.call(listStaffAppointments, { query: { status: 'MISSED', q: second.made.reference } })
  expect(found.data.map(({ _id }) => _id)).toEqual([second.made._id])
  const token = second.made.token!
  expect((await shop.visitor()(showAppointmentByLink, { query: { token } })).data.can_cancel).toBe(false)
})

test('booked appointments are listed with upcoming ones first, then past ones, latest first, on every page', async () => {
  const days = ['2027-02-01', '2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05']
  const ids: string[] = []
  for (const day of days) ids.push((await booked(`${day}T02:00:00Z`)).made._id)
  // The third has begun and has not ended.
  clock.set('2027-02-03T02:10:00Z')
  const desk = await openStaff(shop, 'support')
  const [first, second, begun, fourth, fifth] = ids
  const own = (shown: { _id: string }[]) => shown.map(({ _id }) => _id).filter((id) => ids.includes(id))
  const all = (await desk.call(listStaffAppointments, { query: { per_page: 100 } })).data
  expect(own(all)).toEqual([begun, fourth, fifth, second, first])
  const walked: { _id: string }[] = []
  let after: string | undefined
  do {
    const page = await desk.call(listStaffAppointments, { query: { per_page: 2, ...(after && { after }) } })
    walked.push(...page.data)
    after = page.next_page_url ? (new URL(page.next_page_url).searchParams.get('after') ?? undefined) : undefined
  } while (after)
  expect(walked.map(({ _id }) => _id)).toEqual(all.map(({ _id }) => _id))
  const secondPage = (await desk.call(listStaffAppointments, { query: { per_page: 2, page: 2 } })).data
  expect(secondPage.map(({ _id }) => _id)).toEqual(all.slice(2, 4).map(({ _id }) => _id))
  const found = (await desk.call(listStaffAppointments, { query: { q: all[1]?.reference.slice(1) ?? '' } })).data
  expect(found.map(({ _id }) => _id)).toEqual([all[1]?._id])
  for (const status of ['BOOKED', 'ALL'] as const) {
    const query = { status, from: '2027-02-01', until: '2027-02-04', sort_by: 'starts_at', per_page: 3 } as const
    const one = await desk.call(listStaffAppointments, { query })
    const next = new URL(one.next_page_url ?? '').searchParams.get('after') ?? ''
    const rest = await desk.call(listStaffAppointments, { query: { ...query, after: next } })
    expect([own(one.data), own(rest.data)]).toEqual([[first, second, begun], [fourth]])
    const latest = (await desk.call(listStaffAppointments, { query: { ...query, sort_order: 'desc' } })).data
    expect(own(latest)).toEqual([fourth, begun, second])
  }
  expect((await desk.call(findStaffAppointment, { params: { id: first! } })).data).toMatchObject({ _id: first })
  await expectRefusal(
    desk.call(findStaffAppointment, { params: { id: crypto.randomUUID() } }),
    404,
    'appointment-not-found',
  )
  for (const strange of [[], [0], [2, 'x'], ['0', 1]]) {
    const written = Buffer.from(JSON.stringify(strange)).toString('base64url')
    await expectRefusal(desk.call(listStaffAppointments, { query: { after: written } }), 422, 'invalid-input')
  }
})
