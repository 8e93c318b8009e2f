import { listAudit } from '@fitout/contract/staff/audit.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { allOrders, trackOrder } from '@fitout/contract/orders.ts'
import {
  cancelStaffOrder,
  confirmStaffPayment,
  deliverOrder,
  findStaffOrder,
  listStaffOrders,
  noteOrder,
  refuseProof,
  shipOrder,
  undeliverOrder,
} from '@fitout/contract/staff/orders.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { bookService, expectRefusal, openGuest, placeOrder, toShowroom, uploadPicture } from '../../testing/visitors.ts'
import { sendOrderMail } from './order-mail.ts'
import { confirmPaymentByReference } from './staff-order-steps.ts'

const desk = withOrderDesk()
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
})

const show = async (id: string) => (await manager.call(findStaffOrder, { params: { id } })).data
/** The proof that staff see. */
const proofOf = async (id: string) => (await show(id)).proof?._id ?? null
const confirm = async (id: string, by = manager) =>
  by.call(confirmStaffPayment, { params: { id }, body: { proof: await proofOf(id) } })
const refuse = (id: string, body: BodyInput<typeof refuseProof>) => manager.call(refuseProof, { params: { id }, body })
const ship = (id: string, body: BodyInput<typeof shipOrder> = {}) => manager.call(shipOrder, { params: { id }, body })
const cancel = async (id: string) =>
  manager.call(cancelStaffOrder, { params: { id }, body: { proof: await proofOf(id), reason: 'Sold in the shop' } })

const trailOf = async (id: string) =>
  (await manager.call(listAudit, { query: { subject: 'order', subject_id: id } })).data.toReversed()

async function mailsOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ event: string }>`
    select data ->> 'event' as event from pgboss.job
    where name = 'order-mail' and data ->> 'orderId' = ${id} order by 1`.execute(desk.shop.context.db)
  return rows.map(({ event }) => event)
}

