import { findStaffOrder, importSentOrders } from '@fitout/contract/staff/orders.ts'
import { releaseOrder } from '@fitout/contract/staff/order-changes.ts'
import { approveRefund } from '@fitout/contract/staff/refund-requests.ts'
import { requestRefund } from '@fitout/contract/refund-requests.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { askRefund } from '../../testing/ask-refund.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openGuest, placeOrder, toShowroom } from '../../testing/visitors.ts'
import { confirmPayment } from './staff-order-steps.ts'

const desk = withOrderDesk()
let support: StaffVisitor
beforeAll(async () => {
  support = await openStaff(desk.shop, 'support')
})

async function paidOrder() {
  const order = await desk.newOrder(1)
  await confirmPayment(desk.shop.context, order.id)
  return order
}

async function send(rows: string[], dry_run: 'true' | 'false' = 'false') {
  const file = new File([rows.join('\r\n')], 'sent.csv', { type: 'text/csv' })
  return (await support.call(importSentOrders, { file, query: { dry_run } })).data
}
const show = async (id: string) => (await support.call(findStaffOrder, { params: { id } })).data
const head = 'reference,recipient_name,tracking_number,courier'

async function sentMails(id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job
    where name = 'order-mail' and data ->> 'orderId' = ${id} and data ->> 'event' = 'shipped'`.execute(
    desk.shop.context.db,
  )
  return rows[0]?.count ?? 0
}

test('a file of tracking numbers marks its parcels as sent and notifies each customer once, even when repeated', async () => {
  const [one, two, rest] = [await paidOrder(), await paidOrder(), await paidOrder()]
  const file = [
    head,
    `${one.reference},Chan,SF100,`,
    `${two.reference.toLowerCase().replaceAll('-', ' ')},Lee,SF200,`,
    `${rest.reference},Wong,,`,
  ]
  expect(await send(file, 'true')).toMatchObject({ rows: 2, faults: [], is_applied: false })
  expect((await show(one.id)).delivery_status).toBe('preparing')
  const done = await send(file)
  expect(done.sent.map(({ reference, tracking_number }) => [reference, tracking_number])).toEqual([
    [one.reference, 'SF100'],
    [two.reference, 'SF200'],
  ])
  expect(done.is_applied).toBe(true)
  expect(await show(one.id)).toMatchObject({ delivery_status: 'shipped', tracking_number: 'SF100' })
  expect(await show(two.id)).toMatchObject({ delivery_status: 'shipped', tracking_number: 'SF200' })
  expect((await show(rest.id)).delivery_status).toBe('preparing')
  expect(await send([...file.slice(0, 3), `${rest.reference},Wong,SF300,`])).toMatchObject({
    sent: [{ reference: rest.reference }],
    unchanged: 2,
  })
  expect([await sentMails(one.id), await sentMails(rest.id)]).toEqual([1, 1])
})

test('an order released before it is paid is sent by a file as by hand', async () => {
  const { id, reference } = await desk.newOrder(1)
  const { version } = await show(id)
  const manager = await openStaff(desk.shop, 'manager')
  await manager.call(releaseOrder, { params: { id }, body: { version } })
  expect(await send([head, `${reference},Chan,SF700,`])).toMatchObject({ faults: [], is_applied: true })
  expect(await show(id)).toMatchObject({ delivery_status: 'shipped', tracking_number: 'SF700' })
})

test('one invalid cell rejects the whole file, and each is reported by row and column', async () => {
  const [good, asked] = [await paidOrder(), await paidOrder()]
  const unpaid = await desk.newOrder(1)
  const guest = await openGuest(desk.shop)
  const fetched = await placeOrder(desk.goods, guest, { [await desk.goods.addVariant()]: 1 }, toShowroom(desk.goods))
  await confirmPayment(desk.shop.context, fetched._id)
  const refund_items = [{ product_variant_id: asked.variant, qty: 1 }]
  await asked.guest.call(requestRefund, { params: { id: asked.id }, body: { reason: 'Too large', refund_items } })
  const refunded = await paidOrder()
  const units = [{ product_variant_id: refunded.variant, qty: 1 }]
  const { requests } = await askRefund(refunded.guest, refunded.id, units)
  const manager = await openStaff(desk.shop, 'manager')
  await manager.call(approveRefund, { params: { id: requests[0]!._id }, body: { amount: 10 } })
  const { faults, is_applied } = await send([
    head,
    `${good.reference},,SF1,`,
    `${good.reference},,SF2,`,
    `${unpaid.reference},,SF3,`,
    `${fetched.reference},,SF4,`,
    `${asked.reference},,SF5,`,
    `LM-0000-0000,,SF6,`,
    `${refunded.reference},,SF7,`,
    `${(await paidOrder()).reference},,${'9'.repeat(61)},No such courier`,
  ])
  expect(is_applied).toBe(false)
  expect(faults.map(({ row, column, code }) => [row, column, code])).toEqual([
    [3, 'reference', 'duplicate'],
    [4, 'reference', 'not-to-send'],
    [5, 'reference', 'not-to-send'],
    [6, 'reference', 'refund-waits'],
    [7, 'reference', 'no-such-order'],
    [8, 'reference', 'not-to-send'],
    [9, 'courier', 'not-listed'],
    [9, 'tracking_number', 'too-long'],
  ])
  expect(faults.every(({ message }) => message.length > 5)).toBe(true)
  expect((await show(good.id)).delivery_status).toBe('preparing')
  expect((await send(['order,number', 'x,y'])).faults.map(({ column, code }) => [column, code])).toEqual([
    ['reference', 'no-such-column'],
    ['tracking_number', 'no-such-column'],
  ])
})
