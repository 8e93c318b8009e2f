import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import { reopenRefundRequest, withdrawRefundRequest } from '@fitout/contract/refund-requests.ts'
import PostalMime from 'postal-mime'
import type { QueryInput } from '@fitout/contract/endpoint.ts'
import {
  approveRefund,
  findStaffRefundRequest,
  listStaffRefundRequests,
  rejectRefund,
} from '@fitout/contract/staff/refund-requests.ts'
import { describe, expect, test } from 'vitest'
import { openStaff } from '../../testing/staff.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { askRefund as ask, showRefunds as show } from '../../testing/ask-refund.ts'
import { expectRefusal, type Guest, openGuest, uploadPicture } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { decideRefund, sendRefundMail } from './refund-requests-service.ts'

const desk = withOrderDesk()

const withdraw = (guest: Guest, id: string, request_id: string) =>
  guest.call(withdrawRefundRequest, { params: { id, request_id } })
const reopen = (guest: Guest, id: string, request_id: string) =>
  guest.call(reopenRefundRequest, { params: { id, request_id } })
const approve = (requestId: string, amount: number, restock: { variant_id: string; quantity: number }[] = []) =>
  decideRefund(desk.shop.context, undefined, requestId, { status: 'APPROVED', amount, restock, answer: null })

async function paidOrder(quantity = 3) {
  const order = await desk.newOrder(quantity)
  await confirmPayment(desk.shop.context, order.id)
  const of = (qty: number) => [{ product_variant_id: order.variant, qty }]
  return { ...order, of, total: (await desk.show(order.guest, order.id)).totals.total_price * 100 }
}

describe('ORD-02 a refund request', () => {
  test('names items of an own paid order, up to those bought and not yet requested', async () => {
    const { guest, id, variant, of } = await paidOrder(3)
    for (const qty of [0, -1, 1.5, 100]) await expectRefusal(ask(guest, id, of(qty)), 422, 'invalid-input')
    await expectRefusal(ask(guest, id, [...of(1), ...of(1)]), 422, 'invalid-input')
    await expectRefusal(ask(guest, id, []), 422, 'invalid-input')
    const { details } = await expectRefusal(ask(guest, id, of(4)), 409, 'more-than-refundable')
    expect(details).toEqual({ product_variant_id: variant, refundable_qty: 3 })
    const other = await paidOrder()
    await expectRefusal(ask(guest, id, other.of(1)), 422, 'line-not-in-order')
    await expectRefusal(ask(guest, other.id, other.of(1)), 404, 'order-not-found')
    const picture = await uploadPicture(guest)
    expect(await ask(guest, id, of(2), { images: [picture] })).toMatchObject({
      can_request: true,
      items: [{ product_variant_id: variant, qty: 3, refundable_qty: 1, paid_per_unit: 49.9 }],
      requests: [{ status: 'WAITING', images: [`/api/files/${picture}`], refund_items: of(2), amount: null }],
    })
    await expectRefusal(ask(guest, id, of(2)), 409, 'more-than-refundable')
    await ask(guest, id, of(1))
    expect(await show(guest, id)).toMatchObject({ can_request: false, items: [{ refundable_qty: 0 }] })
  })

  test('is refused for an unpaid, a cancelled or a fully refunded order', async () => {
    const unpaid = await desk.newOrder()
    const items = [{ product_variant_id: unpaid.variant, qty: 1 }]
    await expectRefusal(ask(unpaid.guest, unpaid.id, items), 409, 'order-not-paid')
    await desk.cancel(unpaid.guest, unpaid.id)
    await expectRefusal(ask(unpaid.guest, unpaid.id, items), 409, 'order-not-paid')
    const { guest, id, of, total } = await paidOrder(2)
    const { requests } = await ask(guest, id, of(1))
    await approve(requests[0]!._id, total)
    await expectRefusal(ask(guest, id, of(1)), 409, 'order-not-paid')
    expect(await show(guest, id)).toMatchObject({ can_request: false, requests: [{ status: 'APPROVED' }] })
  })

  test('accepts only pictures of the account', async () => {
    const { guest, id, of } = await paidOrder()
    const foreign = await uploadPicture(await openGuest(desk.shop))
    await expectRefusal(ask(guest, id, of(1), { images: [foreign] }), 404, 'file-not-found')
    expect((await show(guest, id)).requests).toEqual([])
  })

  test('can be withdrawn, and reopened while its items are still available', async () => {
    const { guest, id, of } = await paidOrder(3)
    const [first] = (await ask(guest, id, of(2))).requests
    await withdraw(guest, id, first!._id)
    await expectRefusal(withdraw(guest, id, first!._id), 409, 'already-decided')
    expect(await show(guest, id)).toMatchObject({
      items: [{ refundable_qty: 3 }],
      requests: [{ status: 'WITHDRAWN', can_reopen: true }],
    })
    await expect(approve(first!._id, 100)).rejects.toMatchObject({ code: 'already-decided' })
    const [second] = (await ask(guest, id, of(2))).requests
    await expectRefusal(reopen(guest, id, first!._id), 409, 'more-than-refundable')
    await withdraw(guest, id, second!._id)
    const { data } = await reopen(guest, id, first!._id)
    expect(data.requests.map(({ status }) => status).toSorted()).toEqual(['WAITING', 'WITHDRAWN'])
    await expectRefusal(withdraw(guest, id, crypto.randomUUID()), 404, 'refund-request-not-found')
  })
})