describe('the order desk', () => {
  test('a delivery marked by mistake can be undone before the customer is notified, not after', async () => {
    const { guest, id } = await desk.newOrder()
    await confirm(id)
    const undeliver = () => manager.call(undeliverOrder, { params: { id } })
    const deliver = () => manager.call(deliverOrder, { params: { id } })
    await expectRefusal(undeliver(), 409, 'too-late-to-take-back')
    await deliver()
    expect((await undeliver()).data).toMatchObject({ delivery_status: 'preparing', delivered_at: null })
    await ship(id, { tracking_number: 'SF7' })
    await deliver()
    expect((await undeliver()).data).toMatchObject({ delivery_status: 'shipped', tracking_number: 'SF7' })
    await deliver()
    desk.advance(121_000)
    await expectRefusal(undeliver(), 409, 'too-late-to-take-back')
    expect((await show(id)).delivery_status).toBe('delivered')
    await desk.complete(guest, id)
    await expectRefusal(undeliver(), 409, 'too-late-to-take-back')
    expect((await trailOf(id)).filter(({ action }) => action === 'orders.undeliver')).toHaveLength(2)
  })

  test('takes an order from proof to delivery, with audit entries and mails for each step', async () => {
    const { guest, id, reference, variant } = await desk.newOrder()
    await desk.upload(guest, id)
    const { data: waiting } = await manager.call(listStaffOrders, { query: { waiting: 'proof' } })
    expect(waiting.map((order) => order._id)).toContain(id)
    expect((await show(id)).steps).toEqual(['confirm-payment', 'note-payment', 'refuse-proof', 'release', 'cancel'])
    await expectRefusal(ship(id), 409, 'illegal-transition')
    await expectRefusal(ship(id, { is_correction: true }), 409, 'illegal-transition')
    const { data: paid } = await confirm(id)
    expect(paid).toMatchObject({ payment_status: 'paid', steps: ['ship', 'deliver'] })
    expect(await desk.shelves(variant)).toEqual({ available: 7, held: 0, sold: 3 })
    await ship(id, { tracking_number: 'SF1234567' })
    await expectRefusal(ship(id, { tracking_number: 'SF7777777' }), 409, 'illegal-transition')
    await ship(id, { tracking_number: 'SF1234568', is_correction: true })
    await ship(id, { tracking_number: 'SF9994568', is_correction: true })
    await manager.call(deliverOrder, { params: { id } })
    await expectRefusal(ship(id), 409, 'illegal-transition')
    expect(await desk.show(guest, id)).toMatchObject({
      payment_status: 'paid',
      delivery_status: 'delivered',
      tracking_number: 'SF9994568',
    })
    expect((await trailOf(id)).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['payments.confirm', { payment_status: 'unpaid', paid_cents: 0 }, { payment_status: 'paid', paid_cents: 44_970 }],
      [
        'orders.ship',
        { delivery_status: 'PARCEL.preparing', tracking: null },
        { delivery_status: 'PARCEL.shipped', tracking: '…4567' },
      ],
      ['orders.ship', { tracking: '…4567' }, { tracking: '…4568' }],
      ['orders.ship', { tracking: 'former' }, { tracking: 'new' }],
      ['orders.deliver', { delivery_status: 'PARCEL.shipped' }, { delivery_status: 'PARCEL.delivered' }],
    ])
    expect((await trailOf(id))[0]).toMatchObject({ staff_id: manager.accountId, subject_title: reference })
    expect(await mailsOf(id)).toEqual(['paid', 'placed', 'proof-received', 'shipped'])
    await sendOrderMail(desk.shop.context, { orderId: id, event: 'shipped' })
  })

  test('refuses the proof that was seen, not a newer one, and the customer uploads a better one', async () => {
    const { guest, id } = await desk.newOrder()
    await desk.upload(guest, id)
    const seen = (await show(id)).proof!._id
    const newer = await uploadPicture(guest)
    await desk.upload(guest, id, newer)
    await expectRefusal(refuse(id, { proof: seen, reason: 'Too dark' }), 409, 'proof-changed')
    const { data: refused } = await refuse(id, { proof: newer, reason: 'The amount is cut off' })
    expect(refused).toMatchObject({
      current_status: 'pending',
      steps: ['confirm-payment', 'note-payment', 'release', 'cancel'],
    })
    expect(refused.proof?.refusal).toBe('The amount is cut off')
    await expectRefusal(refuse(id, { proof: newer, reason: 'Again' }), 409, 'illegal-transition')
    const queue = async () => (await manager.call(listStaffOrders, { query: { waiting: 'proof' } })).data
    expect((await queue()).some((order) => order._id === id)).toBe(false)
    await desk.upload(guest, id)
    expect((await queue()).find((order) => order._id === id)?.proof).toMatchObject({ refusal: null })
    expect(await mailsOf(id)).toContain('proof-refused')
  })

  test('shows a proof to staff as a picture that is not cached', async () => {
    const { guest, id } = await desk.newOrder()
    const none = await manager.send(`/api/admin/orders/${id}/proof`)
    expect(none.status).toBe(404)
    await desk.upload(guest, id)
    const { headers, status } = await manager.send(`/api/admin/orders/${id}/proof`)
    expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ])
  })

  test('PRIV-02 audits a payment confirmed by a terminal command, without a person', async () => {
    const { id, reference } = await desk.newOrder()
    await confirmPaymentByReference(desk.shop.context, reference.toLowerCase())
    expect(await trailOf(id)).toMatchObject([
      { action: 'payments.confirm', staff_id: null, before: { payment_status: 'unpaid' }, subject_title: reference },
    ])
  })

  test('keeps notes internal, along with the reason of a cancellation', async () => {
    const { guest, id, variant } = await desk.newOrder()
    await manager.call(noteOrder, { params: { id }, body: { text: 'Rings twice' } })
    await cancel(id)
    expect((await show(id)).notes.map(({ text }) => text)).toEqual(['Rings twice', 'Sold in the shop'])
    expect(JSON.stringify(await desk.show(guest, id))).not.toMatch(/Rings twice|Sold in the shop/)
    expect(await desk.shelves(variant)).toEqual({ available: 10, held: 0, sold: 0 })
    expect((await trailOf(id)).map(({ action }) => action)).toEqual(['orders.note', 'orders.cancel'])
    await expectRefusal(confirm(id), 409, 'illegal-transition')
  })
})

