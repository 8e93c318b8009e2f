import { reopenDefect } from '@fitout/contract/defects.ts'
import { listInstalments } from '@fitout/contract/instalments.ts'
import { requestRefund } from '@fitout/contract/refund-requests.ts'
import { writeReviews } from '@fitout/contract/reviews.ts'
import { writePostReview } from '@fitout/contract/post-comments.ts'
import { addApiToken } from '@fitout/contract/staff/api-tokens.ts'
import { bookVisit, moveAppointment } from '@fitout/contract/staff/appointments.ts'
import { deleteCustomer } from '@fitout/contract/staff/customers.ts'
import { isAllowed, type StaffRole, staffRoles } from '@fitout/contract/staff/permissions.ts'
import {
  countStaffNotices,
  listStaffNotices,
  noticeDays,
  noticeEvents,
  noticeKindNames,
  noticeKinds,
  readAllStaffNotices,
  readStaffNotice,
} from '@fitout/contract/staff/staff-notices.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { leaveAppointment } from '../../testing/appointments.ts'
import { handInPayment, openContract } from '../../testing/contracts.ts'
import { leaveEnquiry } from '../../testing/enquiries.ts'
import { fix, openInspection, raiseByClient } from '../../testing/handovers.ts'
import { type Member, openMember, openProvedMember } from '../../testing/members.ts'
import { newRows } from '../../testing/new-rows.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { fillRoom } from '../../testing/renovations.ts'
import { addSlot } from '../../testing/slots.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { assignForeman } from '../../testing/works.ts'
import { watchStock } from '../dashboard/dashboard-service.ts'
import { watchDefects } from '../defects/defect-clock.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { notifyStaff, sweepNotices } from './staff-notices-service.ts'

const desk = withOrderDesk()
const rows = newRows(desk)
const people = new Map<StaffRole, StaffVisitor>()
const as = (role: StaffRole) => people.get(role)!
const noticesOf = async (person: StaffVisitor, query = {}) =>
  (await person.call(listStaffNotices, { query: { per_page: '100', ...query } })).data
const unreadOf = async (person: StaffVisitor) => (await person.call(countStaffNotices)).data.unread
const asked = { name: '陳太', email: 'chan@home.example', phone: '51234567', description: '全屋' }
/** Deletes earlier notices. */
const clear = async () => desk.shop.context.db.deleteFrom('staff_notices').execute()

let member: Member
beforeAll(async () => {
  for (const role of staffRoles) people.set(role, await openStaff(desk.shop, role))
  await publishForPapers(desk.shop.context)
  member = await openProvedMember(desk.shop)
})

/** Triggers a notice of every kind; returns the site with a defect. */
async function everything(): Promise<string> {
  const { context } = desk.shop
  const { guest, id, variant } = await desk.newOrder(6)
  await desk.upload(guest, id)
  await confirmPayment(context, id)
  await desk.complete(guest, id)
  const review = { product_variant_id: variant, rating: 5, comment: '好靚' }
  await guest.call(writeReviews, { params: { id }, body: { reviews: [review] } })
  const refund_items = [{ product_variant_id: variant, qty: 1 }]
  await guest.call(requestRefund, { params: { id }, body: { reason: 'A crack', refund_items, images: [] } })
  await desk.newOrder(10)
  await rows.unmatchedPayment()
  await leaveEnquiry(context.db, member.accountId, asked)
  await leaveAppointment(desk.shop, member.accountId, '2027-03-01T02:00:00Z')
  const post = await rows.post()
  await member.call(writePostReview, { body: { _id: post, comment: 'see https://elsewhere.example' } })
  await fillRoom(desk.shop, as('owner'), { member, address: 'Flat 5' })
  const contract = await openContract(desk.shop, as('owner'), member)
  const { data } = await member.call(listInstalments, { params: { id: contract } })
  await handInPayment(desk.shop, member, { id: contract, instalment_id: data[0]!._id })
  const site = await openInspection(desk.shop, as('owner'), member)
  await raiseByClient(member, site)
  await watchStock(context)
  await context.db.transaction().execute((trx) => notifyStaff(trx, 'health.trouble'))
  return site
}

