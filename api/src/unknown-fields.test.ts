import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { endpoints } from './endpoints.ts'
import { permissionOf } from '@fitout/contract/staff/permissions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from './database/new-id.ts'
import { openMember } from './testing/members.ts'
import { openStaff } from './testing/staff.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

const withBody = Object.values(endpoints as Record<string, Endpoint>).filter(({ body }) => body)

// The kind of a body with several kinds is determined by its field.
const kinds: Record<string, object> = { 'POST /auth/login': { type: 'EMAIL', login_id: 'a@b.hk', password: 'x' } }

test.each(withBody.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s refuses an unknown field by its name',
  async (name, { method, path, access }) => {
    const { token } = permissionOf(access) ? await openStaff(shop) : await openMember(shop)
    const address = path.replace(':store_id', newId()).replace(/:\w+/g, newId())
    const response = await shop.request(`/api${address}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...kinds[name], made_up: 1 }),
    })
    expect(await response.json()).toMatchObject({
      status: 422,
      errors: expect.arrayContaining([expect.objectContaining({ path: 'made_up', code: 'unknown-field' })]),
    })
  },
)
