import { membershipBalance } from '@fitout/contract/memberships.ts'
import { requestRefund, withdrawRefundRequest } from '@fitout/contract/refund-requests.ts'
import { cancelStaffOrder, confirmStaffPayment, deliverOrder, findStaffOrder } from '@fitout/contract/staff/orders.ts'
import { approveRefund } from '@fitout/contract/staff/refund-requests.ts'
import { beforeAll, expect, test } from 'vitest'
import { openMember } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { placeOrder } from '../../testing/visitors.ts'
import { confirmPayment } from './staff-order-steps.ts'

const desk = withOrderDesk({ DATABASE_POOL: '20' })
let people: StaffVisitor[]
beforeAll(async () => {
  people = [await openStaff(desk.shop, 'manager'), await openStaff(desk.shop, 'owner')]
})

const staffAt = (turn: number) => people[turn % people.length]!
const times = (count: number, act: (turn: number) => Promise<unknown>) =>
  Array.from({ length: count }, (_, turn) => act(turn))

/** How many of the attempts succeeded; the others must have failed because they were too late. */
async function succeeded(tries: Promise<unknown>[]): Promise<number> {
  const outcomes = await Promise.allSettled(tries)
  const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.problem?.status] : []))
  expect(refusals.filter((status) => status !== 409)).toEqual([])
  return outcomes.length - refusals.length
}

test('ORD-01 ORD-04 of twenty concurrent actions, customers completing and staff refunding in full leave one consistent outcome', async () => {
  for (let round = 0; round < 5; round += 1) {
    const member = await openMember(desk.shop)
    const variant = await desk.goods.addVariant({ stock: [10, 0] })
    const { _id: id } = await placeOrder(desk.goods, member, { [variant]: 2 })
    await confirmPayment(desk.shop.context, id)
    const total = (await desk.show(member, id)).totals.total_price
    const refund_items = [{ product_variant_id: variant, qty: 2 }]
    const { data } = await member.call(requestRefund, { params: { id }, body: { reason: 'Too large', refund_items } })
    const request = data.requests[0]!._id
    const body = { amount: total, restock: refund_items }
    const [approvals, withdrawals, completions] = await Promise.all([
      succeeded(times(6, (turn) => staffAt(turn).call(approveRefund, { params: { id: request }, body }))),
      succeeded(times(2, () => member.call(withdrawRefundRequest, { params: { id, request_id: request } }))),
      succeeded(times(6, () => desk.complete(member, id))),
      succeeded(times(6, (turn) => staffAt(turn).call(deliverOrder, { params: { id } }))),
    ])
    expect(approvals + withdrawals).toBe(1)
    const order = await desk.show(member, id)
    const status = completions === 1 ? 'completed' : 'cancelled'
    expect([order.current_status, order.payment_status, order.refunded]).toEqual(
      approvals === 1 ? [status, 'refunded', total] : ['completed', 'paid', 0],
    )
    const sold = approvals === 1 ? 0 : 2
    expect(await desk.shelves(variant)).toEqual({ available: 10 - sold, held: 0, sold })
    const { balance } = (await member.call(membershipBalance)).data
    expect(balance).toBe(approvals === 1 ? 0 : Math.floor(total))
  }
})

test('ORD-01 STOCK-05 of twenty concurrent actions, either the cancellation or the payment wins, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { guest, id, variant } = await desk.newOrder()
    if (round % 2 === 1) await desk.upload(guest, id)
    const params = { id }
    const proof = (await staffAt(0).call(findStaffOrder, { params })).data.proof?._id ?? null
    const reason = 'Sold out'
    const [cancelled, paid, given] = await Promise.all([
      succeeded(times(8, () => desk.cancel(guest, id))),
      succeeded(times(8, (turn) => staffAt(turn).call(confirmStaffPayment, { params, body: { proof } }))),
      succeeded(times(4, (turn) => staffAt(turn).call(cancelStaffOrder, { params, body: { proof, reason } }))),
    ])
    expect(cancelled + paid + given).toBe(1)
    const order = await desk.show(guest, id)
    expect([order.current_status, order.payment_status]).toEqual(paid ? ['pending', 'paid'] : ['cancelled', 'unpaid'])
    expect(await desk.shelves(variant)).toEqual({ available: paid ? 7 : 10, held: 0, sold: paid ? 3 : 0 })
  }
})
