import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { listFreeSlots, listStaffAppointments, moveAppointment } from '@fitout/contract/staff/appointments.ts'
import { changeOrder, priceOrderChange } from '@fitout/contract/staff/order-changes.ts'
import { confirmStaffPayment, findStaffOrder } from '@fitout/contract/staff/orders.ts'
import PostalMime from 'postal-mime'
import { beforeAll, expect, test } from 'vitest'
import { sendQueued } from '../../testing/appointments.ts'
import { deskOrder, placeAtDesk } from '../../testing/desk-orders.ts'
import { jobsAbout } from '../../testing/online-orders.ts'
import { changeAtDesk, changeTo } from '../../testing/order-changes.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { addSlot, placesTaken } from '../../testing/slots.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { sendOrderMail } from '../orders/order-mail.ts'

const desk = withOrderDesk()
let owner: StaffVisitor
beforeAll(async () => {
  await publishForPapers(desk.shop.context)
  owner = await openStaff(desk.shop)
})

const nameOf = async ({ accountId }: StaffVisitor) =>
  (await desk.shop.context.db.selectFrom('staff').select('name').where('id', '=', accountId).executeTakeFirstOrThrow())
    .name

type Lines = BodyInput<typeof priceOrderChange>['lines']
const line = (product_variant_id: string, slot_id?: string): Lines[number] => ({
  product_variant_id,
  qty: 1,
  ...(slot_id && { slot_id }),
})
const show = async (id: string) => (await owner.call(findStaffOrder, { params: { id } })).data
const pay = (id: string) => owner.call(confirmStaffPayment, { params: { id }, body: { proof: null } })
const change = (id: string, lines: Lines, changes = {}) =>
  changeAtDesk(owner, desk.goods, id, {}, { lines, ...changes })
/** A slot for one service, the given number of days ahead. */
const slotIn = (days: number) => {
  const starts = new Date(desk.shop.context.clock.now().getTime() + days * 24 * 3_600_000)
  starts.setUTCMinutes(0, 0, 0)
  return addSlot(desk.shop, starts, { kind: 'SERVICE', minutes: 120 })
}
const taken = (slot: string) => placesTaken(desk.shop, slot)

/** A paid order for a chair, without a service. */
async function paidChair() {
  const chair = await desk.goods.addVariant({ stock: [9, 0], priceCents: 100_000 })
  const { _id: id } = await placeAtDesk(owner, desk.goods, { [chair]: 1 })
  await pay(id)
  return { id, chair }
}
const newService = () => desk.goods.addVariant({ kind: 'SERVICE', priceCents: 80_000, title: 'Sofa cleaning' })

test('a service is added with a slot, moved and removed, along with its place', async () => {
  const { id, chair } = await paidChair()
  const service = await newService()
  const [first, second] = [await slotIn(3), await slotIn(4)]
  const added = await change(id, [line(chair), line(service, first)])
  expect(added).toMatchObject({ to_pay: 800, to_return: 0 })
  expect(added.trial.changed_lines).toMatchObject([{ before: 0, after: 1, starts_before: null }])
  expect(await show(id)).toMatchObject({ lines: [{}, { booking: { status: 'BOOKED' } }] })
  expect([await taken(first), await taken(second)]).toEqual([1, 0])
  await pay(id)
  const moved = await change(id, [line(chair), line(service, second)])
  expect(moved).toMatchObject({ to_pay: 0, to_return: 0 })
  expect(moved.trial.changed_lines).toMatchObject([{ before: 1, after: 1 }])
  expect([await taken(first), await taken(second)]).toEqual([0, 1])
  await change(id, [line(chair)])
  expect(await taken(second)).toBe(0)
  expect(await show(id)).toMatchObject({ lines: [{ booking: null }], to_return: 800 })
  // A line added afterwards does not inherit its appointment.
  const table = await desk.goods.addVariant({ stock: [9, 0] })
  await change(id, [line(chair), line(table)])
  expect(await show(id)).toMatchObject({ lines: [{ booking: null }, { booking: null }] })
})

test('a service without a slot in the request keeps its time, and has the contact of the order', async () => {
  const service = await newService()
  const slot = await slotIn(3)
  const { _id: id } = await placeAtDesk(owner, desk.goods, {}, { lines: [line(service, slot)] })
  const { delivery_details: details } = deskOrder(desk.goods, {})
  const delivery_details = { ...details, name: '陳生', address: 'Flat A, 9 Elm Road' }
  await change(id, [{ ...line(service), qty: 2 }], { delivery_details })
  const { reference } = (await show(id)).lines[0]!.booking!
  const { data } = await owner.call(listStaffAppointments, { query: { q: reference! } })
  expect(data).toMatchObject([{ name: '陳生', address: 'Flat A, 9 Elm Road', status: 'BOOKED' }])
  expect(await taken(slot)).toBe(1)
})

