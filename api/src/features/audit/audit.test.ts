import { listAudit } from '@fitout/contract/staff/audit.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { membershipTransactions } from '@fitout/contract/memberships.ts'
import { writeReviews } from '@fitout/contract/reviews.ts'
import {
  adjustPoints,
  deleteCustomer,
  findCustomer,
  listCustomers,
  noteCustomer,
} from '@fitout/contract/staff/customers.ts'
import { addCategory } from '@fitout/contract/staff/categories.ts'
import { listLowStock, readFigures } from '@fitout/contract/staff/dashboard.ts'
import { listFailedJobs, retryJob } from '@fitout/contract/staff/failed-jobs.ts'
import { changeProduct } from '@fitout/contract/staff/products.ts'
import { approveReview, listStaffReviews, rejectReview } from '@fitout/contract/staff/reviews.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openMember } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, placeOrder } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'

const desk = withOrderDesk()
let owner: StaffVisitor
beforeAll(async () => {
  owner = await openStaff(desk.shop, 'owner')
})

const trailOf = async (subject_id: string) => {
  const { data } = await owner.call(listAudit, { query: { subject_id } })
  return data.toReversed().map(({ action, before, after }) => [action, before, after])
}

test('PRIV-02 notes, points, copies and deletion of a customer are each audited without a name', async () => {
  const member = await openMember(desk.shop)
  const params = { id: member.accountId }
  const { data: found } = await owner.call(listCustomers, { query: { q: `+852 ${member.phone}` } })
  expect(found).toMatchObject([{ _id: member.accountId, email: member.email, points: 0 }])
  await owner.call(noteCustomer, { params, body: { text: 'Prefers mornings' } })
  const reason = { zh: '延誤補償', cn: '延误补偿', en: 'For the delay' }
  const adjust = (points: number) => owner.call(adjustPoints, { params, body: { points, reason } })
  await adjust(300)
  await adjust(-120)
  await expectRefusal(adjust(-181), 409, 'not-enough-points')
  const { data: customer } = await owner.call(findCustomer, { params })
  expect(customer).toMatchObject({
    points: 180,
    notes: [{ text: 'Prefers mornings', staff_name: expect.stringContaining('owner') }],
    point_entries: [
      { points: -120, balance: 180, reason },
      { points: 300, balance: 300, reason },
    ],
  })
  expect((await member.call(membershipTransactions)).data.map((entry) => entry.reason)).toEqual([reason, reason])
  const copy = await owner.send(`/api/admin/customers/${member.accountId}/data`)
  expect(await copy.json()).toMatchObject({ data: { account_notes: [{ text: 'Prefers mornings' }] } })

  const piece = await desk.goods.addVariant()
  const { _id: order } = await placeOrder(desk.goods, member, { [piece]: 1 })
  expect((await trailOf(member.accountId)).slice(1, 3)).toEqual([
    ['points.adjust', { balance: 0 }, { balance: 300, points: 300, reason: '延誤補償' }],
    ['points.adjust', { balance: 300 }, { balance: 180, points: -120, reason: '延誤補償' }],
  ])
  const forget = () => owner.call(deleteCustomer, { params, body: { reason: 'Asked by letter' } })
  await expectRefusal(forget(), 409, 'orders-still-open')
  await desk.cancel(member, order)
  await forget()
  await expectRefusal(owner.call(findCustomer, { params }), 404, 'customer-not-found')
  expect(await trailOf(member.accountId)).toEqual([
    ['customers.note', {}, { note: 'added' }],
    // The free text about the customer was deleted with the customer.
    ['points.adjust', { balance: 0 }, { balance: 300, points: 300 }],
    ['points.adjust', { balance: 300 }, { balance: 180, points: -120 }],
    ['customers.copy', {}, { copy: 'taken' }],
    ['customers.delete', { customer: 'registered' }, { customer: 'deleted', reason: 'Asked by letter' }],
  ])
  const { data: entries } = await owner.call(listAudit, { query: { subject: 'customer' } })
  expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${member.email}|${member.phone}|Prefers`))
})

test('INJ-12 PRIV-02 customers are exported without formulas, and the export is audited with its number of rows', async () => {
  const names = ['=1+1', '+852', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝HYPERLINK("https://evil.example")']
  const { db } = desk.shop.context
  for (const username of names) {
    const { accountId } = await openMember(desk.shop)
    await db.updateTable('accounts').set({ username }).where('id', '=', accountId).execute()
  }
  const response = await owner.send('/api/admin/customers/export?has_ordered=false&has_points=false')
  const lines = (await response.text()).trim().split('\r\n')
  for (const name of names) expect(lines.join('\n')).toContain(`"'${name.replaceAll('"', '""')}"`)
  expect(lines.flatMap((row) => row.split('","')).filter((cell) => /^"?[=+\-@\t\r\n＝]/.test(cell))).toEqual([])
  const { data: none } = await owner.call(listCustomers, { query: { has_points: 'true' } })
  expect(none.map(({ points }) => points > 0)).not.toContain(false)
  const { data } = await owner.call(listAudit, { query: { subject: 'export' } })
  const after = { has_ordered: false, has_points: false, searched: false, rows: lines.length - 1 }
  expect(data[0]).toMatchObject({ action: 'customers.export', after })
  expect(JSON.stringify(data)).not.toContain('SUM')
})

test('PRIV-02 a failed job can be retried, and its data stays internal', async () => {
  const { db, jobs } = desk.shop.context
  const orderId = newId()
  await jobs.enqueue(db, 'order-mail', { orderId, event: 'paid' })
  await sql`update pgboss.job set state = 'failed', retry_count = 20, completed_on = now()
    where data ->> 'orderId' = ${orderId}`.execute(db)
  const { data: failed } = await owner.call(listFailedJobs)
  expect(failed).toMatchObject([{ name: 'order-mail', is_mail: true, state: 'failed', tries: 21 }])
  expect(JSON.stringify(failed)).not.toContain(orderId)
  const params = { id: failed[0]?._id ?? '' }
  expect((await owner.call(retryJob, { params })).data.state).toBe('retry')
  expect(await trailOf(params.id)).toEqual([['jobs.retry', { state: 'failed' }, { state: 'due' }]])
  await sql`delete from pgboss.job where id = ${params.id}::uuid`.execute(db)
  await expectRefusal(owner.call(retryJob, { params }), 404, 'job-not-found')
})

test('PRIV-02 a decision about a review is audited with the status before and after', async () => {
  const decisions = [
    [approveReview, {}],
    [rejectReview, { body: { reason: 'Another shop' } }],
  ] as const
  for (const [decision, options] of decisions) {
    const { guest, id, variant } = await desk.newOrder()
    await confirmPayment(desk.shop.context, id)
    await desk.complete(guest, id)
    const body = { reviews: [{ product_variant_id: variant, rating: 4, comment: '好靚' }] }
    await guest.call(writeReviews, { params: { id }, body })
    const review = (await owner.call(listStaffReviews)).data[0]?._id ?? ''
    await owner.call(decision as typeof rejectReview, { params: { id: review }, ...(options as object) })
    expect((await trailOf(review)).map(([done, before]) => [done, before])).toEqual([
      ['reviews.decide', expect.objectContaining({ status: 'WAITING' })],
    ])
  }
})

test('the audit trail can be filtered by person, kind and days in Hong Kong, and resolves ids to names', async () => {
  const manager = await openStaff(desk.shop, 'manager')
  const member = await openMember(desk.shop)
  const params = { id: member.accountId }
  const { db } = desk.shop.context
  await db.updateTable('accounts').set({ username: '陳太' }).where('id', '=', params.id).execute()
  await manager.call(noteCustomer, { params, body: { text: 'Prefers mornings' } })
  const product = await desk.goods.publish(await desk.goods.addVariant())
  const { data: drawn } = await manager.call(addCategory, {
    body: { parent_id: null, kind: 'GOODS', title: { zh: '燈', cn: '灯', en: 'Lamps' } },
  })
  await manager.call(changeProduct, { params: { id: product }, body: { category_ids: [drawn._id] } })
  const ofManager = { staff_id: manager.accountId }
  const listed = async (query: object) => (await owner.call(listAudit, { query })).data
  const all = await listed(ofManager)
  expect(all.map(({ action }) => action)).toEqual(['products.change', 'categories.add', 'customers.note'])
  expect(all[0]).toMatchObject({ home_id: product, names: { [drawn._id]: { en: 'Lamps' } } })
  expect(all[2]).toMatchObject({ home_id: params.id, subject_name: { zh: '陳太' } })
  expect((await listed({ ...ofManager, subject: 'category' })).map(({ action }) => action)).toEqual(['categories.add'])
  expect((await listed({ staff_id: 'none', per_page: 100 })).filter(({ staff_id }) => staff_id !== null)).toEqual([])

  // A minute before midnight, and midnight itself.
  const at = (moment: string, id: string) =>
    sql`update audit_entries set at = ${moment}::timestamptz where id = ${id}`.execute(db)
  await at('2026-03-01T15:59:00Z', all[0]!._id)
  await at('2026-03-01T16:00:00Z', all[1]!._id)
  const within = async (days: object) => (await listed({ ...ofManager, ...days })).map(({ action }) => action)
  expect(await within({ from: '2026-03-02', until: '2026-03-02' })).toEqual(['categories.add'])
  expect(await within({ until: '2026-03-01' })).toEqual(['products.change'])

  await owner.call(deleteCustomer, { params, body: { reason: 'Asked by letter' } })
  const [gone] = await listed({ ...ofManager, subject: 'customer' })
  expect(gone).toMatchObject({ home_id: null, subject_name: null, subject_title: `…${params.id.slice(-6)}` })
})

test('the dashboard counts payments by day in Hong Kong, and lists stock that is running out', async () => {
  const { variant, id } = await desk.newOrder(9)
  const figures = async () => (await owner.call(readFigures)).data
  const before = await figures()
  await confirmPayment(desk.shop.context, id)
  const after = await figures()
  expect(after.days).toHaveLength(30)
  const [today, was] = [after.days.at(-1), before.days.at(-1)]
  expect(today?.day).toBe(hongKongDay(desk.shop.context.clock.now()))
  expect(today?.orders).toBe((was?.orders ?? 0) + 1)
  expect(today?.takings).toBeGreaterThan(was?.takings ?? 0)
  const midnight = new Date(`${today?.day}T00:00:00+08:00`)
  const ordersBy = async (paid_at: Date) => {
    await desk.shop.context.db.updateTable('orders').set({ paid_at }).where('id', '=', id).execute()
    return (await figures()).days.slice(-2).map(({ orders }) => orders)
  }
  const [late, early] = [await ordersBy(new Date(midnight.getTime() - 1)), await ordersBy(midnight)]
  expect([late[0]! - early[0]!, late[1]! - early[1]!]).toEqual([1, -1])
  const { data: low } = await owner.call(listLowStock)
  const piece = low.find(({ _id }) => _id === variant)
  expect(piece).toMatchObject({ available: 1, threshold: null })
  expect(piece?.days_left).toBe(Math.floor((1 * 30) / (piece?.sold ?? 0)))
  expect(after.low_stock).toBe(low.length)
})
