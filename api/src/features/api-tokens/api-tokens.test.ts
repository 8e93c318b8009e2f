import { addApiToken, listApiTokens, revokeApiToken, tokenPermissions } from '@fitout/contract/staff/api-tokens.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import { listStaffOrders, noteOrder } from '@fitout/contract/staff/orders.ts'
import type { StaffPermission } from '@fitout/contract/staff/permissions.ts'
import { currentStaff } from '@fitout/contract/staff/session.ts'
import { addStaff, changeStaff } from '@fitout/contract/staff/staff.ts'
import { beforeAll, expect, test } from 'vitest'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, signInAgain, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, withToken } from '../../testing/visitors.ts'

const desk = withOrderDesk()
let owner: StaffVisitor
beforeAll(async () => {
  owner = await openStaff(desk.shop)
})

async function openTool(permissions: StaffPermission[] = ['orders.read', 'orders.note'], by = owner, days = 30) {
  const { data } = await by.call(addApiToken, { body: { title: 'Accounts', permissions, days } })
  return { id: data._id, ...withToken(desk.shop, data.token, by.accountId) }
}
const find = async (id: string) => (await owner.call(listApiTokens)).data.find(({ _id }) => _id === id)

test('a tool may do only what is ticked, and is audited as the tool of a person', async () => {
  const tool = await openTool()
  const { id, reference } = await desk.newOrder(1)
  expect((await find(tool.id))?.last_used_at).toBeNull()
  expect((await tool.call(listStaffOrders)).data).toMatchObject([{ reference }])
  await tool.call(noteOrder, { params: { id }, body: { text: 'Booked' } })
  expect((await find(tool.id))?.last_used_at).not.toBeNull()
  const { data } = await owner.call(listAudit, { query: { subject: 'order' } })
  expect(data[0]).toMatchObject({ action: 'orders.note', staff_id: owner.accountId, tool: 'Accounts' })
  await expectRefusal(tool.call(listAudit), 403, 'not-allowed')
  await expectRefusal(tool.call(currentStaff), 403, 'not-allowed')
  await expectRefusal(tool.call(addApiToken, { body: { title: 'x', permissions: ['audit.read'] } }), 403, 'not-allowed')
})

test('the token is shown once, and the database stores its hash', async () => {
  const { id, token } = await openTool()
  expect(token).toMatch(/^fitout_[\w-]{43}$/)
  const { data } = await owner.call(listApiTokens)
  expect(JSON.stringify(data)).not.toContain(token)
  expect(data.find(({ _id }) => _id === id)?.ending).toBe(token.slice(-4))
  const rows = await desk.shop.context.db.selectFrom('api_tokens').selectAll().execute()
  for (const row of rows) expect(JSON.stringify(row)).not.toContain(token)
})

test("it ends when it is revoked, when it expires, and with its creator's access", async () => {
  const [revoked, expiring] = [await openTool(), await openTool(['orders.read'], owner, 1)]
  await owner.call(revokeApiToken, { params: { id: revoked.id } })
  await expectRefusal(revoked.call(listStaffOrders), 401, 'no-session')
  await expectRefusal(owner.call(revokeApiToken, { params: { id: revoked.id } }), 409, 'illegal-transition')
  expect((await expiring.call(listStaffOrders)).total).toBeGreaterThan(0)
  const other = await openStaff(desk.shop)
  const tool = await openTool(['orders.read', 'audit.read'], other)
  expect((await tool.call(listAudit)).total).toBeGreaterThan(0)
  const params = { id: other.accountId }
  await owner.call(changeStaff, { params, body: { role: 'support' } })
  await expectRefusal(tool.call(listAudit), 403, 'not-allowed')
  expect((await tool.call(listStaffOrders)).total).toBeGreaterThan(0)
  await owner.call(changeStaff, { params, body: { is_disabled: true } })
  await expectRefusal(tool.call(listStaffOrders), 401, 'no-session')
  desk.advance(86_400_000)
  await expectRefusal(expiring.call(listStaffOrders), 401, 'no-session')
  owner = await signInAgain(desk.shop, owner)
})

test('tools cannot create people or tokens, and a token gives no access to customer calls', async () => {
  for (const permission of ['self', 'staff.write', 'api-tokens.write', 'webhooks.write', 'sealed-papers.read']) {
    expect(tokenPermissions).not.toContain(permission)
    const body = { title: 'x', permissions: [permission] as never, days: 1 }
    await expectRefusal(owner.call(addApiToken, { body }), 422, 'invalid-input')
  }
  const tool = await openTool([...tokenPermissions])
  const body = { name: 'Kit', email: 'kit-of-tool@studio.example', role: 'owner' as const }
  await expectRefusal(tool.call(addStaff, { body }), 403, 'not-allowed')
  expect((await tool.send('/api/orders/all')).status).toBe(401)
  const byCookie = { headers: { Cookie: `fitout_staff=${tool.token}` } }
  expect((await desk.shop.request('/api/admin/orders/all', byCookie)).status).toBe(401)
})

test('a tool has an allowance of its own, whatever its source', async () => {
  const { rateLimiter } = desk.shop.context
  const tool = await openTool()
  const { take } = rateLimiter
  rateLimiter.take = (source, rate) => (source === `token ${tool.id}` ? 7 : take(source, rate))
  const problem = await expectRefusal(tool.call(listStaffOrders), 429, 'rate-limited')
  rateLimiter.take = take
  expect(problem.code).toBe('rate-limited')
})
