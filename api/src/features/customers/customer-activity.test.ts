import { listStaffInstalments } from '@fitout/contract/staff/instalments.ts'
import { requestRefund } from '@fitout/contract/refund-requests.ts'
import {
  adjustPoints,
  findCustomer,
  listCustomerActivity,
  listCustomers,
  listCustomerTags,
  noteCustomer,
  tagCustomer,
} from '@fitout/contract/staff/customers.ts'
import { mergeCustomer } from '@fitout/contract/staff/customer-merges.ts'
import { approveRefund } from '@fitout/contract/staff/refund-requests.ts'
import { beforeAll, expect, test } from 'vitest'
import { confirmPayment as confirmInstalment, handInPayment, openContract } from '../../testing/contracts.ts'
import { leaveEnquiry } from '../../testing/enquiries.ts'
import { openMember, openProvedMember } from '../../testing/members.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, placeOrder } from '../../testing/visitors.ts'
import { sweepSentMails } from '../mails/mails-service.ts'
import { sendOrderMail } from '../orders/order-mail.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'

const desk = withOrderDesk()
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
  await publishForPapers(desk.shop.context)
})

const activityOf = async (
  id: string,
  query: { kind?: 'note' | 'order' | 'sent-mail'; per_page?: number; page?: number } = {},
) => manager.call(listCustomerActivity, { params: { id }, query })
const show = async (id: string) => (await manager.call(findCustomer, { params: { id } })).data
const tag = (id: string, add: string[], remove: string[] = [], by = manager) =>
  by.call(tagCustomer, { params: { id }, body: { add, remove } })

test("a customer's activity is one list, newest first, and can be filtered by kind", async () => {
  const member = await openMember(desk.shop)
  const id = member.accountId
  const variant = await desk.goods.addVariant({ stock: [10, 0] })
  const { reference } = await placeOrder(desk.goods, member, { [variant]: 1 })
  await leaveEnquiry(desk.shop.context.db, id, { name: 'Chan', email: '', phone: '51234567', description: 'Oak' })
  // Written in one language, and read in another.
  const reason = { zh: '延誤', cn: '', en: '' }
  await manager.call(adjustPoints, { params: { id }, body: { points: 300, reason } })
  await manager.call(noteCustomer, { params: { id }, body: { text: 'Rings twice' } })
  const { data, total } = await activityOf(id)
  expect(data.map(({ kind }) => kind)).toEqual(['note', 'points', 'enquiry', 'order'])
  expect(total).toBe(4)
  expect(data[0]).toMatchObject({ text: 'Rings twice', title: expect.any(String) })
  expect(data[1]).toMatchObject({ points: 300, state: 'adjust', text: '延誤' })
  expect(data[3]).toMatchObject({
    title: reference,
    state: 'submitted',
    amount: expect.any(Number),
    of: expect.any(String),
  })
  expect((await activityOf(id, { kind: 'order' })).data).toHaveLength(1)
  const second = await activityOf(id, { per_page: 2, page: 2 })
  expect(second.data.map(({ kind }) => kind)).toEqual(['enquiry', 'order'])
  expect((await activityOf((await openMember(desk.shop)).accountId)).total).toBe(0)
})

test('mails to a customer are listed with their subject and delivery state, without their text; so is a merge', async () => {
  const { context } = desk.shop
  const [member, other] = [await openProvedMember(desk.shop), await openMember(desk.shop)]
  const variant = await desk.goods.addVariant({ stock: [10, 0] })
  const { _id: orderId, reference } = await placeOrder(desk.goods, member, { [variant]: 1 })
  const send = async (mailer = context.mailer) => sendOrderMail({ ...context, mailer }, { orderId, event: 'placed' })
  const failing = (responseCode?: number) =>
    send({ send: async () => Promise.reject(Object.assign(new Error('no'), { responseCode })) })
  const mails = async () =>
    (await activityOf(member.accountId, { kind: 'sent-mail' })).data.filter(({ mail }) => mail?.news === 'order-placed')
  await expect(failing(550)).rejects.toThrow('no')
  expect(await mails()).toMatchObject([{ state: 'REFUSED' }])
  await expect(failing(450)).rejects.toThrow('no')
  expect(await mails()).toMatchObject([{ state: 'FAILED' }])
  await send()
  expect(await mails()).toMatchObject([
    { state: 'SENT', of: orderId, title: reference, text: null, mail: { about: 'order' } },
  ])

  const body = { kind: 'customer', other: member.accountId, reason: 'Registered twice' } as const
  await manager.call(mergeCustomer, { params: { id: other.accountId }, body })
  const { data } = await activityOf(other.accountId)
  expect(data).toContainEqual(
    expect.objectContaining({ kind: 'merge', title: expect.any(String), text: 'Registered twice' }),
  )
  expect(data).toContainEqual(expect.objectContaining({ kind: 'sent-mail', of: orderId }))
  const copy = await manager.send(`/api/admin/customers/${other.accountId}/data`)
  expect(await copy.text()).toContain('order-placed')
  await sweepSentMails({ ...context, clock: { ...context.clock, now: () => new Date(Date.now() + 366 * 86_400_000) } })
  expect((await activityOf(other.accountId, { kind: 'sent-mail' })).total).toBe(0)
})

