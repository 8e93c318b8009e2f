import { listAudit } from '@fitout/contract/staff/audit.ts'
import { currentUser } from '@fitout/contract/auth.ts'
import { locales } from '@fitout/contract/locales.ts'
import { errors as cn } from '@fitout/contract/messages/cn/errors.ts'
import { errors as en } from '@fitout/contract/messages/en/errors.ts'
import { errors as zh } from '@fitout/contract/messages/zh/errors.ts'
import { trackOrder } from '@fitout/contract/orders.ts'
import { forgetPassword } from '@fitout/contract/passwords.ts'
import { findCustomer, listCustomers, readmitCustomer, suspendCustomer } from '@fitout/contract/staff/customers.ts'
import { confirmStaffPayment, shipOrder } from '@fitout/contract/staff/orders.ts'
import { beforeAll, expect, test } from 'vitest'
import { deliverMessages, logIn, openMember, rightPassword, signIn } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, openGuest, placeOrder } from '../../testing/visitors.ts'

const desk = withOrderDesk()
const words = { zh, cn, en }
const reason = 'Threatened the drivers twice'
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
})

const suspend = (id: string, by = manager) => by.call(suspendCustomer, { params: { id }, body: { reason } })
const readmit = (id: string) => manager.call(readmitCustomer, { params: { id } })
const tryToSignIn = async (email: string, password: string, locale: (typeof locales)[number] = 'en') => {
  const response = await logIn(desk.shop, { type: 'EMAIL', login_id: email, password }, { locale })
  return (await response.json()) as { status?: number; code?: string; message?: string }
}

test('a suspended customer is signed out everywhere at once and learns why they cannot sign in', async () => {
  const member = await openMember(desk.shop)
  const elsewhere = await signIn(desk.shop, member.email)
  const { data } = await suspend(member.accountId)
  expect(data).toMatchObject({ suspended_at: expect.any(String), suspension_reason: reason })
  for (const session of [member, elsewhere]) await expectRefusal(session.call(currentUser), 401, 'no-session')
  for (const locale of locales) {
    const refusal = await tryToSignIn(member.email, rightPassword, locale)
    const message = words[locale].codes['account-suspended']
    expect(refusal).toMatchObject({ status: 403, code: 'account-suspended', message })
    expect(message).not.toContain(reason)
  }
  // Callers without the password learn nothing.
  expect(await tryToSignIn(member.email, 'Wrong1234')).toMatchObject({ status: 401, code: 'invalid-credentials' })
  await deliverMessages(desk.shop)
  await desk.shop.visitor()(forgetPassword, { body: { type: 'EMAIL', email: member.email } })
  expect(await deliverMessages(desk.shop)).toEqual([])
})

test('the orders of a suspended customer continue, and can be looked up with reference and contact', async () => {
  const member = await openMember(desk.shop)
  const variant = await desk.goods.addVariant({ stock: [10, 0] })
  const { _id: id, reference } = await placeOrder(desk.goods, member, { [variant]: 2 })
  const { email } = await desk.show(member, id)
  await suspend(member.accountId)
  expect(await desk.shelves(variant)).toEqual({ available: 8, held: 2, sold: 0 })
  await manager.call(confirmStaffPayment, { params: { id }, body: { proof: null } })
  await manager.call(shipOrder, { params: { id }, body: { tracking_number: 'SF1234567', waiting_refund: null } })
  const guest = await openGuest(desk.shop)
  const { data } = await guest.call(trackOrder, { params: { id: reference }, query: { email: email ?? '' } })
  expect(data).toMatchObject({ reference, payment_status: 'paid', delivery_status: 'shipped' })
})

test('lifting a suspension allows signing in again, and revives no earlier session', async () => {
  const member = await openMember(desk.shop)
  await suspend(member.accountId)
  await expectRefusal(suspend(member.accountId), 409, 'illegal-transition')
  expect((await readmit(member.accountId)).data).toMatchObject({ suspended_at: null, suspension_reason: null })
  await expectRefusal(readmit(member.accountId), 409, 'illegal-transition')
  await expectRefusal(member.call(currentUser), 401, 'no-session')
  const back = await signIn(desk.shop, member.email)
  expect((await back.call(currentUser)).data.email).toBe(member.email)
})

test('staff see who is suspended, the audit trail has person and reason, and the data copy includes it', async () => {
  const member = await openMember(desk.shop)
  await suspend(member.accountId)
  const list = (await manager.call(listCustomers, { query: { q: member.email } })).data
  expect(list).toMatchObject([{ _id: member.accountId, suspended_at: expect.any(String) }])
  const found = (await manager.call(findCustomer, { params: { id: member.accountId } })).data
  expect(found.suspension_reason).toBe(reason)
  const copy = await (await manager.send(`/api/admin/customers/${member.accountId}/data`)).json()
  expect(copy).toMatchObject({ data: { accounts: [{ disabled_reason: reason, disabled_at: expect.any(String) }] } })
  await readmit(member.accountId)
  const query = { subject: 'customer', subject_id: member.accountId } as const
  const trail = (await manager.call(listAudit, { query })).data.toReversed()
  expect(trail.map(({ action, staff_id, before, after }) => [action, staff_id, before, after])).toEqual([
    ['customers.suspend', manager.accountId, { customer: 'registered' }, { customer: 'suspended', reason }],
    ['customers.copy', manager.accountId, {}, { copy: 'taken' }],
    ['customers.readmit', manager.accountId, { customer: 'suspended' }, { customer: 'registered' }],
  ])
})

test('only permitted staff can suspend, and only registered customers', async () => {
  const [member, guest, support] = [
    await openMember(desk.shop),
    await openGuest(desk.shop),
    await openStaff(desk.shop, 'support'),
  ]
  await expectRefusal(suspend(member.accountId, support), 403, 'not-allowed')
  await expectRefusal(suspend(guest.accountId), 404, 'customer-not-found')
  const empty = { params: { id: member.accountId }, body: { reason: '' } }
  await expectRefusal(manager.call(suspendCustomer, empty), 422, 'invalid-input')
  expect((await member.call(currentUser)).data.registered).toBe(true)
})

test('a sign-in at the moment of the suspension leaves no working session, then or later', async () => {
  const member = await openMember(desk.shop)
  const tries = Array.from({ length: 6 }, () =>
    logIn(desk.shop, { type: 'EMAIL', login_id: member.email, password: rightPassword }),
  )
  const [answers] = await Promise.all([Promise.all(tries), suspend(member.accountId)])
  const tokens = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { token?: string }).token))
  const works = async () => {
    const seen = tokens.map((token) =>
      desk.shop.request('/api/auth/user', { headers: { Authorization: `Bearer ${token ?? 'none'}` } }),
    )
    return (await Promise.all(seen)).filter(({ status }) => status !== 401).length
  }
  expect(await works()).toBe(0)
  await readmit(member.accountId)
  expect(await works()).toBe(0)
})
