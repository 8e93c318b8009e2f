import { listAudit } from '@fitout/contract/staff/audit.ts'
import { countWaits } from '@fitout/contract/staff/dashboard.ts'
import { findStaffOrder } from '@fitout/contract/staff/orders.ts'
import {
  approveRefund,
  listStaffRefundRequests,
  requestRefundForCustomer,
  sendRefundBack,
  takeBackSending,
} from '@fitout/contract/staff/refund-requests.ts'
import { beforeAll, expect, test } from 'vitest'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { askRefund as ask, showRefunds as show } from '../../testing/ask-refund.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { sendRefundMail } from './refund-mail.ts'

const desk = withOrderDesk()
let support: StaffVisitor
let manager: StaffVisitor
beforeAll(async () => {
  support = await openStaff(desk.shop, 'support')
  manager = await openStaff(desk.shop, 'manager')
  await publishConstants(desk.shop.context)
})

const reason = '客人來電：檯面有裂痕'
const request = (id: string, product_variant_id: string, qty: number, idempotencyKey?: string) =>
  support.call(requestRefundForCustomer, {
    params: { id },
    body: { reason, refund_items: [{ product_variant_id, qty }] },
    ...(idempotencyKey && { idempotencyKey }),
  })

test('a refund requested on the telephone is decided and shown like one of the customer', async () => {
  const { guest, id, variant } = await desk.newOrder(3)
  await expectRefusal(request(id, variant, 1), 409, 'order-not-paid')
  const left = async () =>
    (await support.call(findStaffOrder, { params: { id } })).data.lines.map(({ refundable_qty: qty }) => qty)
  expect(await left()).toEqual([0])
  await confirmPayment(desk.shop.context, id)
  expect(await left()).toEqual([3])
  const { data: made } = await request(id, variant, 2)
  expect(await left()).toEqual([1])
  expect(made.status).toBe('WAITING')
  expect(await show(guest, id)).toMatchObject({
    items: [{ refundable_qty: 1 }],
    requests: [{ _id: made._id, status: 'WAITING', reason, images: [], can_withdraw: true }],
  })
  const { data: waiting } = await support.call(listStaffRefundRequests, { query: { order_id: id } })
  expect(waiting).toMatchObject([{ _id: made._id, cause: 'CUSTOMER', is_looked_up: false, reason }])
  const { details } = await expectRefusal(request(id, variant, 2), 409, 'more-than-refundable')
  expect(details).toMatchObject({ refundable_qty: 1 })
  await manager.call(approveRefund, { params: { id: made._id }, body: { amount: 99.8 } })
  expect((await show(guest, id)).requests).toMatchObject([{ status: 'APPROVED', amount: 99.8 }])

  // The trail names the order and the colleague, not what the customer said.
  const { data: trail } = await manager.call(listAudit, { query: { subject: 'refund request', subject_id: made._id } })
  const entry = trail.find(({ action }) => action === 'refunds.request')
  expect(entry).toMatchObject({ after: { status: 'WAITING' } })
  expect(JSON.stringify(trail)).not.toContain(reason)
})

test('money that did not come by card waits until staff note that they sent it, and the customer sees when', async () => {
  const { guest, id, variant } = await desk.newOrder(2)
  await confirmPayment(desk.shop.context, id)
  const { data: made } = await request(id, variant, 1)
  const params = { id: made._id }
  const send = async (staff: StaffVisitor) => staff.call(sendRefundBack, { params })
  const queue = async () =>
    (await manager.call(listStaffRefundRequests, { query: { status: 'TO_SEND' } })).data.filter(
      ({ _id: one }) => one === made._id,
    )
  const waits = async () => (await manager.call(countWaits)).data.find(({ kind }) => kind === 'sendBack')?.count ?? 0
  const before = await waits()
  await expectRefusal(send(manager), 409, 'illegal-transition')
  await manager.call(approveRefund, { params, body: { amount: 49.9 } })
  expect(await queue()).toMatchObject([{ money: { state: 'BY_HAND', by_hand: 49.9, sent_back_at: null } }])
  expect(await waits()).toBe(before + 1)
  expect((await show(guest, id)).requests).toMatchObject([{ is_to_send: true, sent_back_at: null }])

  await expectRefusal(send(support), 403, 'not-allowed')
  await Promise.all([send(manager), send(manager)])
  expect(await queue()).toEqual([])
  const sent_back_at = desk.shop.context.clock.now().toISOString()
  expect((await show(guest, id)).requests).toMatchObject([{ is_to_send: false, sent_back_at }])

  const { context } = desk.shop
  const mails = async () => {
    await sendRefundMail(context, { requestId: made._id, sentAt: sent_back_at })
    // Made with the first mail.
    const names = await readdir(join(context.config.dataDir, 'mail')).catch((): string[] => [])
    return names.filter((name) => name.includes(`refund-sent-${made._id}`)).length
  }
  await manager.call(takeBackSending, { params })
  expect(await queue()).toHaveLength(1)
  // A request that was taken back sends no mail.
  expect(await mails()).toBe(0)
  await send(manager)
  expect(await mails()).toBe(1)
  const { data: trail } = await manager.call(listAudit, { query: { subject: 'refund request', subject_id: made._id } })
  const sent = trail.map(({ action }) => action).filter((action) => action.endsWith('send'))
  expect(sent.toSorted()).toEqual(['refunds.send', 'refunds.send', 'refunds.unsend'])
})

test('one key makes one request, and no request exceeds what was bought', async () => {
  const { guest, id, variant } = await desk.newOrder(3)
  await confirmPayment(desk.shop.context, id)
  const [first, again] = [await request(id, variant, 1, 'telephone-1'), await request(id, variant, 1, 'telephone-1')]
  expect(again.data._id).toBe(first.data._id)
  await expectRefusal(request(id, variant, 2, 'telephone-1'), 422, 'idempotency-key-reused')
  const both = await Promise.allSettled([
    ...Array.from({ length: 6 }, () => request(id, variant, 1)),
    ...Array.from({ length: 6 }, () => ask(guest, id, [{ product_variant_id: variant, qty: 1 }])),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await show(guest, id)).toMatchObject({ items: [{ refundable_qty: 0 }] })
})

test('what is not in the order, and an unknown order, are refused', async () => {
  const { guest, id, variant } = await desk.newOrder(1)
  await confirmPayment(desk.shop.context, id)
  await expectRefusal(request(id, crypto.randomUUID(), 1), 422, 'line-not-in-order')
  await expectRefusal(request(crypto.randomUUID(), variant, 1), 404, 'order-not-found')
  await expectRefusal(request(id, variant, 0), 422, 'invalid-input')
  expect((await show(guest, id)).requests).toEqual([])
})
