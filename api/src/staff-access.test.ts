import { readFileSync } from 'node:fs'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { endpoints } from './endpoints.ts'
import { signOutStaff } from '@fitout/contract/staff/session.ts'
import { permissionOf, type StaffRole, staffRoles } from '@fitout/contract/staff/permissions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from './database/new-id.ts'
import { staffSessionSeconds } from './features/staff/staff-sessions-service.ts'
import { openMember } from './testing/members.ts'
import { openStaff, type StaffVisitor } from './testing/staff.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import { openGuest } from './testing/visitors.ts'

/** `GET /admin/staff/all` → owner, manager: the published matrix, as readers see it. */
const published = new Map(
  readFileSync(new URL('../../docs/staff-access.md', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [call, , ...cells] = line.split(' | ')
      const name = /^\| `([^`]+)`$/.exec(call ?? '')?.[1]
      const marks = cells.map((cell) => cell.replace(' |', ''))
      return name ? [[name, new Set(staffRoles.filter((_, column) => marks[column] === 'yes'))] as const] : []
    }),
)

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
const forStaff = Object.values(endpoints)
  .filter(({ access }) => permissionOf(access))
  .map((endpoint) => [nameOf(endpoint), endpoint] as const)

let shop: TestShop
let seconds = Math.floor(Date.now() / 1000)
const customers: (string | undefined)[] = [undefined]
const people = new Map<StaffRole, StaffVisitor>()
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(seconds * 1000), seconds: () => seconds } })
  customers.push((await openGuest(shop)).token, (await openMember(shop)).token)
  for (const role of staffRoles) people.set(role, await openStaff(shop, role))
})
afterAll(() => shop.stop())

async function refusalOf(endpoint: Endpoint, token: string | undefined): Promise<string> {
  const body = endpoint.body && JSON.stringify({ role: 'owner', is_staff: true })
  const response = await shop.request(`/api${endpoint.path.replace(/:\w+/g, newId())}`, {
    method: endpoint.method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body }),
  })
  const { code } = response.status < 400 ? { code: 'none' } : ((await response.json()) as { code: string })
  return code === 'no-session' || code === 'not-allowed' ? code : 'let in'
}

test('ACL-01 every call for staff has a row in docs/staff-access.md, and every row a call', () => {
  expect([...published.keys()].toSorted()).toEqual(forStaff.map(([name]) => name).toSorted())
})

describe('ACL-11 ACL-12 the calls follow the table', () => {
  test.each(forStaff)('%s', async (name, endpoint) => {
    for (const token of customers) expect(await refusalOf(endpoint, token)).toBe('no-session')
    seconds += staffSessionSeconds
    for (const { token } of people.values()) expect(await refusalOf(endpoint, token)).toBe('no-session')
    seconds -= staffSessionSeconds
    const outcome: [StaffRole, string][] = []
    for (const role of staffRoles) {
      // Signing out would end the session that the other rows need.
      const visitor = endpoint === signOutStaff ? await openStaff(shop, role) : people.get(role)
      outcome.push([role, await refusalOf(endpoint, visitor?.token)])
    }
    expect(outcome).toEqual(staffRoles.map((role) => [role, published.get(name)?.has(role) ? 'let in' : 'not-allowed']))
  })

  test('the audit trail has each refusal, with the person and the call', async () => {
    const rows = await shop.context.db
      .selectFrom('audit_entries')
      .select(['staff_id', 'subject_id', 'after'])
      .where('action', '=', 'refused')
      .execute()
    const met = rows.map(
      ({ staff_id: id, subject_id: permission, after }) => `${id} ${permission} ${(after as { call: string }).call}`,
    )
    const should = forStaff.flatMap(([name, { access }]) =>
      staffRoles
        .filter((role) => !published.get(name)?.has(role))
        .map((role) => `${people.get(role)?.accountId} ${permissionOf(access)} ${name}`),
    )
    expect(met.toSorted()).toEqual(should.toSorted())
  })
})

test.each(forStaff.filter(([name]) => name.includes(':')))(
  '%s answers an invalid id like any other invalid input',
  async (_, endpoint) => {
    const owner = await openStaff(shop, 'owner')
    const json = endpoint.body && { headers: { 'Content-Type': 'application/json' }, body: '{}' }
    for (const odd of ['x', '1e9', "'", '%00', '９'.repeat(36)]) {
      const path = endpoint.path.replace(/:\w+/g, odd)
      const { status } = await owner.send(`/api${path}`, { method: endpoint.method, ...json })
      expect([path, status]).toEqual([path, expect.toSatisfy((found) => found < 500)])
    }
  },
)

test('ACL-11 PRIV-02 a refused call is audited, with its endpoint and source', async () => {
  const support = await openStaff(shop, 'support')
  const body = { role: 'owner' }
  const own = `/api/admin/staff/${support.accountId}/change`
  const refused = await support.send(own, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(refused.status).toBe(403)
  const owner = await openStaff(shop, 'owner')
  const { data } = await owner.call(listAudit, { query: { staff_id: support.accountId } })
  expect(data).toMatchObject([
    { action: 'refused', subject_id: 'staff.write', before: {}, after: { call: 'PUT /admin/staff/:id/change' } },
  ])
  expect(data[0]?.source).toEqual(expect.any(String))
})
