import { accountMessages } from '@fitout/contract/messages/en/account-messages.ts'
import { currentUser } from '@fitout/contract/auth.ts'
import { mergeCustomer, previewMerge } from '@fitout/contract/staff/customer-merges.ts'
import {
  adjustPoints,
  deleteCustomer,
  findCustomer,
  listCustomers,
  listGuestCustomers,
  suspendCustomer,
  tagCustomer,
} from '@fitout/contract/staff/customers.ts'
import { saveNotificationSettings, showNotificationSettings } from '@fitout/contract/notification-settings.ts'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { deliverMessages, logIn, type Member, openMember, rightPassword } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openRoomOf } from '../../testing/renovations.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, openGuest, placeOrder } from '../../testing/visitors.ts'
import { wordingVersion } from '../consents/consents-service.ts'
import { memberTables } from '../guests/member-tables.ts'
import { personalTables } from '../personal-data/personal-data-map.ts'

const desk = withOrderDesk()
const reason = 'Registered twice'
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
})

const merge = (id: string, other: string, kind: 'customer' | 'guest' = 'customer') =>
  manager.call(mergeCustomer, { params: { id }, body: { kind, other, reason } })
const shown = async (id: string) => (await manager.call(findCustomer, { params: { id } })).data
const give = (id: string, points: number) =>
  manager.call(adjustPoints, { params: { id }, body: { points, reason: { zh: '補', cn: '补', en: 'For you' } } })
const order = async (visitor: Parameters<typeof placeOrder>[1]) =>
  placeOrder(desk.goods, visitor, { [await desk.goods.addVariant({ stock: [5, 0] })]: 1 })

test('merging two customers moves everything and ends one sign-in; repeating it changes nothing', async () => {
  const [kept, other] = [await openMember(desk.shop), await openMember(desk.shop)]
  await order(kept)
  await order(other)
  await give(kept.accountId, 100)
  await give(other.accountId, 250)
  await manager.call(tagCustomer, { params: { id: other.accountId }, body: { add: ['Architect'], remove: [] } })
  await deliverMessages(desk.shop)
  const { data: preview } = await manager.call(previewMerge, {
    params: { id: kept.accountId },
    query: { kind: 'customer', other: other.accountId },
  })
  expect(preview).toMatchObject({ sign_in: kept.email, ended_sign_in: other.email })
  expect(preview.moves).toMatchObject({ orders: 1, points: 250, tags: 1 })

  await merge(kept.accountId, other.accountId)
  await merge(kept.accountId, other.accountId)
  expect(await shown(kept.accountId)).toMatchObject({ order_count: 2, points: 350, tags: ['Architect'] })
  await expectRefusal(manager.call(findCustomer, { params: { id: other.accountId } }), 404, 'customer-not-found')
  await expectRefusal(other.call(currentUser), 401, 'no-session')
  const signIn = (login_id: string) => logIn(desk.shop, { type: 'EMAIL', login_id, password: rightPassword })
  const [gone, unknown] = [await signIn(other.email), await signIn('nobody@shop.example')]
  expect([gone.status, (await gone.json()).code]).toEqual([unknown.status, (await unknown.json()).code])
  expect((await signIn(kept.email)).status).toBe(200)
  // Staff find the merged customer by the other's address.
  const { data: found } = await manager.call(listCustomers, { query: { q: other.email } })
  expect(found.map(({ _id }) => _id)).toEqual([kept.accountId])
  const mails = await deliverMessages(desk.shop)
  expect(mails.map(({ about, to }) => [about, to])).toEqual([['customers-merged', kept.email]])
  expect(mails[0]?.text).not.toContain(accountMessages.closing)
  const copy = await manager.send(`/api/admin/customers/${kept.accountId}/data`)
  expect(await copy.text()).toContain(other.email)
  await expectInvariants(desk.shop.context.db)
})

test('concurrent merges, both ways and while an order is placed, leave one customer with everything', async () => {
  const [one, two] = [await openMember(desk.shop), await openMember(desk.shop)]
  await give(one.accountId, 10)
  await give(two.accountId, 20)
  const acts = [
    order(two),
    merge(one.accountId, two.accountId),
    merge(two.accountId, one.accountId),
    merge(one.accountId, two.accountId),
  ]
  const [placed] = await Promise.allSettled(acts)
  const left = await desk.shop.context.db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [one.accountId, two.accountId])
    .where('deleted_at', 'is', null)
    .execute()
  expect(left).toHaveLength(1)
  const orders = placed?.status === 'fulfilled' ? 1 : 0
  expect(await shown(left[0]!.id)).toMatchObject({ points: 30, order_count: orders })
  await expectInvariants(desk.shop.context.db)
})

