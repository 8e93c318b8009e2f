import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { listCustomerTags } from '@fitout/contract/staff/customers.ts'
import { permissionOf } from '@fitout/contract/staff/permissions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { newId } from './database/new-id.ts'
import { openMember } from './testing/members.ts'
import { openStaff } from './testing/staff.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

type Json = { type?: string; minLength?: number; format?: string; pattern?: string; properties?: Record<string, Json> }

/** A body with blanks in each field that needs text, and the paths of these fields. */
function blanksFor({ properties = {} }: Json, before = ''): { body: Record<string, unknown>; paths: string[] } {
  const body: Record<string, unknown> = {}
  const paths: string[] = []
  for (const [name, field] of Object.entries(properties)) {
    if (field.type === 'string' && field.minLength && !field.format && !field.pattern) {
      body[name] = ' \u3000'
      paths.push(`${before}${name}`)
    } else if (field.properties) {
      const inner = blanksFor(field, `${before}${name}.`)
      if (inner.paths.length === 0) continue
      body[name] = inner.body
      paths.push(...inner.paths)
    }
  }
  return { body, paths }
}

// Compared, never shown.
const isSecret = (path: string) => /(?:code|token|password)$/.test(path)

const calls = Object.values(endpoints as Record<string, Endpoint>).flatMap((endpoint) => {
  if (!endpoint.body) return []
  const schema = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Json
  const { body, paths } = blanksFor(schema)
  const named = paths.filter((path) => !isSecret(path))
  return named.length > 0 ? [[`${endpoint.method} ${endpoint.path}`, endpoint, body, named] as const] : []
})

test.each(calls)('%s takes blanks for nothing, at each field', async (_, { method, path, access }, body, named) => {
  const { token } = permissionOf(access) ? await openStaff(shop) : await openMember(shop)
  const address = path.replace(':store_id', newId()).replace(/:\w+/g, newId())
  const response = await shop.request(`/api${address}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { errors } = (await response.json()) as { errors: unknown[] }
  expect(response.status).toBe(422)
  expect(errors).toEqual(
    expect.arrayContaining(named.map((field) => expect.objectContaining({ path: field, code: 'required' }))),
  )
})

test('a blank name stored by an earlier release is still answered', async () => {
  const { accountId } = await openMember(shop)
  await shop.context.db.insertInto('customer_tags').values({ account_id: accountId, tag: '  ' }).execute()
  const owner = await openStaff(shop)
  expect((await owner.call(listCustomerTags)).data).toEqual([{ tag: '  ', customers: 1 }])
})