describe('the handover of an order', () => {
  const deliver = (id: string) => manager.call(deliverOrder, { params: { id } })
  const collected = async () => {
    const guest = await openGuest(desk.shop)
    const variant = await desk.goods.addVariant()
    return { guest, id: (await placeOrder(desk.goods, guest, { [variant]: 1 }, toShowroom(desk.goods)))._id }
  }
  const booked = async () => {
    const guest = await openGuest(desk.shop)
    return { guest, id: (await bookService(desk.goods, guest))._id }
  }
  const parcel = async () => desk.newOrder()

  test.each([
    ['PARCEL', parcel, ['ship', 'deliver'], ['ship', 'deliver'], ['orders.ship', 'orders.deliver']],
    ['COLLECTION', collected, ['ship', 'deliver'], ['deliver'], ['orders.ready', 'orders.collect']],
    ['SERVICE', booked, ['deliver'], undefined, ['orders.serve']],
  ] as const)('determines its steps: %s', async (handover, place, open, onceShipped, actions) => {
    const { guest, id } = await place()
    const paid = (await confirm(id)).data
    expect(paid).toMatchObject({ handover, steps: open })
    expect((await desk.show(guest, id)).handover).toBe(handover)
    if (onceShipped) {
      const { data: shipped } = await ship(id, { tracking_number: 'SF1234567' })
      expect(shipped).toMatchObject({ delivery_status: 'shipped', steps: onceShipped })
      // Only parcels have a tracking number; a collection has nothing to correct.
      expect(shipped.tracking_number).toBe(handover === 'PARCEL' ? 'SF1234567' : null)
      if (handover === 'COLLECTION') await expectRefusal(ship(id, { is_correction: true }), 409, 'illegal-transition')
    } else {
      for (const body of [{}, { courier_id: desk.goods.couriers.door }])
        await expectRefusal(ship(id, body), 409, 'illegal-transition')
    }
    await deliver(id)
    await expectRefusal(deliver(id), 409, 'illegal-transition')
    expect((await trailOf(id)).map(({ action }) => action)).toEqual(['payments.confirm', ...actions])
    expect((await trailOf(id)).at(-1)?.after).toEqual({ delivery_status: `${handover}.delivered` })

    const { reference } = await show(id)
    const summary = await guest.call(allOrders)
    const tracked = await guest.call(trackOrder, { params: { id: reference }, query: { phone: '51234567' } })
    const { data: listed } = await manager.call(listStaffOrders, { query: { q: reference, handover } })
    for (const answer of [summary.data[0], tracked.data, listed[0]])
      expect(answer).toMatchObject({ handover, delivery_status: 'delivered' })
    const table = await (await manager.send(`/api/admin/orders/export?q=${reference}&handover=${handover}`)).text()
    expect(table).toContain(`"${handover}","delivered"`)
  })

  test('can use another courier until the customer is notified', async () => {
    const { door, locker, showroom } = desk.goods.couriers
    const toDoor = (await collected()).id
    const delivery_info = {
      country_code: 'HK',
      method: 'DELIVERY',
      courier_id: locker,
      pick_up_point_code: 'LOCKER-1',
    } as const
    const variant = await desk.goods.addVariant()
    const home = {
      name: '陳大文',
      address: 'Flat A',
      area_code: '852',
      phone: '51234567',
      district: 'sha-tin',
    } as const
    const changes = { delivery_info, delivery_details: home }
    const fetched = await placeOrder(desk.goods, await openGuest(desk.shop), { [variant]: 1 }, changes)
    const toCollect = fetched._id
    // The form for changing the order starts with the actual destination.
    expect((await show(toCollect)).changeable).toMatchObject({
      pick_up_point_code: 'LOCKER-1',
      district: 'kwun-tong',
    })
    for (const id of [toDoor, toCollect]) await confirm(id)
    expect((await ship(toDoor, { courier_id: door })).data).toMatchObject({ handover: 'PARCEL' })
    expect((await ship(toCollect, { courier_id: showroom })).data).toMatchObject({
      handover: 'COLLECTION',
      pick_up_point: null,
    })
    await expectRefusal(ship(toDoor, { courier_id: showroom, is_correction: true }), 409, 'illegal-transition')
    await expectRefusal(ship(toCollect, { courier_id: door, is_correction: true }), 409, 'illegal-transition')
    expect((await trailOf(toCollect)).at(-1)).toMatchObject({
      action: 'orders.ready',
      before: { delivery_status: 'PARCEL.preparing' },
      after: { delivery_status: 'COLLECTION.shipped' },
    })
  })
})

describe('ORD staff and customer changing one order concurrently', () => {
  test('have one winner, the other gets an error, and the audit trail matches', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { guest, id, variant } = await desk.newOrder()
      await desk.upload(guest, id)
      const [paid, cancelled] = await Promise.allSettled([confirm(id), desk.cancel(guest, id)])
      expect([paid, cancelled].filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const order = await show(id)
      const isPaid = paid.status === 'fulfilled'
      expect([order.payment_status, order.current_status]).toEqual(
        isPaid ? ['paid', 'pending'] : ['unpaid', 'cancelled'],
      )
      expect((await desk.shelves(variant)).sold).toBe(isPaid ? 3 : 0)
      expect(await trailOf(id)).toHaveLength(isPaid ? 1 : 0)
    }
  })

  test('sell the stock once when two staff members confirm and one cancels', async () => {
    const { guest, id, variant } = await desk.newOrder()
    await desk.upload(guest, id)
    const other = await openStaff(desk.shop, 'owner')
    const outcomes = await Promise.allSettled([confirm(id), confirm(id, other), cancel(id)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { sold } = await desk.shelves(variant)
    expect([0, 3]).toContain(sold)
    expect(await trailOf(id)).toHaveLength(1)
  })
})
