import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listInstalments } from '@fitout/contract/instalments.ts'
import { cancelOrder, completeOrder } from '@fitout/contract/orders.ts'
import { requestRefund } from '@fitout/contract/refund-requests.ts'
import { workOnEnquiry } from '@fitout/contract/staff/enquiries.ts'
import { deliverOrder, shipOrder, undeliverOrder, unshipOrder } from '@fitout/contract/staff/orders.ts'
import { reversePaymentRecord } from '@fitout/contract/staff/payment-records.ts'
import { approveRefund } from '@fitout/contract/staff/refund-requests.ts'
import * as webhooks from '@fitout/contract/staff/webhooks.ts'
import { type WebhookEvent, webhookEvents, webhookMessage } from '@fitout/contract/webhook-events.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Jobs } from '../../jobs/job-data.ts'
import { confirmPayment as confirmPaid, handInPayment, openContract } from '../../testing/contracts.ts'
import { leaveEnquiry } from '../../testing/enquiries.ts'
import { openProvedMember } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { openRoomOf } from '../../testing/renovations.ts'
import { openStaff, signInAgain, type StaffVisitor } from '../../testing/staff.ts'
import { countFound } from '../../testing/stock-movements.ts'
import { openTool, tellTool } from '../../testing/tools.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { waits } from './deliveries-service.ts'
import { deliver, queueEvents, sendWebhookMail } from './webhooks-service.ts'

const desk = withOrderDesk({ INNER_ADDRESSES: '127.0.0.1' })
let owner: StaffVisitor
let tool: Awaited<ReturnType<typeof openTool>>
beforeAll(async () => {
  owner = await openStaff(desk.shop)
  tool = await openTool()
})
afterAll(() => tool.stop())

const context = () => desk.shop.context
/** Takes the jobs of one queue, whenever they are due. */
async function take<Name extends 'webhook-delivery' | 'webhook-mail'>(name: Name) {
  const { rows } = await sql<{ data: Jobs[Name] }>`
    with taken as (delete from pgboss.job where name = ${name} and state = 'created' returning data)
    select data from taken`.execute(context().db)
  return rows.map(({ data }) => data)
}
/** Delivers everything that is waiting, once. */
async function deliverAll() {
  await queueEvents(context())
  for (const job of await take('webhook-delivery')) await deliver(context(), job)
}
const messages = () => tool.received.splice(0).map(({ body }) => webhookMessage.parse(JSON.parse(body)))
const types = () => messages().map(({ type }) => type)
const deliveries = async (id: string) => (await owner.call(webhooks.listDeliveries, { params: { id } })).data
const forget = async (id: string) => owner.call(webhooks.removeWebhook, { params: { id } })

