import {
  cancelAppointmentByLink,
  holdSlot,
  listSlots,
  moveAppointmentByLink,
  showAppointmentByLink,
} from '@fitout/contract/appointments.ts'
import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import type { CallError } from '@fitout/contract/client.ts'
import { cancelOrder, findOrder } from '@fitout/contract/orders.ts'
import { listStaffAppointments, moveAppointment } from '@fitout/contract/staff/appointments.ts'
import { findStaffOrder } from '@fitout/contract/staff/orders.ts'
import { approveRefund } from '@fitout/contract/staff/refund-requests.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { sendQueued, standingClock } from '../../testing/appointments.ts'
import { askRefund } from '../../testing/ask-refund.ts'
import { addSlot, placesTaken } from '../../testing/slots.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { checkOutBody, expectRefusal, type Guest, openGuest } from '../../testing/visitors.ts'
import { expireOrders, markPaid } from '../orders/order-steps.ts'
import { requireOwnOrder } from '../orders/orders-service.ts'
import { transaction } from '../../database/database.ts'

const start = '2026-12-01T02:00:00Z'
const monday = '2026-12-07T02:00:00Z'
const clock = standingClock(start)
let shop: TestShop
let goods: ShopGoods
let visit: string
let support: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop({ clock })
  goods = await stockShop(shop.context)
  await publishConstants(shop.context)
  support = await openStaff(shop, 'support')
  visit = await goods.addVariant({ kind: 'SERVICE', priceCents: 80_000 })
})
beforeEach(() => clock.set(start))
afterAll(() => shop.stop())

const params = () => ({ store_id: goods.storeId })
const serviceSlot = (starts: string, capacity = 1) => addSlot(shop, starts, { kind: 'SERVICE', capacity, minutes: 120 })
const put = (guest: Guest, slot_id: string) =>
  guest.call(addToCart, {
    params: params(),
    body: { product_variant_id: visit, qty: 1, mode: 'set', booking: { slot_id } },
  })
const order = (guest: Guest) => guest.call(checkOut, { params: params(), body: checkOutBody(goods, [visit]) })
const taken = (slot: string) => placesTaken(shop, slot)
const offered = async () =>
  (await (await openGuest(shop)).call(listSlots, { query: { kind: 'SERVICE' } })).data.map(({ _id }) => _id)

const codeOf = (error: unknown): string => (error as CallError).problem.code

async function ordered(slot: string) {
  const guest = await openGuest(shop)
  await put(guest, slot)
  const { data } = await order(guest)
  const show = async () => (await guest.call(findOrder, { params: { id: data._id } })).data.lines[0]!.booking!
  const pay = async () => {
    const row = await requireOwnOrder(shop.context.db, guest.accountId, data._id)
    await transaction(shop.context.db, (trx) => markPaid(shop.context, trx, row, 'staff'))
    return sendQueued(shop)
  }
  return { guest, orderId: data._id, show, pay }
}

test('of 50 buyers for one place exactly one gets it, and the others keep their booking forms', async () => {
  const slot = await serviceSlot(monday)
  const guests = await Promise.all(Array.from({ length: 50 }, () => openGuest(shop)))
  for (const guest of guests) await put(guest, slot)
  const outcomes = await Promise.all(guests.map((guest) => order(guest).then(() => 'ordered', codeOf)))
  expect(outcomes.filter((one) => one === 'ordered')).toHaveLength(1)
  expect(outcomes.filter((one) => one === 'slot-full')).toHaveLength(49)
  expect(await taken(slot)).toBe(1)
  const loser = guests[outcomes.indexOf('slot-full')]!
  const { data: form } = await loser.call(showCart, { params: params(), body: {} })
  expect(form.cart_items).toMatchObject([{ product_variant_id: visit, booking: { slot_id: slot, is_on_offer: false } }])
  const problem = await expectRefusal(order(loser), 409, 'slot-full')
  expect(problem.details).toEqual({ product_variant_ids: [visit] })
  const other = await serviceSlot(monday)
  await put(loser, other)
  await order(loser)
  expect(await taken(other)).toBe(1)
})

test('three places are three orders', async () => {
  const slot = await serviceSlot(monday, 3)
  const guests = await Promise.all(Array.from({ length: 8 }, () => openGuest(shop)))
  for (const guest of guests) await put(guest, slot)
  const outcomes = await Promise.all(guests.map((guest) => order(guest).then(() => 'ordered', codeOf)))
  expect(outcomes.filter((one) => one === 'ordered')).toHaveLength(3)
})

