import { endpoints } from './endpoints.ts'
import { errorStatus } from '@fitout/contract/errors.ts'
import { problem } from '@fitout/contract/wire.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from './routes.ts'
import { stockShop, type ShopGoods } from './testing/shop-goods.ts'
import specified from './testing/specified-calls.json' with { type: 'json' }
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import { type Guest, openGuest } from './testing/visitors.ts'

let shop: TestShop
let goods: ShopGoods
let guest: Guest
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  guest = await openGuest(shop)
})
afterAll(() => shop.stop())

const served = new Set(routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`))
const pathOf = (path: string) =>
  path
    .replace('{store}', ':store_id')
    .replace(/\{(?:id|card_id)\}/, ':id')
    .replace('{slug}', ':slug')

describe('the contract and the API', () => {
  test('each endpoint of the contract is served exactly once, and no other', () => {
    const described = Object.values(endpoints).map((endpoint) => `${endpoint.method} ${endpoint.path}`)
    expect(routes).toHaveLength(described.length)
    expect([...served].toSorted()).toEqual(described.toSorted())
    expect(new Set(described).size).toBe(described.length)
  })

  test('no route hides another: if two match a path, the one with fewer parameters comes first', () => {
    const parts = routes.map(({ endpoint }) => [endpoint.method, ...endpoint.path.split('/')])
    const parameters = (path: string[]) => path.filter((part) => part.startsWith(':')).length
    const fits = (pattern: string[], path: string[]) =>
      pattern.length === path.length && pattern.every((part, at) => part.startsWith(':') || part === path[at])
    const hidden = parts.filter((path, at) =>
      parts.slice(0, at).some((earlier) => fits(earlier, path) && parameters(earlier) > parameters(path)),
    )
    expect(hidden.map((path) => path.join(' '))).toEqual([])
  })

  test.each(specified.calls)('FUZZ-03 $id $method $path is served to $who', (call) => {
    const endpoint = Object.values(endpoints).find(
      (candidate) => candidate.method === call.method && candidate.path === pathOf(call.path),
    )
    expect(endpoint?.access).toBe(call.who)
  })

  test('openapi.json describes every call with its answers, and the reference page names them', async () => {
    const description = (await (await shop.request('/api/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
    }
    expect(description.openapi).toBe('3.1.0')
    const operations = Object.values(description.paths).flatMap((path) => Object.values(path))
    expect(operations.map((operation) => operation.operationId).toSorted()).toEqual(Object.keys(endpoints).toSorted())
    for (const operation of operations)
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', '429', '500', '503']))
    const page = await (await shop.request('/api/docs')).text()
    for (const { path } of Object.values(endpoints)) expect(page).toContain(path)
  })
})

describe('errors', () => {
  test.each([
    ['zh', '找不到你要的內容。'],
    ['cn', '找不到您要的内容。'],
    ['en', undefined],
  ] as const)('FUZZ-02 have the same form, with a message in %s', async (locale, words) => {
    const response = await shop.request('/api/nowhere', { headers: { 'X-Locale': locale } })
    expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8')
    const body = problem.parse(await response.json())
    expect(body).toMatchObject({ status: 404, code: 'not-found' })
    if (words) expect(body.message).toBe(words)
    expect(body.request_id).toBe(response.headers.get('X-Request-Id'))
  })

  test('follow Accept-Language if no language is named', async () => {
    const message = async (headers: HeadersInit) =>
      ((await (await shop.request('/api/nowhere', { headers })).json()) as { message: string }).message
    const simplified = await message({ 'X-Locale': 'cn' })
    expect(await message({ 'Accept-Language': 'zh-CN,en;q=0.5' })).toBe(simplified)
    expect(await message({ 'Accept-Language': 'en', 'X-Locale': 'cn' })).toBe(simplified)
    expect(await message({ 'Accept-Language': 'xx', 'X-Locale': '<script>' })).toBe(await message({ 'X-Locale': 'zh' }))
  })

  test('every code has a status between 400 and 599', () => {
    for (const status of Object.values(errorStatus)) expect(status >= 400 && status < 600).toBe(true)
  })
})

const add = (body: BodyInit, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  guest.send(`/api/stores/${goods.storeId}/shopping-cart/add-to-cart`, { method: 'POST', body, headers })

describe('INJ-09 bodies', () => {
  const variant = crypto.randomUUID()
  test.each([
    ['nothing', '', 400],
    ['truncated JSON', '{"product_variant_id":', 400],
    ['100,000 levels', '['.repeat(50_000) + ']'.repeat(50_000), 422],
    ['too many levels for a body', '['.repeat(200_000), 413],
    ['an array', '[]', 422],
    ['a string', '"x"', 422],
    ['null', 'null', 422],
    ['a number', '1', 422],
    ['an unknown field', `{"product_variant_id":"${variant}","qty":1,"__proto__":{"admin":true}}`, 422],
    ['a field of the prototype', `{"product_variant_id":"${variant}","qty":1,"constructor":1}`, 422],
    ['a number beyond all', `{"product_variant_id":"${variant}","qty":1e400}`, 422],
    ['arrays for values', `{"product_variant_id":["${variant}"],"qty":[1]}`, 422],
    ['10,000 keys', `{${Array.from({ length: 9000 }, (_, key) => `"${key}":1`).join(',')}}`, 422],
    ['a megabyte', `{"product_variant_id":"${'x'.repeat(1_000_000)}"}`, 413],
  ])('%s are refused', async (_, body, status) => {
    const response = await add(body)
    expect(response.status).toBe(status)
    const answer = problem.parse(await response.json())
    expect((answer.errors ?? []).length).toBeLessThanOrEqual(100)
  })

  test('with invalid UTF-8, another type or another encoding are refused', async () => {
    expect((await add(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))).status).toBe(400)
    expect((await add('{}', { 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await add(new Uint8Array([0x7b, 0x7d]), {})).status).toBe(415)
    expect((await add('{}', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })).status).toBe(415)
  })

  test('of 10 MB never reach a handler', async () => {
    const response = await shop.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"type":"TEMP","login_id":"${'x'.repeat(10_000_000)}"}`,
    })
    expect(response.status).toBe(413)
  })
})

