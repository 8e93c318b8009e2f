import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { requestRefund } from '@fitout/contract/refund-requests.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import {
  deliverOrder,
  findStaffOrder,
  importSentOrders,
  shipOrder,
  undeliverOrder,
  unshipOrder,
} from '@fitout/contract/staff/orders.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Jobs } from '../../jobs/job-data.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, openGuest, placeOrder, toShowroom } from '../../testing/visitors.ts'
import { sendOrderMail } from './order-mail.ts'
import { confirmPayment } from './staff-order-steps.ts'

const desk = withOrderDesk()
let support: StaffVisitor
let colleague: StaffVisitor
beforeAll(async () => {
  support = await openStaff(desk.shop, 'support')
  colleague = await openStaff(desk.shop, 'manager')
  await publishForPapers(desk.shop.context)
})

const show = async (id: string) => (await support.call(findStaffOrder, { params: { id } })).data
const ship = (
  id: string,
  body: Partial<{ courier_id: string; tracking_number: string; is_correction: boolean }> = {},
) => support.call(shipOrder, { params: { id }, body })
const unship = (id: string) => support.call(unshipOrder, { params: { id } })

/** Takes the jobs for the mail that an order is sent, with the seconds for which they wait. */
async function takeMails(id: string) {
  const { rows } = await sql<{ data: Jobs['order-mail']; waits: number }>`
    with taken as (delete from pgboss.job
      where name = 'order-mail' and data ->> 'orderId' = ${id} and data ->> 'event' = 'shipped'
      returning data, start_after, created_on)
    select data, round(extract(epoch from start_after - created_on))::int as waits
    from taken order by start_after`.execute(desk.shop.context.db)
  return rows
}
async function sentMails(id: string): Promise<number> {
  const folder = join(desk.shop.context.config.dataDir, 'mail')
  return (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(`${id}-shipped`)).length
}
async function paid() {
  const order = await desk.newOrder()
  await confirmPayment(desk.shop.context, order.id)
  return order
}

test('an order marked as sent by mistake is as before, and its customer gets one mail, about the parcel that left', async () => {
  const { id, variant } = await paid()
  const before = await show(id)
  await ship(id, { courier_id: desk.goods.couriers.showroom })
  expect(await show(id)).toMatchObject({ handover: 'COLLECTION', delivery_status: 'shipped' })
  expect((await unship(id)).data).toEqual(before)
  expect(await desk.shelves(variant)).toEqual({ available: 7, held: 0, sold: 3 })
  desk.advance(60_000)
  await ship(id, { tracking_number: 'SF7' })
  const [mistaken, sent] = await takeMails(id)
  expect([mistaken?.waits, sent?.waits]).toEqual([120, 120])
  // Due while the second could still be undone.
  await sendOrderMail(desk.shop.context, mistaken!.data)
  expect(await sentMails(id)).toBe(0)
  await sendOrderMail(desk.shop.context, sent!.data)
  expect(await sentMails(id)).toBe(1)
  const { data: trail } = await colleague.call(listAudit, { query: { subject: 'order', subject_id: id } })
  expect(trail.toReversed().slice(1)).toMatchObject([
    { action: 'orders.ready', after: { delivery_status: 'COLLECTION.shipped' } },
    { action: 'orders.unship', after: { delivery_status: 'PARCEL.preparing' } },
    { action: 'orders.ship', after: { delivery_status: 'PARCEL.shipped' } },
  ])
})

test('sending is not undone twice, after two minutes, or once a colleague or the customer has gone on from it', async () => {
  const late = await paid()
  await expectRefusal(unship(late.id), 409, 'too-late-to-take-back')
  await ship(late.id)
  desk.advance(121_000)
  await expectRefusal(unship(late.id), 409, 'too-late-to-take-back')

  const corrected = await paid()
  await ship(corrected.id, { tracking_number: 'SF1' })
  const correction = { tracking_number: 'SF2', is_correction: true }
  await colleague.call(shipOrder, { params: { id: corrected.id }, body: correction })
  await expectRefusal(unship(corrected.id), 409, 'too-late-to-take-back')
  expect(await show(corrected.id)).toMatchObject({ delivery_status: 'shipped', tracking_number: 'SF2' })

  const delivered = await paid()
  const at = { params: { id: delivered.id } }
  await ship(delivered.id)
  await colleague.call(deliverOrder, at)
  await expectRefusal(unship(delivered.id), 409, 'too-late-to-take-back')
  await colleague.call(undeliverOrder, at)
  const both = await Promise.allSettled([unship(delivered.id), unship(delivered.id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])

  const asked = await paid()
  await ship(asked.id)
  const refund_items = [{ product_variant_id: asked.variant, qty: 1 }]
  const body = { reason: 'Too late', refund_items, images: [] }
  await asked.guest.call(requestRefund, { params: { id: asked.id }, body })
  await expectRefusal(unship(asked.id), 409, 'too-late-to-take-back')

  const completed = await paid()
  await ship(completed.id)
  await desk.complete(completed.guest, completed.id)
  await expectRefusal(unship(completed.id), 409, 'too-late-to-take-back')
})

test('an order collected before the mail that it is ready needs no mail', async () => {
  const variant = await desk.goods.addVariant()
  const { _id: id } = await placeOrder(desk.goods, await openGuest(desk.shop), { [variant]: 1 }, toShowroom(desk.goods))
  await confirmPayment(desk.shop.context, id)
  await ship(id)
  await support.call(deliverOrder, { params: { id } })
  for (const { data } of await takeMails(id)) await sendOrderMail(desk.shop.context, data)
  expect(await sentMails(id)).toBe(0)
})

test('each parcel of a file can be undone, to another courier, too', async () => {
  const { id, reference } = await paid()
  const before = await show(id)
  const { couriers } = desk.goods
  const { key } = await desk.shop.context.db
    .selectFrom('couriers')
    .select('key')
    .where('id', '=', couriers.door)
    .executeTakeFirstOrThrow()
  const rows = `reference,tracking_number,courier\n${reference},SF9,${key}`
  const file = new File([rows], 'sent.csv', { type: 'text/csv' })
  const { sent } = (await support.call(importSentOrders, { file, query: { dry_run: 'false' } })).data
  for (const { _id } of sent) await unship(_id)
  expect(await show(id)).toEqual(before)
})