test('events are delivered in the documented form, signed, and only those subscribed to', async () => {
  const { _id: id, secret } = await tellTool(owner, tool.url)
  const other = await tellTool(owner, tool.url, ['renovation.opened'])
  await forget(other._id)
  const { id: orderId } = await desk.newOrder(2)
  await confirmPayment(context(), orderId)
  const { guest, id: given, variant } = await desk.newOrder(1)
  await guest.call(cancelOrder, { params: { id: given } })
  await countFound(desk.shop, owner, variant)
  const member = await openProvedMember(desk.shop)
  const asked = { name: 'Chan', email: 'chan@example.com', phone: '51234567', description: 'Oak' }
  await leaveEnquiry(context().db, member.accountId, asked)
  await openRoomOf(desk.shop, owner, member)
  await deliverAll()
  const sent = tool.received.splice(0)
  const seen = new Set<string>()
  for (const { headers, body } of sent) {
    expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow()
    expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow()
    const { type, data } = webhookMessage.parse(JSON.parse(body))
    webhookEvents[type as WebhookEvent].data.parse(data)
    seen.add(type)
  }
  expect([...seen].toSorted()).toEqual([
    'enquiry.received',
    'order.cancelled',
    'order.placed',
    'payment.received',
    'renovation.opened',
    'stock.changed',
  ])
  expect(JSON.stringify(sent)).not.toMatch(/"chan\b|51234567|chan@/i)
  expect((await deliveries(id)).map(({ status, answer_status }) => [status, answer_status])).toEqual(
    sent.map(() => ['DELIVERED', 204]),
  )
  await forget(id)
})

test('the steps of an order, refunds and the steps of a renovation are delivered', async () => {
  const events = [
    'order.shipped',
    'order.unshipped',
    'order.completed',
    'payment.returned',
    'renovation.moved',
  ] as const
  const { _id: id } = await tellTool(owner, tool.url, [...events])
  const { guest, id: orderId, reference, variant } = await desk.newOrder(2)
  await confirmPayment(context(), orderId)
  const order = { params: { id: orderId } }
  await owner.call(shipOrder, { ...order, body: {} })
  await owner.call(unshipOrder, order)
  await owner.call(shipOrder, { ...order, body: { tracking_number: 'SF1' } })
  await owner.call(deliverOrder, order)
  await owner.call(undeliverOrder, order)
  await owner.call(deliverOrder, order)
  await guest.call(completeOrder, order)
  const asked = { reason: 'A crack', refund_items: [{ product_variant_id: variant, qty: 1 }], images: [] }
  const { requests } = (await guest.call(requestRefund, { ...order, body: asked })).data
  await owner.call(approveRefund, { params: { id: requests[0]!._id }, body: { amount: 20.5 } })

  await publishForPapers(context())
  const member = await openProvedMember(desk.shop)
  const room = await openContract(desk.shop, owner, member)
  const [row] = (await member.call(listInstalments, { params: { id: room } })).data
  const { _id: paid } = await handInPayment(desk.shop, member, { id: room, instalment_id: row!._id })
  await confirmPaid(desk.shop, owner, paid, 500.01)
  await owner.call(reversePaymentRecord, { params: { id: paid }, body: { reason: 'The cheque bounced' } })
  await deliverAll()
  const inOrder = messages().toSorted((one, other) => one.timestamp.localeCompare(other.timestamp))
  const parsed = inOrder.map(({ type, data }) => ({ type, ...webhookEvents[type as WebhookEvent].data.parse(data) }))
  const ofOrder = { id: orderId, reference, payment_status: 'paid' }
  const currency = 'HKD'
  expect(parsed).toMatchObject([
    { type: 'order.shipped', order: { ...ofOrder, delivery_status: 'shipped' } },
    { type: 'order.unshipped', order: { ...ofOrder, delivery_status: 'preparing' } },
    { type: 'order.shipped', order: { ...ofOrder, delivery_status: 'shipped' } },
    { type: 'order.completed', order: { ...ofOrder, status: 'completed', delivery_status: 'delivered' } },
    { type: 'payment.returned', payment: { for: { kind: 'order', id: orderId, reference }, amount: 20.5, currency } },
    { type: 'renovation.moved', renovation: { id: room, status: 'QUOTED', former_status: 'PLANNING' } },
    { type: 'renovation.moved', renovation: { id: room, status: 'ACCEPTED', former_status: 'QUOTED' } },
    { type: 'payment.returned', payment: { for: { kind: 'instalment', id: row!._id }, amount: 500.01, currency } },
  ])
  await forget(id)
})

test('a rolled-back event is not delivered, nor one without subscribers', async () => {
  const { _id: id } = await tellTool(owner, tool.url, ['enquiry.changed'])
  const { db } = context()
  const answered = db.transaction().execute(async (trx) => {
    await trx.updateTable('enquiries').set({ status: 'ANSWERED' }).execute()
    throw new Error('taken back')
  })
  await expect(answered).rejects.toThrow('taken back')
  await desk.newOrder(1)
  await deliverAll()
  expect(types()).toEqual([])
  const { id: enquiry } = await db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
  await owner.call(workOnEnquiry, { params: { id: enquiry }, body: { status: 'CLOSED' } })
  await deliverAll()
  expect(types()).toEqual(['enquiry.changed'])
  await forget(id)
})

test('the secret is shown once, sealed in the database, and a new one signs from then on', async () => {
  const { _id: id, secret } = await tellTool(owner, tool.url)
  expect(JSON.stringify((await owner.call(webhooks.listWebhooks)).data)).not.toContain(secret)
  const stored = await context().db.selectFrom('webhook_endpoints').select('secret').executeTakeFirstOrThrow()
  expect(stored.secret.includes(Buffer.from(secret.slice('whsec_'.length), 'base64'))).toBe(false)
  const renewed = (await owner.call(webhooks.renewWebhookSecret, { params: { id } })).data.secret
  await owner.call(webhooks.tryWebhook, { params: { id } })
  await deliverAll()
  const [{ headers, body } = { headers: {}, body: '' }] = tool.received.splice(0)
  expect(() => new Webhook(renewed).verify(body, headers as Record<string, string>)).not.toThrow()
  expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).toThrow()
  await forget(id)
})

