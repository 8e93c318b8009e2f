import { listAudit } from '@fitout/contract/staff/audit.ts'
import { findOrder, trackOrder } from '@fitout/contract/orders.ts'
import { reopenRefundRequest, withdrawRefundRequest } from '@fitout/contract/refund-requests.ts'
import { approveRefund, listStaffRefundRequests } from '@fitout/contract/staff/refund-requests.ts'
import { expect, test } from 'vitest'
import { openMember } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff } from '../../testing/staff.ts'
import { askRefund as ask, type RefundItems, showRefunds as show } from '../../testing/ask-refund.ts'
import { expectRefusal, type Guest, openGuest, placeOrder, uploadPicture } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { forgetPerson } from '../personal-data/forget-person.ts'

const desk = withOrderDesk()

const lookUp = async (visitor: Guest, reference: string) =>
  (await visitor.call(trackOrder, { params: { id: reference }, query: { phone: '51234567' } })).data

async function paidOrder(quantity = 3) {
  const order = await desk.newOrder(quantity)
  await confirmPayment(desk.shop.context, order.id)
  return { ...order, of: (qty: number) => [{ product_variant_id: order.variant, qty }] }
}

async function lookedUpOrder(quantity = 3) {
  const order = await paidOrder(quantity)
  const visitor = await openGuest(desk.shop)
  await lookUp(visitor, order.reference)
  return { ...order, visitor }
}

test('a visitor who looked up a guest order requests a refund, and follows its state to the money', async () => {
  const { guest, visitor, id, reference, of } = await lookedUpOrder()
  expect(await show(visitor, id)).toMatchObject({ can_request: true, items: [{ refundable_qty: 3 }], requests: [] })
  const picture = await uploadPicture(visitor)
  const asked = await ask(visitor, id, of(1), { images: [picture] })
  expect(asked.requests).toMatchObject([
    { status: 'WAITING', refund_items: of(1), reason: null, images: null, can_withdraw: false },
  ])
  const [own] = (await show(guest, id)).requests
  expect(own).toMatchObject({ reason: 'CANARY-REASON', images: [`/api/files/${picture}`], can_withdraw: true })
  expect((await guest.send(`/api/files/${picture}`)).status).toBe(200)

  const manager = await openStaff(desk.shop, 'manager')
  const { data } = await manager.call(listStaffRefundRequests, { query: { order_id: id } })
  expect(data).toMatchObject([{ is_looked_up: true, reason: 'CANARY-REASON', order: { reference } }])
  const body = { amount: 49.9, restock: [], answer: 'Sorry for that' }
  await manager.call(approveRefund, { params: { id: own!._id }, body })
  const trail = await manager.call(listAudit, { query: { subject_id: own!._id } })
  expect(trail.data).toMatchObject([{ after: { is_looked_up: true, amount: 4990 } }])
  expect((await show(visitor, id)).requests).toMatchObject([
    { status: 'APPROVED', amount: 49.9, answer: 'Sorry for that' },
  ])
})

test('a look-up shows nothing that the account wrote, was answered or uploaded, and withdraws nothing', async () => {
  const { guest, visitor, id, of } = await lookedUpOrder()
  const picture = await uploadPicture(guest)
  const [own] = (await ask(guest, id, of(1), { images: [picture] })).requests
  const [gone] = (await ask(guest, id, of(1))).requests
  await guest.call(withdrawRefundRequest, { params: { id, request_id: gone!._id } })
  const manager = await openStaff(desk.shop, 'manager')
  await manager.call(approveRefund, {
    params: { id: own!._id },
    body: { amount: 1, restock: [], answer: 'CANARY-ANSWER' },
  })
  const text = await (await visitor.send(`/api/orders/${id}/refund-request`)).text()
  for (const secret of ['CANARY', picture]) expect(text).not.toContain(secret)
  expect(JSON.parse(text).data.requests).toMatchObject([{ status: 'WITHDRAWN' }, { status: 'APPROVED', amount: 1 }])
  expect((await visitor.send(`/api/files/${picture}`)).status).toBe(404)
  const params = { id, request_id: gone!._id }
  await expectRefusal(visitor.call(reopenRefundRequest, { params }), 404, 'order-not-found')
  const [again] = (await ask(visitor, id, of(1))).requests
  const waiting = { id, request_id: again!._id }
  await expectRefusal(visitor.call(withdrawRefundRequest, { params: waiting }), 404, 'order-not-found')
  await expectRefusal(visitor.call(findOrder, { params: { id } }), 404, 'order-not-found')
  // The account that placed the order can.
  await guest.call(withdrawRefundRequest, { params: waiting })
})