test('two services of one order need two places of one slot', async () => {
  const second = await goods.addVariant({ kind: 'SERVICE' })
  const slot = await serviceSlot(monday)
  const guest = await openGuest(shop)
  await put(guest, slot)
  await guest.call(addToCart, {
    params: params(),
    body: { product_variant_id: second, qty: 1, booking: { slot_id: slot } },
  })
  const both = guest.call(checkOut, { params: params(), body: checkOutBody(goods, [visit, second]) })
  expect((await expectRefusal(both, 409, 'slot-full')).details).toEqual({ product_variant_ids: [second] })
})

test('slots that are full, too soon, too far ahead, removed or of another kind are not offered and cannot be added', async () => {
  const { db } = shop.context
  const full = await serviceSlot(monday)
  await ordered(full)
  const soon = await serviceSlot('2026-12-02T01:55:00Z')
  const far = await serviceSlot('2027-06-01T02:00:00Z')
  const removed = await serviceSlot(monday)
  await db.updateTable('appointment_slots').set({ removed_at: clock.now() }).where('id', '=', removed).execute()
  const visitors = await addSlot(shop, monday)
  const right = await serviceSlot('2026-12-02T02:05:00Z')
  const seen = await offered()
  expect(seen).toContain(right)
  for (const hidden of [full, soon, far, removed, visitors]) expect(seen).not.toContain(hidden)
  const guest = await openGuest(shop)
  for (const wrong of [full, soon, removed, visitors, newId()]) {
    const { errors } = await expectRefusal(put(guest, wrong), 422, 'invalid-input')
    expect(errors).toMatchObject([{ path: 'booking.slot_id', code: 'slot-not-on-offer' }])
  }
  await expectRefusal(guest.call(holdSlot, { body: { slot_id: right } }), 404, 'slot-not-found')
})

test('a slot that has become too close since it was chosen is refused at checkout, by line', async () => {
  const slot = await serviceSlot('2026-12-02T02:30:00Z')
  const guest = await openGuest(shop)
  await put(guest, slot)
  clock.set('2026-12-01T02:30:00Z')
  const problem = await expectRefusal(order(guest), 422, 'booking-required')
  expect(problem.errors).toMatchObject([{ path: 'checkout_product_variant_ids.0', code: 'slot-not-on-offer' }])
})

test('a cancelled or expired order frees its place immediately', async () => {
  const slot = await serviceSlot(monday)
  const first = await ordered(slot)
  expect(await taken(slot)).toBe(1)
  await first.guest.call(cancelOrder, { params: { id: first.orderId } })
  expect(await taken(slot)).toBe(0)
  expect(await first.show()).toMatchObject({ status: 'CANCELLED', token: null })
  await ordered(slot)
  clock.set('2026-12-05T02:00:00Z')
  await expireOrders(shop.context)
  expect(await taken(slot)).toBe(0)
  // No time was announced, so the cancellation is only in the order's own mail.
  expect((await sendQueued(shop)).mails).toEqual([])
})

test('a refunded service frees its place and notifies the visitor, while the order keeps what was not returned', async () => {
  const slot = await serviceSlot(monday)
  const { guest, orderId, show, pay } = await ordered(slot)
  await pay()
  const { requests } = await askRefund(guest, orderId, [{ product_variant_id: visit, qty: 1 }])
  const manager = await openStaff(shop, 'manager')
  await manager.call(approveRefund, { params: { id: requests[0]!._id }, body: { amount: 500 } })
  expect(await show()).toMatchObject({ status: 'CANCELLED', token: null })
  expect(await taken(slot)).toBe(0)
  const { mails } = await sendQueued(shop)
  expect(mails.map(({ calendar }) => calendar?.includes('STATUS:CANCELLED'))).toEqual([true])
  expect((await manager.call(findStaffOrder, { params: { id: orderId } })).data.steps).toEqual([])
})