test('INJ-01 INJ-05 hostile text in paths, queries and headers gets 4xx or a normal answer, never a leak', async () => {
  const hostile = [
    "'",
    '"',
    "' or '1'='1",
    '1; drop table orders--',
    '$$x$$',
    'pg_sleep(5)',
    '%00',
    '%0d%0aX: y',
    '../../etc/passwd',
    '%',
    '\\',
    '𨋢𠮷',
    '<script>',
    '%u0000',
    '{{7*7}}',
    'a'.repeat(3000),
  ]
  for (const text of hostile) {
    const part = text.startsWith('%') ? text : encodeURIComponent(text)
    const paths = [
      `/api/orders/${part}/details`,
      `/api/orders/${part}/details/guest?email=${part}&phone=${part}`,
      `/api/stores/${part}/shopping-cart/couriers?country_code=${part}`,
      `/api/stores/${goods.storeId}/shopping-cart/couriers?country_code=${part}`,
      `/api/orders/all?store_id=${part}&page=${part}`,
      `/api/files/${part}`,
      `/api/contents/slug/${part}/latest`,
      `/api/configuration/slug/${part}/sorting-list`,
    ]
    for (const path of paths) {
      const response = await guest.send(path, { headers: { 'Accept-Language': 'en' } })
      expect([path, response.status < 500]).toEqual([path, true])
      expect(await response.text()).not.toMatch(/syntax|postgres|SELECT |relation|node_modules|\.ts:/i)
    }
  }
})

test('INJ-11 thousands of repeated query fields are refused at once', async () => {
  const path = `/api/stores/${goods.storeId}/product-management/products/filter?per_page=1&${'a&'.repeat(7000)}`
  const start = performance.now()
  expect((await shop.request(path)).status).toBe(422)
  expect(performance.now() - start).toBeLessThan(1000)
})

describe('WEB headers', () => {
  test('WEB-01 are set on every class of answer', async () => {
    const answers = [
      await shop.request('/api/auth/user'),
      await shop.request('/api/nowhere'),
      await shop.request('/api/auth/login', { method: 'DELETE' }),
      await add('{'),
      await guest.send('/api/auth/user'),
      await shop.request('/healthz'),
      await shop.request('/readyz'),
      await shop.request('/api/openapi.json'),
      await shop.request('/api/docs'),
      await shop.request('/media/nothing/here.webp'),
    ]
    for (const { headers, status, url } of answers) {
      expect([status, url, headers.get('X-Content-Type-Options')]).toEqual([status, url, 'nosniff'])
      expect(headers.get('Content-Security-Policy')).toMatch(/frame-ancestors 'none'/)
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
      for (const name of ['Server', 'X-Powered-By']) expect(headers.get(name)).toBeNull()
    }
  })

  test('WEB-02 allow no other origin to read', async () => {
    for (const Origin of [
      'https://evil.example',
      'null',
      'https://shop.example.evil.example',
      'http://localhost:3000',
    ]) {
      const response = await guest.send('/api/auth/user', { headers: { Origin } })
      const preflight = await shop.request('/api/auth/user', {
        method: 'OPTIONS',
        headers: { Origin, 'Access-Control-Request-Method': 'PUT' },
      })
      for (const { headers } of [response, preflight]) {
        expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
        expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
      }
    }
  })

  test('WEB-05 keep personal data out of caches', async () => {
    for (const path of [
      '/api/auth/user',
      '/api/orders/all',
      '/api/orders/x/details',
      '/api/orders/x/details/guest?phone=1',
    ]) {
      const response = await guest.send(path)
      expect([path, response.headers.get('Cache-Control')]).toEqual([path, 'no-store'])
    }
  })

  test('WEB-10 other methods get 405 with the allowed ones', async () => {
    for (const method of ['PATCH', 'PUT', 'DELETE', 'FOO']) {
      const response = await shop.request('/api/auth/login', { method })
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'OPTIONS, POST'])
    }
    const head = await guest.send('/api/auth/user', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const logout = await shop.request('/api/auth/logout', {
      method: 'HEAD',
      headers: { Authorization: `Bearer ${guest.token}` },
    })
    expect(logout.status).toBe(405)
    expect((await guest.send('/api/auth/user')).status).toBe(200)
  })
})

describe('health', () => {
  test('is alive at /healthz, and ready at /readyz while the database is reachable', async () => {
    expect((await shop.request('/healthz')).status).toBe(200)
    expect((await shop.request('/readyz')).status).toBe(200)
  })
})