test('a service without a slot, or with a full or unsuitable one, is refused and nothing is written', async () => {
  const { id, chair } = await paidChair()
  const [service, other] = [await newService(), await newService()]
  const full = await slotIn(3)
  await placeAtDesk(owner, desk.goods, {}, { lines: [line(other, full)] })
  const refused = async (lines: Lines, code: 'booking-required' | 'slot-full', status: number) => {
    const body = await changeTo(owner, desk.goods, id, {}, { lines })
    const { total } = (await owner.call(priceOrderChange, { params: { id }, body })).data
    const making = owner.call(changeOrder, { params: { id }, body: { ...body, expected_total: total } })
    return expectRefusal(making, status, code)
  }
  const { errors } = await refused([line(chair), line(service)], 'booking-required', 422)
  expect(errors).toMatchObject([{ path: 'lines.1.slot_id', code: 'required' }])
  await refused([line(chair), line(service, crypto.randomUUID())], 'booking-required', 422)
  await refused([line(chair), line(service, full)], 'slot-full', 409)
  expect(await show(id)).toMatchObject({ version: 1, lines: [{ qty: 1 }] })
  // The place of a removed service is available to the one that replaces it.
  const own = await slotIn(3)
  await change(id, [line(chair), line(service, own)])
  await change(id, [line(chair), line(other, own)])
  expect(await taken(own)).toBe(1)
})

test('the customer gets the times in one mail of the order, and calendar files once it is paid', async () => {
  const { id, chair } = await paidChair()
  const service = await newService()
  const [first, second] = [await slotIn(3), await slotIn(4)]
  await sendQueued(desk.shop)
  await change(id, [line(chair), line(service, first)])
  expect((await sendQueued(desk.shop)).mails).toEqual([])
  await pay(id)
  expect((await sendQueued(desk.shop)).mails).toMatchObject([{ to: 'lee@shop.example' }])
  await change(id, [line(chair), line(service, second)])
  const [moved] = (await sendQueued(desk.shop)).mails
  expect(moved?.calendar).toContain('SEQUENCE:1')
  const changes = (await jobsAbout(desk, 'order-mail', id)).filter(({ event }) => event === 'changed')
  for (const { of } of changes) await sendOrderMail(desk.shop.context, { orderId: id, event: 'changed', of: of! })
  const folder = join(desk.shop.context.config.dataDir, 'mail')
  const names = (await readdir(folder)).filter((one) => one.includes(`${id}-changed`))
  const texts = await Promise.all(
    names.map(async (name) => (await PostalMime.parse(await readFile(join(folder, name)))).text),
  )
  expect(texts.some((text) => /Sofa cleaning.*\n?.*→/.test(text ?? ''))).toBe(true)
  await change(id, [line(chair)])
  const [gone] = (await sendQueued(desk.shop)).mails
  expect(gone?.calendar).toContain('STATUS:CANCELLED')
  expect(gone?.text).toContain('訂單已按與你商議的結果更改')
})

test('a time that a colleague changed meanwhile is moved from its current slot', async () => {
  const { id, chair } = await paidChair()
  const service = await newService()
  const slots = await Promise.all([3, 4, 5].map(slotIn))
  await change(id, [line(chair), line(service, slots[0])])
  const { reference } = (await show(id)).lines[1]!.booking!
  const { data } = await owner.call(listStaffAppointments, { query: { q: reference! } })
  await owner.call(moveAppointment, { params: { id: data[0]!._id }, body: { slot_id: slots[1]! } })
  await change(id, [line(chair), line(service, slots[2])])
  expect(await Promise.all(slots.map(taken))).toEqual([0, 0, 1])
})

test('with another staff member at the same time, staff choose by name and see the previous one, and the customer gets no mail', async () => {
  const [mei, keung] = [await openStaff(desk.shop, 'manager'), await openStaff(desk.shop, 'support')]
  const { id, chair } = await paidChair()
  const service = await newService()
  const starts = new Date(desk.shop.context.clock.now().getTime() + 6 * 24 * 3_600_000)
  starts.setUTCMinutes(0, 0, 0)
  const slotOf = ({ accountId }: StaffVisitor) =>
    addSlot(desk.shop, starts, { kind: 'SERVICE', minutes: 120, staff_id: accountId })
  const [first, second] = [await slotOf(mei), await slotOf(keung)]
  const { data: free } = await owner.call(listFreeSlots, { query: { kind: 'SERVICE' } })
  const named = free.filter(({ _id }) => [first, second].includes(_id)).map(({ staff_name: name }) => name)
  expect(named.toSorted()).toEqual([await nameOf(mei), await nameOf(keung)].toSorted())
  await change(id, [line(chair), line(service, first)])
  await pay(id)
  await sendQueued(desk.shop)
  const before = (await jobsAbout(desk, 'order-mail', id)).length
  const moved = await change(id, [line(chair), line(service, second)])
  const at = starts.toISOString()
  const [wasMei, isKeung] = [
    { starts_before: at, staff_before: await nameOf(mei) },
    { starts_after: at, staff_after: await nameOf(keung) },
  ]
  expect(moved.trial.changed_lines).toMatchObject([{ before: 1, after: 1, ...wasMei, ...isKeung }])
  expect([await taken(first), await taken(second)]).toEqual([0, 1])
  const order = await show(id)
  expect(order.lines[1]).toMatchObject({ staff_name: await nameOf(keung), booking: { status: 'BOOKED' } })
  expect(order.changes.at(-1)?.lines).toMatchObject([{ ...wasMei, ...isKeung }])
  expect(await jobsAbout(desk, 'order-mail', id)).toHaveLength(before)
  expect((await sendQueued(desk.shop)).mails).toEqual([])
  // The calendar is unchanged too.
  const { reference } = order.lines[1]!.booking!
  const { data } = await owner.call(listStaffAppointments, { query: { q: reference! } })
  await owner.call(moveAppointment, { params: { id: data[0]!._id }, body: { slot_id: first } })
  expect([await taken(first), await taken(second)]).toEqual([1, 0])
  expect((await sendQueued(desk.shop)).mails).toEqual([])
})