test('an event notifies every role that may see it, and no other', async () => {
  const site = await everything()
  const seen = new Set((await noticesOf(as('owner'))).map(({ event }) => event))
  const quiet = [
    'enquiry.replied',
    'enquiry.handed-over',
    'appointment.moved',
    'appointment.cancelled',
    'variation.approved',
    'variation.declined',
    'defect.fixed',
    'defect.reopened',
    'defect.unanswered',
  ]
  expect(noticeEvents.filter((event) => !seen.has(event))).toEqual(quiet)

  for (const role of staffRoles) {
    const notices = await noticesOf(as(role))
    const kinds = noticeKindNames.filter((kind) => isAllowed(role, noticeKinds[kind].permission))
    const allowed = new Set<string>(kinds.flatMap((kind) => [...noticeKinds[kind].events]))
    expect([role, notices.filter(({ event }) => !allowed.has(event))]).toEqual([role, []])
    expect([role, await unreadOf(as(role))]).toEqual([role, notices.length])
  }
  // Foremen are notified of sites assigned to them.
  expect(await noticesOf(as('site'))).toEqual([])
  await assignForeman(as('owner'), site, as('site'))
  expect(await noticesOf(as('site'))).toMatchObject([{ event: 'defect.reported', path: `/sites/${site}/defects` }])
  expect((await noticesOf(as('editor'))).map(({ event }) => event.split('.')[0]).toSorted()).toEqual([
    'comment',
    'review',
    'stock',
    'stock',
  ])
})

test('a notice shows whom and what it concerns, and links there; its row contains no name', async () => {
  await clear()
  await leaveEnquiry(desk.shop.context.db, member.accountId, asked)
  const { id, reference } = await desk.newOrder(1)
  const [order, enquiry] = await noticesOf(as('support'))
  expect(order).toMatchObject({ event: 'order.placed', reference, path: `/orders/${id}/show`, is_read: false })
  expect(order?.who).toMatch(/./)
  expect(enquiry).toMatchObject({ event: 'enquiry.received', who: asked.name, title: null })
  const kept = await desk.shop.context.db.selectFrom('staff_notices').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(asked.name)
})

test('what staff do themselves notifies colleagues only; what a tool does for them, or a customer, everyone', async () => {
  await clear()
  const [support, manager] = [as('support'), as('manager')]
  const [slot_id, other] = [
    await addSlot(desk.shop, '2027-03-08T02:00:00Z'),
    await addSlot(desk.shop, '2027-03-09T02:00:00Z'),
  ]
  const body = { slot_id, name: '陳大文', phone: '91234567', language: 'zh' } as const
  const { data: visit } = await support.call(bookVisit, { body })
  await manager.call(moveAppointment, { params: { id: visit._id }, body: { slot_id: other } })
  const eventsOf = async (person: StaffVisitor) => (await noticesOf(person)).map(({ event }) => event)
  expect(await eventsOf(support)).toEqual(['appointment.moved'])
  expect(await eventsOf(manager)).toEqual(['appointment.booked'])
  expect(await eventsOf(as('owner'))).toEqual(['appointment.moved', 'appointment.booked'])
  expect([await unreadOf(support), await unreadOf(manager), await unreadOf(as('owner'))]).toEqual([1, 1, 2])

  await clear()
  const { token } = (
    await as('owner').call(addApiToken, {
      body: { title: 'Telephone', permissions: ['appointments.work'] },
    })
  ).data
  await desk.shop.visitor({ token })(bookVisit, {
    body: { ...body, slot_id: await addSlot(desk.shop, '2027-03-10T02:00:00Z') },
  })
  await leaveEnquiry(desk.shop.context.db, member.accountId, asked)
  expect(await eventsOf(as('owner'))).toEqual(['enquiry.received', 'appointment.booked'])
})

test('staff are notified of a defect as it is reported, fixed, opened again, and once when the client does not respond', async () => {
  const { context } = desk.shop
  const site = await openInspection(desk.shop, as('owner'), member)
  await assignForeman(as('owner'), site, as('site'))
  await clear()
  const { _id: defect_id } = await raiseByClient(member, site)
  await fix(as('site'), site, defect_id)
  await member.call(reopenDefect, { params: { id: site, defect_id }, body: { reason: 'It still leaks' } })
  await fix(as('site'), site, defect_id)
  await watchDefects(context)
  const long = new Date(context.clock.now().getTime() - 14 * 86_400_000)
  await context.db.updateTable('defects').set({ fixed_at: long }).where('id', '=', defect_id).execute()
  for (const _again of [1, 2]) await watchDefects(context)
  const eventsOf = async (role: StaffRole) => (await noticesOf(as(role))).map(({ event }) => event)
  const byClient = ['defect.unanswered', 'defect.reopened', 'defect.reported']
  expect(await eventsOf('site')).toEqual(byClient)
  expect(await eventsOf('manager')).toEqual([byClient[0], 'defect.fixed', byClient[1], 'defect.fixed', byClient[2]])
  expect((await noticesOf(as('manager')))[0]).toMatchObject({ path: `/renovations/${site}/defects` })
})