test('a failing delivery is retried at growing intervals, can be replayed by hand, and switches the endpoint off after three days', async () => {
  const { _id: id } = await tellTool(owner, tool.url, ['order.placed'])
  Object.assign(tool, { status: 500, text: 'out\u0000 of order' })
  await desk.newOrder(1)
  await deliverAll()
  const [first] = await deliveries(id)
  expect(first).toMatchObject({
    status: 'WAITING',
    tries: 1,
    answer_status: 500,
    answer: 'out of order',
    fault: 'refused',
  })
  expect(new Date(first!.next_at!).getTime() - new Date(first!.tried_at!).getTime()).toBe(waits[0]! * 1000)
  const replay = () => owner.call(webhooks.replayDelivery, { params: { id, delivery_id: first!._id } })
  await expectRefusal(replay(), 409, 'illegal-transition')
  for (const wait of waits) {
    desk.advance(wait * 1000)
    await deliverAll()
  }
  owner = await signInAgain(desk.shop, owner)
  expect(await deliveries(id)).toMatchObject([{ status: 'FAILED', tries: 10, next_at: null }])
  const ids = tool.received.splice(0).map(({ headers }) => headers['webhook-id'])
  expect([ids.length, new Set(ids).size]).toEqual([10, 1])
  const { data } = await owner.call(webhooks.findWebhook, { params: { id } })
  expect(data).toMatchObject({ is_on: false, off_reason: 'FAILED' })

  const jobs = await take('webhook-mail')
  expect(jobs.map(({ ownerId }) => ownerId)).toContain(owner.accountId)
  for (const job of jobs) await sendWebhookMail(context(), job)
  const folder = join(context().config.dataDir, 'mail')
  const mails = await Promise.all(
    (await readdir(folder)).map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  expect(mails.find(({ to }) => to?.some(({ address }) => address === owner.email))?.text).toContain('Accounts')

  Object.assign(tool, { status: 200, text: 'thanks' })
  const { title, endpoint_url, events } = data
  await owner.call(webhooks.changeWebhook, { params: { id }, body: { title, endpoint_url, events, is_on: true } })
  await replay()
  await deliverAll()
  expect(await deliveries(id)).toMatchObject([{ status: 'DELIVERED', tries: 1, answer: 'thanks' }])
  Object.assign(tool, { status: 410 })
  await desk.newOrder(1)
  await deliverAll()
  expect((await owner.call(webhooks.findWebhook, { params: { id } })).data.off_reason).toBe('GONE')
  Object.assign(tool, { status: 204 })
  await forget(id)
  tool.received.splice(0)
})

test('a job that runs twice delivers once', async () => {
  const { _id: id } = await tellTool(owner, tool.url)
  await owner.call(webhooks.tryWebhook, { params: { id } })
  const [job] = await take('webhook-delivery')
  await deliver(context(), job!)
  await deliver(context(), job!)
  expect(types()).toEqual(['webhook.test'])
  await forget(id)
})

test.each([
  ['http://127.0.0.2:80/', 'inner-address'],
  ['http://localhost.:1/', 'unreachable'],
  ['https://[::1]/', 'inner-address'],
  ['https://[::ffff:10.0.0.1]/', 'inner-address'],
  ['https://169.254.169.254/latest/meta-data', 'inner-address'],
  ['https://0x0a000001/', 'inner-address'],
  ['https://0/', 'inner-address'],
  ['https://192.168.1.1/', 'inner-address'],
])('an internal address is never connected to: %s', async (url, fault) => {
  const { _id: id } = await tellTool(owner, url)
  await owner.call(webhooks.tryWebhook, { params: { id } })
  await deliverAll()
  expect(await deliveries(id)).toMatchObject([{ status: 'FAILED', fault, answer: null }])
  await forget(id)
})

test('a redirect is not followed, and a long response is truncated', async () => {
  Object.assign(tool, { status: 302, text: 'x'.repeat(100_000) })
  const { _id: id } = await tellTool(owner, tool.url)
  await owner.call(webhooks.tryWebhook, { params: { id } })
  await deliverAll()
  expect(types()).toEqual(['webhook.test'])
  const [delivery] = await deliveries(id)
  expect(delivery).toMatchObject({ status: 'FAILED', fault: 'refused', answer_status: 302 })
  expect(delivery?.answer).toHaveLength(1000)
  Object.assign(tool, { status: 204, text: '' })
  await forget(id)
})

test.each(['ftp://tools.example/', 'https://user:key@tools.example/', 'not an address', 'https://tools.example/#x'])(
  'an address that is not a plain web address is refused: %s',
  async (url) => {
    const { errors } = await expectRefusal(tellTool(owner, url), 422, 'invalid-input')
    expect(errors).toMatchObject([{ path: 'endpoint_url' }])
  },
)

test.each(Object.entries(webhookEvents))('%s has an example of its own shape', (_type, { data, example }) => {
  expect(data.parse(example)).toEqual(example)
})
