import { readFileSync } from 'node:fs'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { permissionOf } from '@fitout/contract/staff/permissions.ts'
import { endpoints } from './endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from './database/new-id.ts'
import { type Member, openMember } from './testing/members.ts'
import { admissibleBodies, ownedThings } from './testing/owned-things.ts'
import { type ShopGoods, stockShop } from './testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from './testing/staff.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import { openGuest, placeOrder, uploadPicture } from './testing/visitors.ts'

type Row = { call: string; who: string; ofAnother: string }

const table: Row[] = readFileSync(new URL('../../docs/access.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, call, who, ofAnother] = /^\| `([^`]+)`\s*\| (\S+)\s*\| (\S+)\s*\|$/.exec(line) ?? []
    return call && who && ofAnother ? [{ call, who, ofAnother }] : []
  })

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
const rowOf = (endpoint: Endpoint) => table.find((row) => row.call === nameOf(endpoint))!
const all = Object.values(endpoints)
  .filter(({ access }) => !permissionOf(access))
  .map((endpoint) => [nameOf(endpoint), endpoint] as const)

let shop: TestShop
let goods: ShopGoods
let a: Member
let b: Member
let staff: StaffVisitor
let seconds = Math.floor(Date.now() / 1000)
const ids: Record<string, string> = {}

beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(seconds * 1000), seconds: () => seconds } })
  goods = await stockShop(shop.context)
  a = await openMember(shop)
  b = await openMember(shop)
  staff = await openStaff(shop, 'owner')
  ids['orders'] = (await placeOrder(goods, a, { [await goods.addVariant()]: 1 }))._id
  ids['files'] = await uploadPicture(a)
  Object.assign(ids, await ownedThings(shop.context, a), { 'personal-data': newId() })
})
afterAll(() => shop.stop())

function statusOf(endpoint: Endpoint, token: string | undefined): Promise<number> {
  const path = endpoint.path
    .replace(':store_id', goods.storeId)
    .replace(':id', ids[endpoint.path.split('/')[1]!] ?? newId())
    .replace(':format', 'json')
    .replace(/:\w+/g, 'x')
  return statusAt(path, endpoint, token)
}

async function statusAt(path: string, endpoint: Endpoint, token: string | undefined): Promise<number> {
  const body = admissibleBodies[nameOf(endpoint)] ?? (endpoint.body && {})
  const response = await shop.request(`/api${path}`, {
    method: endpoint.method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  await response.body?.cancel()
  return response.status
}

const refused = [401, 403]

test('ACL-01 every call of the contract has a row in docs/access.md, and every row a call', () => {
  expect(table.map((row) => row.call).toSorted()).toEqual(all.map(([name]) => name).toSorted())
  for (const [name, endpoint] of all) expect([name, rowOf(endpoint).who]).toEqual([name, endpoint.access])
})

describe('ACL-01 the calls follow the table', () => {
  test.each(all)('%s', async (_, endpoint) => {
    const { who, ofAnother } = rowOf(endpoint)
    const guest = await openGuest(shop)
    const asked = async (token: string | undefined) => statusOf(endpoint, token)
    const withNone = await asked(undefined)
    seconds += 1801
    const withExpired = await asked(guest.token)
    seconds -= 1801
    if (who === 'anyone') {
      // These calls may refuse the input (a wrong password, a forged notification), but never the caller.
      if (!endpoint.errors.some((code) => code === 'invalid-credentials')) expect(refused).not.toContain(withNone)
    } else {
      expect([withNone, withExpired, await asked(staff.token)]).toEqual([401, 401, 401])
    }
    // Logging out would end the session that the other rows need.
    const member = endpoint.path === '/auth/logout' ? await openMember(shop) : b
    const [asGuest, asMember] = [await asked(guest.token), await asked(member.token)]
    if (who === 'registered') expect(asGuest).toBe(403)
    if (who === 'guest') expect(refused).not.toContain(asGuest)
    if (who !== 'anyone') expect(refused).not.toContain(asMember)
    if (ofAnother === '404') expect(asMember).toBe(404)
  })

  test.each(all.filter(([name]) => /:\w*id\b/.test(name)))(
    '%s answers an invalid id like any other invalid input',
    async (_, endpoint) => {
      for (const odd of ['x', '1e9', "'", '%00', '９'.repeat(36)]) {
        const path = endpoint.path.replace(/:\w+/g, odd)
        expect([path, await statusAt(path, endpoint, b.token)]).toEqual([
          path,
          expect.toSatisfy((status) => status < 500),
        ])
      }
    },
  )

  test("the owner's own objects exist, so that 404 above means not yours", async () => {
    const own = /^GET .(orders.:id.details$|files.:id$|payment-sessions)|^PUT .passkeys.:id.rename/
    const named = all.filter(([name]) => own.test(name))
    const statuses = []
    for (const [, endpoint] of named) statuses.push(await statusOf(endpoint, a.token))
    expect(statuses).toEqual([200, 200, 200, 200])
  })
})