test('each person marks their own notices as read: one, or all up to a time', async () => {
  await clear()
  for (const _ of [1, 2, 3]) await desk.newOrder(1)
  const [owner, manager] = [as('owner'), as('manager')]
  const [newest, middle, oldest] = await noticesOf(owner)
  await owner.call(readStaffNotice, { params: { id: middle!._id } })
  await owner.call(readStaffNotice, { params: { id: middle!._id } })
  expect([await unreadOf(owner), await unreadOf(manager)]).toEqual([2, 3])
  expect((await noticesOf(owner, { state: 'UNREAD' })).map(({ _id }) => _id)).toEqual([newest!._id, oldest!._id])
  await desk.newOrder(1)
  const read = await owner.call(readAllStaffNotices, { body: { until: newest!.at } })
  expect(read.data.read).toBe(2)
  expect([await unreadOf(owner), await unreadOf(manager)]).toEqual([1, 4])
  // A notice the person may not see cannot be marked, nor its existence detected.
  await expectRefusal(
    as('editor').call(readStaffNotice, { params: { id: newest!._id } }),
    404,
    'staff-notice-not-found',
  )
})

test('an unchanged count is not sent again', async () => {
  await clear()
  const ask = (tag?: string) =>
    desk.shop.request(`/api${countStaffNotices.path}`, {
      headers: { Authorization: `Bearer ${as('owner').token}`, ...(tag && { 'If-None-Match': tag }) },
    })
  const tag = (await ask()).headers.get('ETag') ?? ''
  expect((await ask(tag)).status).toBe(304)
  await desk.newOrder(1)
  const again = await ask(tag)
  expect([again.status, await again.json()]).toEqual([200, { data: { unread: 1 } }])
})

test('low stock is notified once when it becomes low and once when it is gone', async () => {
  await watchStock(desk.shop.context)
  await clear()
  const variant = await desk.goods.addVariant({ stock: [7, 1] })
  await desk.goods.publish(variant)
  const { db } = desk.shop.context
  await sql`update product_variants set low_stock_from = 5 where id = ${variant}`.execute(db)
  const take = (count: number) =>
    sql`update stock_levels set available = available - ${count}, held = held + ${count}
      where variant_id = ${variant} and available >= ${count}`.execute(db)
  const eventsOfEditor = async () => {
    await watchStock(desk.shop.context)
    return (await noticesOf(as('editor'))).map(({ event }) => event)
  }
  await take(1)
  expect(await eventsOfEditor()).toEqual([])
  await take(1)
  expect(await eventsOfEditor()).toEqual(['stock.low'])
  await take(1)
  expect(await eventsOfEditor()).toEqual(['stock.low'])
  await take(4)
  expect(await eventsOfEditor()).toEqual(['stock.out', 'stock.low'])
  // These holds would violate the invariants.
  await sql`update stock_levels set available = available + held, held = 0 where variant_id = ${variant}`.execute(db)
})

test('a rolled-back event notifies no one; a notice about an appointment stays until its end', async () => {
  await clear()
  const { db } = desk.shop.context
  const failing = db.transaction().execute(async (trx) => {
    await leaveEnquiry(trx, member.accountId, asked)
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  const id = await leaveAppointment(desk.shop, member.accountId, '2027-03-02T02:00:00Z')
  const slot_id = await addSlot(desk.shop, '2027-03-03T02:00:00Z')
  await sql`update appointments set slot_id = ${slot_id} where id = ${id}`.execute(db)
  await sql`update appointments set status = 'CANCELLED', cancelled_by = 'VISITOR' where id = ${id}`.execute(db)
  const notices = await noticesOf(as('support'))
  expect(notices.map(({ event }) => event)).toEqual([
    'appointment.cancelled',
    'appointment.moved',
    'appointment.booked',
  ])
  // The list would otherwise show those that are booked.
  const path = `/appointments/list?status=CANCELLED&q=${notices[0]?.reference}`
  expect(notices.map((one) => one.path)).toEqual([path, path, path])
})

test('notices are deleted with the person they concern, and after thirty days', async () => {
  await clear()
  const leaving = await openMember(desk.shop)
  await leaveEnquiry(desk.shop.context.db, leaving.accountId, asked)
  await leaveAppointment(desk.shop, leaving.accountId, '2027-03-04T02:00:00Z')
  expect(await noticesOf(as('owner'))).toHaveLength(2)
  const body = { reason: 'They wrote to us' }
  await as('owner').call(deleteCustomer, { params: { id: leaving.accountId }, body })
  expect(await noticesOf(as('owner'))).toEqual([])

  await desk.newOrder(1)
  const { db } = desk.shop.context
  await sql`update staff_notices set at = at - make_interval(days => ${noticeDays - 1})`.execute(db)
  await sql`update staff set created_at = created_at - interval '1 year'`.execute(db)
  await sweepNotices(desk.shop.context)
  expect(await noticesOf(as('owner'))).toHaveLength(1)
  await sql`update staff_notices set at = at - interval '2 days'`.execute(db)
  await sweepNotices(desk.shop.context)
  expect(await noticesOf(as('owner'))).toEqual([])
})
