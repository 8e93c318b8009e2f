import { listAudit } from '@fitout/contract/staff/audit.ts'
import { requestRefund } from '@fitout/contract/refund-requests.ts'
import { listUnmatchedPayments, settleUnmatchedPayment } from '@fitout/contract/staff/unmatched-payments.ts'
import { listStaffRefundRequests } from '@fitout/contract/staff/refund-requests.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { decide, eventOf, jobsAbout, notify, openOnlineOrder, refundsOf } from '../../testing/online-orders.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { askAboutSilentSessions } from '../payment-reports/payment-reports-service.ts'
import { sendRefund } from '../payments/payments-service.ts'
import { decideRefund } from '../refund-requests/refund-requests-service.ts'

const desk = withOrderDesk()
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
})

type Visit = Awaited<ReturnType<typeof openOnlineOrder>>
type How = 'ACCEPTED' | 'SENT_AGAIN' | 'REFUNDED' | 'NOTHING'

const waiting = async () => (await manager.call(listUnmatchedPayments, { query: { per_page: 100 } })).data
const about = async ({ id }: Visit) => (await waiting()).filter(({ order }) => order?._id === id)
const settle = (id: string, how: How, reason = 'Looked up on the account') =>
  manager.call(settleUnmatchedPayment, { params: { id }, body: { how, reason } })
const report = (visit: Visit, changes: object, session = visit.session) =>
  notify(desk, eventOf(session, { kind: 'paid', money: { ...visit.money, ...changes } }))

test('PAY-05 a mismatching payment is queued with expected and received values, and settled once, with a reason', async () => {
  const [visit, other] = [await openOnlineOrder(desk), await openOnlineOrder(desk)]
  await report(visit, { amount: visit.amount - 100 })
  await report(visit, { currency: 'JPY' })
  await report(visit, { orderId: other.id })
  await report(visit, { amount: '9980' })
  await report(other, {}, crypto.randomUUID())
  const queue = await about(visit)
  expect(queue.map(({ trouble, came, ways }) => [trouble, came?.amount, came?.currency, came?.order, ways])).toEqual([
    ['another-amount', (visit.amount - 100) / 100, 'HKD', visit.reference, ['REFUNDED', 'NOTHING']],
    ['another-currency', String(visit.amount), 'JPY', visit.reference, ['REFUNDED', 'NOTHING']],
    ['another-order', visit.amount / 100, 'HKD', other.reference, ['ACCEPTED', 'REFUNDED', 'NOTHING']],
    ['another-amount', '9980', 'HKD', visit.reference, ['REFUNDED', 'NOTHING']],
  ])
  expect(queue[0]).toMatchObject({ expected: visit.amount / 100, order: { reference: visit.reference } })
  expect(await about(other)).toMatchObject([{ trouble: 'unknown-session', expected: other.amount / 100 }])

  const { data: ofOrder } = await manager.call(listUnmatchedPayments, { query: { order_id: visit.id } })
  expect(ofOrder).toEqual(queue)

  const [short, ...rest] = queue
  await expectRefusal(settle(short!._id, 'ACCEPTED'), 409, 'illegal-transition')
  const both = await Promise.allSettled([
    settle(short!._id, 'REFUNDED', 'Sent back by FPS'),
    settle(short!._id, 'NOTHING'),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const { _id } of rest) await settle(_id, 'NOTHING')
  await expectRefusal(settle(short!._id, 'NOTHING'), 409, 'already-decided')
  await expectRefusal(settle(crypto.randomUUID(), 'NOTHING'), 404, 'payment-puzzle-not-found')
  expect(await about(visit)).toEqual([])
  const { data: settled } = await manager.call(listUnmatchedPayments, { query: { state: 'SETTLED', per_page: 100 } })
  expect(settled.find(({ _id }) => _id === rest[0]!._id)).toMatchObject({
    ways: [],
    settled: { how: 'NOTHING', reason: 'Looked up on the account', staff_name: expect.stringContaining('manager') },
  })
  const { data: trail } = await manager.call(listAudit, { query: { subject_id: short!._id } })
  expect(trail).toMatchObject([{ action: 'payments.settle', subject_title: visit.reference }])
  expect((await desk.show(visit.guest, visit.id)).payment_status).toBe('unpaid')
})

test('PAY-05 a sufficient payment is accepted through the order machine: paid once, sold once, refundable to its card', async () => {
  const visit = await openOnlineOrder(desk)
  await report(visit, { amount: visit.amount + 1000 })
  await report(visit, { orderId: undefined })
  const [more, unnamed] = await about(visit)
  const tries = await Promise.allSettled([settle(more!._id, 'ACCEPTED'), settle(unnamed!._id, 'ACCEPTED')])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await desk.show(visit.guest, visit.id)).toMatchObject({ payment_status: 'paid', current_status: 'pending' })
  expect(await desk.shelves(visit.variant)).toEqual({ available: 8, held: 0, sold: 2 })
  const { data: trail } = await manager.call(listAudit, { query: { subject_id: visit.id } })
  expect(trail.map(({ action }) => action)).toEqual(['payments.confirm'])
  const [left] = await about(visit)
  expect(left?.ways).not.toContain('ACCEPTED')
  await settle(left!._id, 'NOTHING')
  const refund_items = [{ product_variant_id: visit.variant, qty: 1 }]
  const body = { reason: 'Scratched', refund_items }
  const { data } = await visit.guest.call(requestRefund, { params: { id: visit.id }, body })
  const decision = { status: 'APPROVED', amount: 4990, restock: [], answer: null } as const
  await decideRefund(desk.shop.context, undefined, data.requests[0]!._id, decision)
  expect(await refundsOf(desk, visit.session)).toMatchObject([{ amount_cents: 4990 }])

  const late = await openOnlineOrder(desk)
  await desk.cancel(late.guest, late.id)
  await report(late, {})
  const [returned] = await about(late)
  expect(returned).toMatchObject({
    trouble: 'order-not-payable',
    returned: { amount: late.amount / 100, sent_at: null },
    ways: ['NOTHING'],
  })
  await expectRefusal(settle(returned!._id, 'REFUNDED'), 409, 'illegal-transition')
  await settle(returned!._id, 'NOTHING')
})

