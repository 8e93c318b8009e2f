import { allOfflineOrders } from '@fitout/contract/orders.ts'
import { requestRefund, withdrawRefundRequest } from '@fitout/contract/refund-requests.ts'
import type { Query } from '@fitout/contract/endpoint.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import {
  archiveStaffOrder,
  deliverOrder,
  exportStaffOrders,
  findStaffOrder,
  listStaffOrders,
  restoreStaffOrder,
  undeliverOrder,
} from '@fitout/contract/staff/orders.ts'
import { searchOffice } from '@fitout/contract/staff/search.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, uploadPicture } from '../../testing/visitors.ts'
import { confirmPayment } from './staff-order-steps.ts'

const desk = withOrderDesk()
let staff: StaffVisitor
beforeAll(async () => {
  staff = await openStaff(desk.shop, 'manager')
})

type Asked = Partial<Query<typeof listStaffOrders>>
const archive = (id: string) => staff.call(archiveStaffOrder, { params: { id } })
const restore = (id: string) => staff.call(restoreStaffOrder, { params: { id } })
const deliver = (id: string) => staff.call(deliverOrder, { params: { id } })

/** Whether a staff list contains the order; also checks that its count matches its rows. */
async function isListed(id: string, query: Asked = {}): Promise<boolean> {
  const { data, total } = await staff.call(listStaffOrders, { query: { per_page: 100, ...query } })
  expect(total).toBe(data.length)
  return data.some((order) => order._id === id)
}

async function cancelledOrder() {
  const order = await desk.newOrder(1)
  await desk.cancel(order.guest, order.id)
  return order
}

async function paidOrder() {
  const order = await desk.newOrder(1)
  await confirmPayment(desk.shop.context, order.id)
  return order
}

test('a finished order leaves the list, is found by number and telephone with a mark, and can be restored', async () => {
  const { guest, id, reference } = await cancelledOrder()
  await desk.shop.context.db.updateTable('orders').set({ phone: '61239876' }).where('id', '=', id).execute()
  expect([await isListed(id), await isListed(id, { archived: 'only' })]).toEqual([true, false])
  expect((await archive(id)).data.archived_at).not.toBeNull()
  expect([await isListed(id), await isListed(id, { status: 'cancelled' })]).toEqual([false, false])
  expect([await isListed(id, { archived: 'only' }), await isListed(id, { archived: 'with' })]).toEqual([true, true])
  for (const q of [reference, '6123 9876']) {
    const { data } = await staff.call(listStaffOrders, { query: { q } })
    expect(data.map(({ _id, archived_at: at }) => [_id, at !== null])).toEqual([[id, true]])
    const { data: found } = await staff.call(searchOffice, { query: { q } })
    expect(found).toMatchObject([{ kind: 'order', _id: id, is_active: false }])
  }
  // Nothing has changed for the customer.
  expect((await guest.call(allOfflineOrders)).total).toBe(1)
  expect((await restore(id)).data.archived_at).toBeNull()
  expect([await isListed(id), await isListed(id, { archived: 'only' })]).toEqual([true, false])
  await expectRefusal(restore(id), 409, 'illegal-transition')
  const { data: trail } = await staff.call(listAudit, { query: { subject: 'order', subject_id: id } })
  expect(trail.map(({ action, after }) => [action, after])).toEqual([
    ['orders.restore', { is_archived: false }],
    ['orders.archive', { is_archived: true }],
  ])
})

test('two concurrent archivals of an order have one winner', async () => {
  const { id } = await cancelledOrder()
  const both = await Promise.allSettled([archive(id), archive(id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('an unfinished order cannot be archived', async () => {
  const { id, guest, variant } = await desk.newOrder(2)
  await expectRefusal(archive(id), 409, 'illegal-transition')
  await confirmPayment(desk.shop.context, id)
  await expectRefusal(archive(id), 409, 'illegal-transition')
  await deliver(id)
  const image = await uploadPicture(guest)
  const body = { reason: '檯面有裂痕', refund_items: [{ product_variant_id: variant, qty: 1 }], images: [image] }
  const { data } = await guest.call(requestRefund, { params: { id }, body })
  await expectRefusal(archive(id), 409, 'illegal-transition')
  await guest.call(withdrawRefundRequest, { params: { id, request_id: data.requests[0]!._id } })
  await archive(id)
  expect(await isListed(id)).toBe(false)
})

test('an order with an undone delivery is listed for handover again', async () => {
  const { id } = await paidOrder()
  await deliver(id)
  await archive(id)
  await staff.call(undeliverOrder, { params: { id } })
  expect((await staff.call(findStaffOrder, { params: { id } })).data.archived_at).toBeNull()
  expect(await isListed(id, { waiting: 'delivery' })).toBe(true)
})

test('an export includes archived orders, or only these on request', async () => {
  const [kept, away] = [await cancelledOrder(), await cancelledOrder()]
  await archive(away.id)
  const file = async (filter: string) => (await staff.send(`/api${exportStaffOrders.path}?${filter}`)).text()
  const [all, alone] = [await file('status=cancelled'), await file('status=cancelled&archived=only')]
  expect([all.includes(kept.reference), all.includes(away.reference)]).toEqual([true, true])
  expect([alone.includes(kept.reference), alone.includes(away.reference)]).toEqual([false, true])
})

test('the list and its count use indexes without archived orders, however many there are', async () => {
  const plans = await desk.shop.context.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    await sql`set local enable_bitmapscan = off`.execute(trx)
    const explain = async (query: ReturnType<typeof sql>) => {
      const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(trx)
      return rows.flatMap((row) => Object.values(row)).join('\n')
    }
    const newest = sql`order by created_at desc, id desc limit 26`
    return [
      await explain(sql`select * from orders where archived_at is null ${newest}`),
      await explain(sql`select count(*) from orders where archived_at is null and status = 'completed'`),
      await explain(sql`select * from orders where archived_at is not null ${newest}`),
    ]
  })
  const indexes = ['orders_not_archived', 'orders_not_archived_filters', 'orders_archived']
  for (const [at, index] of indexes.entries()) expect(plans[at]).toMatch(new RegExp(`using ${index} on`))
  for (const plan of plans) expect(plan).not.toContain('Sort')
})