test('the amount spent is the payments for orders and renovations, less refunds', async () => {
  const member = await openProvedMember(desk.shop)
  const variant = await desk.goods.addVariant({ stock: [10, 0], priceCents: 10_000 })
  const params = { id: (await placeOrder(desk.goods, member, { [variant]: 3 }))._id }
  expect((await show(member.accountId)).spent).toBe(0)
  await confirmPayment(desk.shop.context, params.id)
  const { totals } = await desk.show(member, params.id)
  expect((await show(member.accountId)).spent).toBe(totals.total_price)
  const refund_items = [{ product_variant_id: variant, qty: 1 }]
  const asked = await member.call(requestRefund, { params, body: { reason: 'Scratched', refund_items } })
  const body = { amount: 100, restock: [] }
  await manager.call(approveRefund, { params: { id: asked.data.requests[0]!._id }, body })
  const spent = Math.round(totals.total_price * 100 - 10_000) / 100
  expect((await show(member.accountId)).spent).toBe(spent)

  const room = await openContract(desk.shop, manager, member)
  const { data: plan } = await manager.call(listStaffInstalments, { params: { id: room } })
  const payment = await handInPayment(desk.shop, member, { id: room, instalment_id: plan[0]!._id })
  expect((await show(member.accountId)).spent).toBe(spent)
  await confirmInstalment(desk.shop, manager, payment._id, 500.01)
  expect((await show(member.accountId)).spent).toBe(Math.round(spent * 100 + 50_001) / 100)
  const kinds = (await activityOf(member.accountId)).data.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['order', 'refund', 'renovation', 'payment']))
})

test('customers can be filtered by staff tags, which are listed for reuse and are part of the data copy', async () => {
  const [first, second] = [await openMember(desk.shop), await openMember(desk.shop)]
  await tag(first.accountId, ['Regular', 'Architect', 'Regular'])
  await tag(second.accountId, ['Regular'])
  expect((await show(first.accountId)).tags).toEqual(['Architect', 'Regular'])
  const found = async (one: string) =>
    (await manager.call(listCustomers, { query: { tag: one } })).data.map(({ _id }) => _id).toSorted()
  expect(await found('Regular')).toEqual([first.accountId, second.accountId].toSorted())
  expect(await found('Architect')).toEqual([first.accountId])
  const known = (await manager.call(listCustomerTags)).data
  expect(known).toEqual([
    { tag: 'Regular', customers: 2 },
    { tag: 'Architect', customers: 1 },
  ])
  const copy = await manager.send(`/api/admin/customers/${first.accountId}/data`)
  expect(await copy.text()).toContain('Architect')
  await tag(first.accountId, [], ['Architect', 'Never there'])
  expect((await show(first.accountId)).tags).toEqual(['Regular'])
  expect(await found('Architect')).toEqual([])
  await expectRefusal(tag(first.accountId, ['']), 422, 'invalid-input')
  const many = Array.from({ length: 20 }, (_, at) => `Tag ${at}`)
  await expectRefusal(tag(first.accountId, many), 409, 'too-many-tags')
  const editor = await openStaff(desk.shop, 'editor')
  await expectRefusal(tag(first.accountId, ['Mine'], [], editor), 403, 'not-allowed')
})