test('merging a guest moves all orders of the contact into the account', async () => {
  const kept = await openMember(desk.shop)
  const guest = await openGuest(desk.shop)
  const { _id: id } = await order(guest)
  const { data: guests } = await manager.call(listGuestCustomers, { query: {} })
  const row = guests.find(({ _id }) => _id === id)!
  await merge(kept.accountId, id, 'guest')
  await merge(kept.accountId, id, 'guest')
  expect((await shown(kept.accountId)).order_count).toBe(row.order_count)
  const { data: after } = await manager.call(listGuestCustomers, { query: {} })
  expect(after.map(({ _id }) => _id)).not.toContain(id)
  await expectInvariants(desk.shop.context.db)
})

test('an account cannot be merged into itself, by support, or with a missing one; deletion includes merged data', async () => {
  const [kept, other] = [await openMember(desk.shop), await openMember(desk.shop)]
  await expectRefusal(merge(kept.accountId, kept.accountId), 409, 'illegal-transition')
  await expectRefusal(merge(kept.accountId, '00000000-0000-4000-8000-000000000000'), 404, 'customer-not-found')
  const support = await openStaff(desk.shop, 'support')
  const body = { kind: 'customer', other: other.accountId, reason } as const
  const refused = support.call(mergeCustomer, { params: { id: kept.accountId }, body })
  await expectRefusal(refused, 403, 'not-allowed')
  await merge(kept.accountId, other.accountId)
  const owner = await openStaff(desk.shop, 'owner')
  await owner.call(deleteCustomer, { params: { id: kept.accountId }, body: { reason } })
  const contacts = await desk.shop.context.db
    .selectFrom('former_contacts')
    .selectAll()
    .where('account_id', '=', kept.accountId)
    .execute()
  expect(contacts).toEqual([])
})

test('members of one renovation and suspended customers are refused', async () => {
  const [client, approver, third] = [
    await openMember(desk.shop),
    await openMember(desk.shop),
    await openMember(desk.shop),
  ]
  const renovation_id = await openRoomOf(desk.shop, manager, client)
  const member = { id: newId(), renovation_id, account_id: approver.accountId, created_at: new Date() }
  await desk.shop.context.db
    .insertInto('renovation_members')
    .values({ ...member, right: 'APPROVE' })
    .execute()
  await expectRefusal(merge(client.accountId, approver.accountId), 409, 'customers-share-renovation')
  await manager.call(suspendCustomer, { params: { id: third.accountId }, body: { reason } })
  await expectRefusal(merge(client.accountId, third.accountId), 409, 'illegal-transition')
  // The renovation is merged along with its client.
  const fourth = await openMember(desk.shop)
  await merge(fourth.accountId, client.accountId)
  const { data: preview } = await manager.call(previewMerge, {
    params: { id: approver.accountId },
    query: { kind: 'customer', other: (await openMember(desk.shop)).accountId },
  })
  expect(preview.moves.renovations).toBe(0)
  await expectRefusal(merge(approver.accountId, fourth.accountId), 409, 'customers-share-renovation')
  await expectInvariants(desk.shop.context.db)
})

test('consent is only ever narrowed', async () => {
  const newsletter = { content_type: 'newsletter', channel: 'EMAIL' } as const
  const wording = { version: wordingVersion, language: 'en' } as const
  const decide = (member: Member, is_accept: boolean) =>
    member.call(saveNotificationSettings, { body: { is_accept, settings: [{ ...newsletter, is_accept }], wording } })
  const isAgreed = async (member: Member) => {
    const { data } = await member.call(showNotificationSettings)
    return data.settings.find((one) => one.content_type === 'newsletter' && one.channel === 'EMAIL')?.is_accept
  }
  const [agreed, withdrew] = [await openMember(desk.shop), await openMember(desk.shop)]
  await decide(agreed, true)
  await decide(withdrew, true)
  await decide(withdrew, false)
  await merge(agreed.accountId, withdrew.accountId)
  expect(await isAgreed(agreed)).toBe(false)
  const [silent, other] = [await openMember(desk.shop), await openMember(desk.shop)]
  await decide(other, true)
  await merge(silent.accountId, other.accountId)
  expect(await isAgreed(silent)).toBe(false)
})

test('every table in the data map that references an account is handled', () => {
  const named = personalTables.filter(({ owner }) => owner === 'account_id').map(({ table }) => String(table))
  // These rows follow their parents.
  const beside = new Set(['cart_lines', 'point_entries'])
  expect(named.filter((table) => !(table in memberTables) && !beside.has(table))).toEqual([])
})