test('ORD-03 twenty concurrent requests never exceed what was bought, and one key creates one request', async () => {
  const { guest, id, of } = await paidOrder(5)
  const same = await Promise.allSettled(
    Array.from({ length: 20 }, () => ask(guest, id, of(1), { idempotencyKey: 'the-same-key' })),
  )
  expect(same.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect((await show(guest, id)).requests).toHaveLength(1)
  const different = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => ask(guest, id, of(1 + (index % 2)))),
  )
  expect(different.some(({ status }) => status === 'rejected')).toBe(true)
  const { requests, items } = await show(guest, id)
  const asked = requests.flatMap((request) => request.refund_items).reduce((sum, item) => sum + item.qty, 0)
  expect([asked, items[0]!.refundable_qty]).toEqual([5, 0])
})

describe('ORD-04 the decision', () => {
  test('is made once, even by concurrent calls, and is final', async () => {
    const { guest, id, of, total } = await paidOrder(2)
    const [request] = (await ask(guest, id, of(1))).requests
    const decisions = await Promise.allSettled([
      approve(request!._id, 4990),
      approve(request!._id, 4990),
      decideRefund(desk.shop.context, undefined, request!._id, { status: 'REJECTED', answer: 'Worn' }),
    ])
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    desk.advance(24 * 3_600_000)
    await expect(approve(request!._id, 4990)).rejects.toMatchObject({ code: 'already-decided' })
    const { refunded_cents } = await desk.shop.context.db
      .selectFrom('orders')
      .select('refunded_cents')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect([0, 4990]).toContain(refunded_cents)
    expect(total).toBeGreaterThan(4990)
  })

  test('never refunds more than was paid', async () => {
    const { guest, id, of, total } = await paidOrder(2)
    const [first] = (await ask(guest, id, of(1))).requests
    await expect(approve(first!._id, total + 1)).rejects.toMatchObject({ code: 'more-than-refundable' })
    expect((await show(guest, id)).requests[0]?.status).toBe('WAITING')
    await approve(first!._id, total - 100)
    const [second] = (await ask(guest, id, of(1))).requests
    await expect(approve(second!._id, 101)).rejects.toMatchObject({ code: 'more-than-refundable' })
    expect(await desk.show(guest, id)).toMatchObject({ payment_status: 'paid', current_status: 'pending' })
    await approve(second!._id, 100)
    expect(await desk.show(guest, id)).toMatchObject({ payment_status: 'refunded', current_status: 'cancelled' })
  })

  test('restocks units where the studio says so, once, and leaves a completed order completed', async () => {
    const { guest, id, variant, of, total } = await paidOrder(4)
    await desk.complete(guest, id)
    const [kept] = (await ask(guest, id, of(1))).requests
    await approve(kept!._id, 4990)
    expect(await desk.shelves(variant)).toEqual({ available: 6, held: 0, sold: 4 })
    const [restocked] = (await ask(guest, id, of(2))).requests
    const units = (quantity: number) => [{ variant_id: variant, quantity }]
    await expect(approve(restocked!._id, 9980, units(3))).rejects.toMatchObject({ code: 'more-than-refundable' })
    await Promise.allSettled([1, 2].map(() => approve(restocked!._id, 9980, units(2))))
    expect(await desk.shelves(variant)).toEqual({ available: 8, held: 0, sold: 2 })
    const [last] = (await ask(guest, id, of(1))).requests
    await approve(last!._id, total - 4990 - 9980, units(1))
    expect(await desk.show(guest, id)).toMatchObject({ payment_status: 'refunded', current_status: 'completed' })
  })

  test('is mailed to the customer in the language of the order, once', async () => {
    const { context } = desk.shop
    const zh = await paidOrder(2)
    await context.db.updateTable('orders').set({ language: 'zh' }).where('id', '=', zh.id).execute()
    const [approved] = (await ask(zh.guest, zh.id, zh.of(1))).requests
    const en = await paidOrder(2)
    const [rejected] = (await ask(en.guest, en.id, en.of(1))).requests
    const { accountId: placed_by } = await openStaff(desk.shop)
    await context.db.updateTable('orders').set({ placed_by }).where('id', '=', en.id).execute()
    const mails = async () => {
      const folder = join(context.config.dataDir, 'mail')
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('refund-'))
      return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
    }
    await sendRefundMail(context, { requestId: approved!._id })
    expect(await mails()).toEqual([])
    await approve(approved!._id, 4990)
    await decideRefund(context, undefined, rejected!._id, {
      status: 'REJECTED',
      answer: 'It was used <b>outdoors</b>.',
    })
    for (const requestId of [approved!._id, approved!._id, rejected!._id]) await sendRefundMail(context, { requestId })
    const sent = await mails()
    expect(sent.map((mail) => mail.subject).toSorted()).toEqual([
      `Refund not approved ${en.reference}`,
      `退款申請已批准 ${zh.reference}`,
    ])
    expect(sent.find((mail) => mail.subject?.startsWith('退款'))?.text).toContain('HK$49.90')
    const refusal = sent.find((mail) => mail.subject?.startsWith('Refund'))
    expect(refusal?.text).toContain('It was used <b>outdoors</b>.')
    // Customers on the telephone gave no contact to type.
    expect(refusal?.text).toContain(`?reference=${en.reference}&token=`)
    expect(sent.find((mail) => mail.subject?.startsWith('退款'))?.text).not.toContain('&token=')
    expect(refusal?.html).not.toContain('<b>outdoors')
  })

  test('is made by permitted staff, who see its pictures, and is audited', async () => {
    const { guest, id, of, reference } = await paidOrder(2)
    const picture = await uploadPicture(guest)
    const [request] = (await ask(guest, id, of(1), { images: [picture] })).requests
    await desk.shop.context.db
      .updateTable('order_payments')
      .set({ channel: 'CASH' })
      .where('order_id', '=', id)
      .execute()
    const [manager, support] = [await openStaff(desk.shop, 'manager'), await openStaff(desk.shop, 'support')]
    const { data } = await support.call(listStaffRefundRequests, { query: { per_page: 100 } })
    expect(data.find(({ _id }) => _id === request!._id)).toMatchObject({
      order: { reference, refunded: 0, payments: [{ by: 'STAFF', channel: 'CASH' }] },
      image_ids: [picture],
      refund_items: [{ qty: 1, paid: 49.9 }],
    })
    expect((await support.send(`/api/admin/refund-requests/${request!._id}/images/${picture}`)).status).toBe(200)
    expect(
      (await support.send(`/api/admin/refund-requests/${request!._id}/images/${crypto.randomUUID()}`)).status,
    ).toBe(404)
    const params = { id: request!._id }
    const twice = { amount: 49.9, restock: [...of(1), ...of(1)] }
    await expectRefusal(manager.call(approveRefund, { params, body: twice }), 422, 'invalid-input')
    const body = { amount: 49.9, restock: of(1), answer: 'Sorry for that' }
    await expectRefusal(support.call(approveRefund, { params, body }), 403, 'not-allowed')
    await manager.call(approveRefund, { params, body })
    await expectRefusal(manager.call(rejectRefund, { params, body: { reason: 'Worn' } }), 409, 'already-decided')
    const trail = await manager.call(listAudit, { query: { subject_id: request!._id } })
    expect(trail.data).toMatchObject([{ action: 'refunds.decide', subject_title: reference, after: { amount: 4990 } }])
    expect((await show(guest, id)).requests[0]).toMatchObject({
      status: 'APPROVED',
      amount: 49.9,
      answer: 'Sorry for that',
    })
  })

  test('find requests by their order, sorted by decision and by amount', async () => {
    const manager = await openStaff(desk.shop, 'manager')
    const own: { id: string; reference: string }[] = []
    for (const amount of [30, 10, null]) {
      desk.advance(10)
      const { guest, id: orderId, of, reference } = await paidOrder(1)
      const [request] = (await ask(guest, orderId, of(1))).requests
      const id = request!._id
      own.push({ id, reference })
      if (amount) await manager.call(approveRefund, { params: { id }, body: { amount } })
    }
    const [dear, cheap, waiting] = own.map(({ id }) => id)
    const listed = async (query: QueryInput<typeof listStaffRefundRequests>) =>
      (await manager.call(listStaffRefundRequests, { query: { per_page: 100, ...query } })).data
        .map(({ _id }) => _id)
        .filter((one) => own.some(({ id }) => id === one))
    expect(await listed({ sort_by: 'amount', status: 'APPROVED' })).toEqual([cheap, dear])
    expect(await listed({ sort_by: 'decided_at' })).toEqual([dear, cheap, waiting])
    expect(await listed({ sort_by: 'created_at', sort_order: 'desc' })).toEqual([waiting, cheap, dear])
    expect(await listed({ q: own[1]!.reference.toLowerCase() })).toEqual([cheap])
    expect(await listed({ q: own[1]!.reference, status: 'WAITING' })).toEqual([])
    // One letter, which no index knows.
    const q = own[0]!.reference.slice(0, 1)
    expect(await listed({ q, sort_by: 'decided_at' })).toEqual([dear, cheap, waiting])
    expect(await listed({ q: '~' })).toEqual([])
    const found = { q, status: 'APPROVED' } as const
    const all = await manager.call(listStaffRefundRequests, { query: { ...found, per_page: 100 } })
    const second = await manager.call(listStaffRefundRequests, { query: { ...found, page: 2, per_page: 1 } })
    expect(second).toMatchObject({ data: [{ _id: dear }], total: all.data.length })
    const { data } = await manager.call(findStaffRefundRequest, { params: { id: waiting! } })
    expect(data).toMatchObject({
      order: { reference: own[2]!.reference },
      status: 'WAITING',
      gives_back: { left: expect.any(Number) },
    })
    const params = { id: crypto.randomUUID() }
    await expectRefusal(manager.call(findStaffRefundRequest, { params }), 404, 'refund-request-not-found')
  })
})