test('once paid, a mail has the calendar file and a link to move or cancel until 24 hours before', async () => {
  const [from, to] = [await serviceSlot(monday), await serviceSlot('2026-12-08T02:00:00Z')]
  const { pay, show, guest, orderId } = await ordered(from)
  expect((await sendQueued(shop)).mails).toEqual([])
  const { mails } = await pay()
  expect(mails).toMatchObject([{ to: 'canary@shop.example' }])
  expect(mails[0]!.calendar).toContain('SEQUENCE:0')
  expect(mails[0]!.calendar).not.toContain('CANARY-ADDRESS')
  expect(mails[0]!.text).toContain('24')
  const { token } = mails[0]!
  expect(await show()).toMatchObject({ token, status: 'BOOKED', starts_at: '2026-12-07T02:00:00.000Z', minutes: 120 })
  const anyone = await openGuest(shop)
  const linked = (await anyone.call(showAppointmentByLink, { query: { token } })).data
  expect(linked).toMatchObject({ kind: 'SERVICE', can_move: true, can_cancel: true })
  expect(linked.service).not.toBeNull()
  const measurement = await addSlot(shop, monday, { kind: 'MEASUREMENT' })
  const wrong = anyone.call(moveAppointmentByLink, { body: { token, slot_id: measurement } })
  await expectRefusal(wrong, 404, 'slot-not-found')
  await anyone.call(moveAppointmentByLink, { body: { token, slot_id: to } })
  expect([await taken(from), await taken(to)]).toEqual([0, 1])
  expect(await show()).toMatchObject({ preferred_date: '2026-12-08', starts_at: '2026-12-08T02:00:00.000Z' })
  const [moved] = (await sendQueued(shop)).mails
  expect(moved?.calendar).toContain('SEQUENCE:1')
  clock.set('2026-12-07T02:00:00.001Z')
  await expectRefusal(anyone.call(cancelAppointmentByLink, { body: { token } }), 409, 'illegal-transition')
  await expectRefusal(anyone.call(moveAppointmentByLink, { body: { token, slot_id: from } }), 409, 'illegal-transition')
  clock.set('2026-12-07T02:00:00Z')
  await anyone.call(cancelAppointmentByLink, { body: { token } })
  expect(await taken(to)).toBe(0)
  const [cancelled] = (await sendQueued(shop)).mails
  expect(cancelled?.calendar).toContain('SEQUENCE:2')
  expect(cancelled?.calendar).toContain('STATUS:CANCELLED')
  const row = await requireOwnOrder(shop.context.db, guest.accountId, orderId)
  expect(row.status).toBe('pending')
})

test('staff see the order of an appointment, and can move it', async () => {
  const [from, to] = [await serviceSlot('2026-12-09T02:00:00Z'), await serviceSlot('2026-12-10T02:00:00Z')]
  const { show, orderId } = await ordered(from)
  const { reference } = await show()
  const { data } = await support.call(listStaffAppointments, { query: { q: reference! } })
  expect(data).toMatchObject([{ order_id: orderId, kind: 'SERVICE', status: 'BOOKED', can_move: true }])
  await support.call(moveAppointment, { params: { id: data[0]!._id }, body: { slot_id: to } })
  expect(await show()).toMatchObject({ starts_at: '2026-12-10T02:00:00.000Z' })
  // It is not paid yet, so no reminder is due.
  const { rows } = await sql<{ settled_at: Date | null }>`
    select settled_at from appointments where id = ${data[0]!._id}`.execute(shop.context.db)
  expect(rows).toEqual([{ settled_at: null }])
})

test('a preferred part of the day, from the previous release, stays readable and asks for a slot', async () => {
  const { db } = shop.context
  const { show, orderId } = await ordered(await serviceSlot(monday))
  await db.deleteFrom('appointments').where('order_id', '=', orderId).execute()
  await db
    .updateTable('order_lines')
    .set({ preferred_date: '2026-12-24', time_slot: 'MORNING' })
    .where('order_id', '=', orderId)
    .execute()
  expect(await show()).toMatchObject({ preferred_date: '2026-12-24', time_slot: 'MORNING', starts_at: null })
  const guest = await openGuest(shop)
  await put(guest, await serviceSlot(monday))
  await db
    .updateTable('cart_lines')
    .set({ slot_id: null, preferred_date: '2026-12-24', time_slot: 'MORNING' })
    .where('account_id', '=', guest.accountId)
    .execute()
  const { data: form } = await guest.call(showCart, { params: params(), body: {} })
  expect(form.cart_items).toMatchObject([{ product_variant_id: visit, booking: null }])
  const problem = await expectRefusal(order(guest), 422, 'booking-required')
  expect(problem.errors).toMatchObject([{ code: 'required' }])
})