test('without a look-up, with that of another order, and after half an hour, an order looks like none', async () => {
  const { guest, visitor, id, of } = await lookedUpOrder()
  const other = await paidOrder()
  const stranger = await openGuest(desk.shop)
  const refused = async (caller: Guest, orderId: string, items: RefundItems) => {
    await expectRefusal(show(caller, orderId), 404, 'order-not-found')
    await expectRefusal(ask(caller, orderId, items), 404, 'order-not-found')
  }
  await refused(stranger, id, of(1))
  await refused(visitor, other.id, other.of(1))
  await refused(visitor, crypto.randomUUID(), of(1))
  await expectRefusal(ask(visitor, id, other.of(1)), 422, 'line-not-in-order')
  // Half an hour later. The session of a guest would have ended too.
  await desk.shop.context.db.updateTable('order_grants').set({ expires_at: desk.shop.context.clock.now() }).execute()
  await refused(visitor, id, of(1))
  expect((await show(guest, id)).requests).toEqual([])
})

test("a member's order is refunded from the member's account only, and the look-up says so", async () => {
  const member = await openMember(desk.shop)
  const variant = await desk.goods.addVariant({ stock: [10, 0] })
  const { _id: id, reference } = await placeOrder(desk.goods, member, { [variant]: 2 })
  await confirmPayment(desk.shop.context, id)
  const items = [{ product_variant_id: variant, qty: 1 }]
  for (const visitor of [await openGuest(desk.shop), await openMember(desk.shop)]) {
    expect(await lookUp(visitor, reference)).toMatchObject({ is_of_member: true, is_own: false })
    await expectRefusal(show(visitor, id), 404, 'order-not-found')
    await expectRefusal(ask(visitor, id, items), 404, 'order-not-found')
  }
  expect(await lookUp(member, reference)).toMatchObject({ is_own: true })
  expect((await ask(member, id, items)).requests).toMatchObject([{ can_withdraw: true, reason: 'CANARY-REASON' }])
  const { visitor, reference: ofGuest } = await lookedUpOrder()
  expect(await lookUp(visitor, ofGuest)).toMatchObject({ is_of_member: false })
})

test('doubled requests, of one session or several, never exceed what was bought', async () => {
  const { guest, visitor, id, reference, of } = await lookedUpOrder(5)
  const second = await openMember(desk.shop)
  await lookUp(second, reference)
  const same = Array.from({ length: 20 }, () => ask(visitor, id, of(1), { idempotencyKey: 'one-press' }))
  expect((await Promise.allSettled(same)).some(({ status }) => status === 'fulfilled')).toBe(true)
  expect((await show(visitor, id)).requests).toHaveLength(1)
  const callers = [guest, visitor, second]
  const all = Array.from({ length: 21 }, (_, index) => ask(callers[index % 3]!, id, of(1 + (index % 2))))
  expect((await Promise.allSettled(all)).some(({ status }) => status === 'rejected')).toBe(true)
  const { requests, items } = await show(guest, id)
  const asked = requests.flatMap((request) => request.refund_items).reduce((sum, item) => sum + item.qty, 0)
  expect([asked, items[0]!.refundable_qty]).toEqual([5, 0])
  await expectRefusal(ask(visitor, id, of(1)), 409, 'more-than-refundable')
})

test('an unpaid order is not refunded, and only own pictures are attached', async () => {
  const unpaid = await desk.newOrder()
  const visitor = await openGuest(desk.shop)
  await lookUp(visitor, unpaid.reference)
  const items = [{ product_variant_id: unpaid.variant, qty: 1 }]
  await expectRefusal(ask(visitor, unpaid.id, items), 409, 'order-not-paid')
  const order = await lookedUpOrder()
  const foreign = await uploadPicture(order.guest)
  await expectRefusal(ask(order.visitor, order.id, order.of(1), { images: [foreign] }), 404, 'file-not-found')
  expect((await show(order.guest, order.id)).requests).toEqual([])
})

test('pictures stay with the order when the member who looked it up leaves', async () => {
  const { guest, id, reference, of } = await paidOrder()
  const helper = await openMember(desk.shop)
  await lookUp(helper, reference)
  const picture = await uploadPicture(helper)
  await ask(helper, id, of(1), { images: [picture] })
  await forgetPerson(desk.shop.context, helper.accountId, async () => {})
  expect((await guest.send(`/api/files/${picture}`)).status).toBe(200)
})
