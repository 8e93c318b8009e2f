import { confirmAppointmentByLink, showAppointmentByLink } from '@fitout/contract/appointments.ts'
import { everyDay } from '@fitout/contract/booking-days.ts'
import {
  cancelAppointment,
  confirmAppointment,
  listStaffAppointments,
  moveAppointment,
} from '@fitout/contract/staff/appointments.ts'
import { readFigures } from '@fitout/contract/staff/dashboard.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { book, ownEmail, sendQueued, standingClock } from '../../testing/appointments.ts'
import { openOn, publishConstants } from '../../testing/publish-constants.ts'
import { addSlot } from '../../testing/slots.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest } from '../../testing/visitors.ts'
import { sweepAppointments } from './appointments-service.ts'

const start = '2026-12-01T02:00:00Z'
const hour = 3_600_000
const clock = standingClock(start)
let shop: TestShop
let support: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop({ clock })
  await publishConstants(shop.context)
})
beforeEach(async () => {
  clock.set(start)
  await openOn(shop.context, everyDay)
  support = await openStaff(shop, 'support')
})
afterAll(() => shop.stop())

let days = 10
const nextDay = () => {
  days += 1
  return `2026-12-${days}`
}

/** A visit whose mail was sent, and whose day is closed only then. */
async function askedBeforeClosing() {
  const day = nextDay()
  const slot = await addSlot(shop, `${day}T11:00:00+08:00`)
  await sendQueued(shop)
  const made = await book(await openGuest(shop), slot, { email: ownEmail() })
  const { token } = (await sendQueued(shop)).mails[0]!
  await openOn(shop.context, { ...everyDay, closed_on: [day] })
  return { slot, day, made, token, params: { id: made._id } }
}

const confirmByLink = async (token: string) =>
  (await shop.visitor()(confirmAppointmentByLink, { body: { token } })).data
const show = async (token: string) => (await shop.visitor()(showAppointmentByLink, { query: { token } })).data
const toDecide = async () => (await (await openStaff(shop, 'owner')).call(readFigures)).data.visits_on_closed_days

test('a visit that is confirmed after its day was closed waits for staff, who confirm it knowingly', async () => {
  const { made, token, params } = await askedBeforeClosing()
  expect(await confirmByLink(token)).toMatchObject({ status: 'UNCONFIRMED', waits_for_studio: true })
  expect(await sendQueued(shop)).toEqual({ mails: [], texts: [] })
  // It no longer lapses within the hour.
  clock.forward(2 * hour)
  support = await openStaff(shop, 'support')
  await sweepAppointments(shop.context)
  expect(await show(token)).toMatchObject({ status: 'UNCONFIRMED', waits_for_studio: true })
  expect(await toDecide()).toBe(1)
  const query = { status: 'UNCONFIRMED', q: made.reference } as const
  const { data } = await support.call(listStaffAppointments, { query })
  expect(data).toMatchObject([{ is_day_closed: true, can_confirm: true, can_move: true, can_cancel: true }])
  await expectRefusal(support.call(confirmAppointment, { params, body: {} }), 409, 'day-closed')
  await support.call(confirmAppointment, { params, body: { on_closed_day: true } })
  expect(await show(token)).toMatchObject({ status: 'BOOKED', waits_for_studio: false })
  const { mails } = await sendQueued(shop)
  expect(mails.map(({ calendar }) => calendar.includes('METHOD:REQUEST') || calendar.includes(params.id))).toEqual([
    true,
  ])
  expect(await toDecide()).toBe(0)
})

test('staff move a visit that waits to an open day, which confirms it, or cancel it', async () => {
  const [moved, cancelled] = [await askedBeforeClosing(), await askedBeforeClosing()]
  const free = await addSlot(shop, `${nextDay()}T11:00:00+08:00`)
  await openOn(shop.context, { ...everyDay, closed_on: [moved.day, cancelled.day] })
  for (const { token } of [moved, cancelled]) await confirmByLink(token)
  expect(await toDecide()).toBe(2)
  await support.call(moveAppointment, { params: moved.params, body: { slot_id: free } })
  expect(await show(moved.token)).toMatchObject({ status: 'BOOKED', waits_for_studio: false, can_move: true })
  await support.call(cancelAppointment, { params: cancelled.params, body: { reason: 'Closed for a typhoon' } })
  expect(await show(cancelled.token)).toMatchObject({ status: 'CANCELLED', cancelled_by: 'STUDIO' })
  expect((await sendQueued(shop)).mails.map(({ to }) => to)).toHaveLength(2)
  expect(await toDecide()).toBe(0)
})

test('what staff do not decide ends when it begins, and an opened day needs no decision', async () => {
  const { token, day } = await askedBeforeClosing()
  await confirmByLink(token)
  await openOn(shop.context, everyDay)
  expect(await toDecide()).toBe(0)
  expect(await show(token)).toMatchObject({ status: 'UNCONFIRMED', can_confirm: true, waits_for_studio: false })
  await openOn(shop.context, { ...everyDay, closed_on: [day] })
  clock.set(`${day}T11:00:00+08:00`)
  expect(await show(token)).toMatchObject({ status: 'CANCELLED', cancelled_by: 'CLOCK', waits_for_studio: false })
})

test('staff confirm for a visitor who telephones instead of following the link', async () => {
  const { token, params } = await askedBeforeClosing()
  await openOn(shop.context, everyDay)
  await support.call(confirmAppointment, { params, body: {} })
  expect(await show(token)).toMatchObject({ status: 'BOOKED' })
  await expectRefusal(support.call(confirmAppointment, { params, body: {} }), 409, 'illegal-transition')
})