test('PAY-05 a report that the provider repeats on every query is queued once', async () => {
  const visit = await openOnlineOrder(desk)
  await desk.shop.context.db
    .updateTable('payment_sessions')
    .set({ amount_cents: visit.amount + 1 })
    .where('id', '=', visit.session)
    .execute()
  await decide(desk, visit.page, { decision: 'approve', delivery: 'lost' })
  for (let round = 0; round < 3; round += 1) {
    desk.advance(90_000)
    await askAboutSilentSessions(desk.shop.context)
  }
  expect((await about(visit)).map(({ trouble }) => trouble)).toEqual(['another-amount'])
  for (const { _id } of await about(visit)) await settle(_id, 'NOTHING')
})

test('a refund refused by the provider waits for staff instead of being retried forever, and can be sent again', async () => {
  const { context } = desk.shop
  const visit = await openOnlineOrder(desk)
  await decide(desk, visit.page, { decision: 'approve' })
  const refund_items = [{ product_variant_id: visit.variant, qty: 1 }]
  const body = { reason: 'Scratched', refund_items }
  const { data } = await visit.guest.call(requestRefund, { params: { id: visit.id }, body })
  const decision = { status: 'APPROVED', amount: 4990, restock: [], answer: null } as const
  await decideRefund(context, undefined, data.requests[0]!._id, decision)
  const [refund] = await refundsOf(desk, visit.session)
  const stateOf = async () => {
    const { data: requests } = await manager.call(listStaffRefundRequests, { query: { order_id: visit.id } })
    return requests[0]?.money?.state
  }
  expect(await stateOf()).toBe('ON_ITS_WAY')
  // According to the provider all of it has been refunded already.
  await sql`update sandbox_sessions set refunds = jsonb_build_object('by hand', ${visit.amount}::bigint)
    where request ->> 'id' = ${visit.session}`.execute(context.db)
  for (let round = 0; round < 2; round += 1) await sendRefund(context, { refundId: refund!.id })
  expect(await stateOf()).toBe('REFUSED')
  const [refused, ...others] = await about(visit)
  expect([others, refused]).toMatchObject([
    [],
    { trouble: 'refund-refused', expected: 49.9, came: null, ways: ['SENT_AGAIN', 'REFUNDED', 'NOTHING'] },
  ])
  await sql`update sandbox_sessions set refunds = '{}' where request ->> 'id' = ${visit.session}`.execute(context.db)
  await settle(refused!._id, 'SENT_AGAIN')
  expect(await jobsAbout(desk, 'refund-payment', refund!.id)).toHaveLength(2)
  await sendRefund(context, { refundId: refund!.id })
  expect([await stateOf(), await about(visit)]).toEqual(['SENT', []])
})
